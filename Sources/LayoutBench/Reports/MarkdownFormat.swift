import Files

extension ReportFormat {
  /// Tables for a pull request, a report or a job's summary.
  public static let markdown = ReportFormat("markdown") { report in
    var parts = report.tables.compactMap { ShownTable($0)?.markdown }
    if let sides = report.sides {
      parts.insert(
        "## \(line(report.title)): \(report.summary)\n\n\(line(sides.old)) → \(line(sides.new))\n", at: 0)
    }
    if !report.notes.isEmpty { parts.append(report.notes.map { "- \(line($0))\n" }.joined()) }
    return parts.joined(separator: "\n")
  }

  /// Text from outside as one line.
  private static func line(_ text: String) -> String { markdownText(Printable.line(text, limit: 500)) }
}

extension ShownTable {
  fileprivate var markdown: String {
    let head = [titles, isLeading.map { $0 ? "---" : "---:" }]
    let blocks = blocks.map { block in
      let rows = head + block.rows.map { $0.map(markdownText) }
      return (block.heading.map { "### \(markdownText($0))\n\n" } ?? "")
        + rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
    return blocks.isEmpty ? "No results.\n" : blocks.joined(separator: "\n")
  }
}

/// The text without what Markdown would take for its own.
private func markdownText(_ text: String) -> String {
  text.escaped { "\\|`*_<>[]&#".unicodeScalars.contains($0) ? "\\\($0)" : nil }
}
