extension ReportFormat {
  /// Aligned columns for a terminal.
  public static let table = ReportFormat(colored: "table") { report, colors in
    var parts = report.tables.compactMap { ShownTable($0)?.aligned(colors) }
    // Elsewhere the rows say it all.
    if report.sides != nil { parts.append(report.closing(colors)) }
    return parts.joined(separator: "\n")
  }
}

extension ShownTable {
  /// A line each row under a line of titles, or such a block under each heading.
  func aligned(_ colors: TerminalColors) -> String {
    // One set of widths for all blocks, so that the eye can run down the page.
    var widths = titles.map(\.count)
    for cells in blocks.flatMap(\.rows) {
      for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    guard !blocks.isEmpty else { return "no results\n" }
    return blocks.map { block in
      let indent = block.heading == nil ? "" : "  "
      let head = [block.heading.map(colors.heading), indent + colors.dimmed(line(titles, widths))]
      return (head.compactMap(\.self) + block.rows.map { indent + line($0, widths) }).map { $0 + "\n" }
        .joined()
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
