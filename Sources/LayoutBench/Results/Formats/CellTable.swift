/// A table of ready cells for people: some columns of text, then columns of numbers.
struct CellTable {
  /// The titles of the columns.
  let titles: [String]
  /// The number of columns of text; they are set to the left, the others to the right.
  let textColumns: Int
  /// The cells of each row, as many as there are titles.
  var rows: [[String]] = []

  /// The table for a terminal, a line each row under a line of titles.
  var aligned: String {
    var widths = titles.map(\.count)
    for cells in rows {
      for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    return ([titles] + rows).map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (column < textColumns ? cell + space : space + cell)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The table in Markdown.
  var markdown: String {
    let alignment = titles.indices.map { $0 < textColumns ? "---" : "---:" }
    let lines = [titles, alignment] + rows.map { $0.map(MarkdownFormat.escaped) }
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
