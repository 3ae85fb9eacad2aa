extension ReportFormat {
  /// Aligned columns for a terminal.
  public static let table = ReportFormat("table") { report in
    var parts = report.tables.compactMap { ShownTable($0)?.aligned }
    // Elsewhere the rows say it all.
    if report.sides != nil { parts.append(report.closingLines.map { $0 + "\n" }.joined()) }
    return parts.joined(separator: "\n")
  }
}

extension ShownTable {
  /// A line each row under a line of titles, or such a block under each heading.
  fileprivate var aligned: String {
    // One set of widths for all blocks, so that the eye can run down the page.
    var widths = titles.map(\.count)
    for cells in blocks.flatMap(\.rows) {
      for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    guard !blocks.isEmpty else { return "no results\n" }
    return blocks.map { block in
      let indent = block.heading == nil ? "" : "  "
      let lines = ([titles] + block.rows).map { indent + line($0, widths) }
      return ([block.heading].compactMap(\.self) + lines).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return isLeading[column] ? cell + space : space + cell
    }
    var line = padded.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
