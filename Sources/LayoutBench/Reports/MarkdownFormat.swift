import Files

extension ReportFormat {
  /// For a pull request, a report or a job's summary: what was found, by cause, and the rows folded below; or
  /// the tables, where nothing was compared.
  public static let markdown = ReportFormat("markdown") { report in
    // A comment on GitHub has room for 65,536 characters, which are no more than bytes; some are left to the
    // action that posts it.
    MarkdownText(parts: report.markdownParts).text(fitting: 65_000)
  }
}

extension Report {
  /// The report's parts, in the order in which they matter.
  var markdownParts: [MarkdownText.Part] {
    let notes = MarkdownText.Part(lines: notes.map { "- \(line($0))\n" }, most: 50, noun: "notes")
    guard let sides else { return tables.flatMap { $0.markdownParts() } + [notes] }
    let head = "## \(line(title)): \(summary)\n\n\(line(sides.old)) → \(line(sides.new))\n"
    let found = groups.map { "- **\($0.verdict.word)**: \(markdownText($0.text))\n" }
    return [
      MarkdownText.Part(head: head), MarkdownText.Part(lines: found, most: 50, noun: "findings"), notes,
    ] + tables.flatMap { $0.markdownParts(foldedAs: "Rows with findings", where: \.isNotable) }
      + tables.flatMap { $0.markdownParts(foldedAs: "Rows without findings") { !$0.isNotable } }
  }

  /// Text from outside as one line.
  private func line(_ text: String) -> String { markdownText(Printable.line(text, limit: 500)) }
}

extension ReportTable {
  /// The rows that people see, a part a block.
  fileprivate func markdownParts() -> [MarkdownText.Part] {
    guard let shown = ShownTable(self) else { return [] }
    if shown.blocks.isEmpty { return [MarkdownText.Part(head: "No results.\n")] }
    return shown.blocks.map { shown.part($0, before: $0.heading.map { "### \(markdownText($0))\n\n" } ?? "") }
  }

  /// The rows of some verdicts, folded under a title.
  fileprivate func markdownParts(
    foldedAs title: String, where isShown: (Verdict) -> Bool
  ) -> [MarkdownText.Part] {
    guard let shown = ShownTable(self, where: isShown) else { return [] }
    return shown.blocks.map { block in
      let head = "<details>\n<summary>\(title): \(HumanUnits.count(Double(block.rows.count)))</summary>\n\n"
      return shown.part(block, before: head, after: "\n</details>\n")
    }
  }
}

extension ShownTable {
  fileprivate func part(_ block: Block, before: String, after: String = "") -> MarkdownText.Part {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return MarkdownText.Part(
      head: before + line(titles) + line(isLeading.map { $0 ? "---" : "---:" }),
      lines: block.rows.map { line($0.map(markdownText)) }, foot: after, noun: "rows")
  }
}

/// The text without what Markdown would take for its own.
private func markdownText(_ text: String) -> String {
  text.escaped { "\\|`*_<>[]&#".unicodeScalars.contains($0) ? "\\\($0)" : nil }
}
