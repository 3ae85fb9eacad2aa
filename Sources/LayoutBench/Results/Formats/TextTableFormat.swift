/// Results as aligned columns, a block per scenario.
enum TextTableFormat {
  static func text(of results: ResultTable) -> String {
    let groups = ResultGroup.groups(of: results)
    guard !groups.isEmpty else { return "no results\n" }
    // One set of widths for all blocks, so that the eye can run down the page.
    var widths = ResultGroup.titles.map(\.count)
    for group in groups {
      for cells in group.cells {
        for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.count) }
      }
    }
    let blocks = groups.map { group in
      ([group.title, line(ResultGroup.titles, widths)] + group.cells.map { line($0, widths) })
        .joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The first cell to the left, the others to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = " "
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.count)
      line += column == 0 ? " " + cell + space : "  " + space + cell
    }
    return line
  }
}
