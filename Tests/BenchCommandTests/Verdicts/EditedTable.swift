import LayoutBench

/// Result files with something changed by hand.
enum EditedTable {
  /// Changes the rows of a result file.
  static func edit(_ name: String, in folder: WorkFolder, _ change: (inout [ResultRow]) -> Void) throws {
    var table = try ResultTable(contentsOf: folder.path(of: name))
    change(&table.rows)
    try table.write(to: folder.path(of: name))
  }

  /// A row of another path.
  static func copy(_ row: ResultRow, path: String) -> ResultRow {
    var row = row
    row.path = path
    return row
  }

  /// Files that are no result files, by what is wrong with them, and what a line about one must say.
  static let broken: [(name: String, text: String, words: String)] = {
    let head = ResultRow.columns.joined(separator: ",") + "\n"
    let row = ResultTable([ResultRow(layout: "a", content: "b", items: 1, sweep: "c", path: "d")]).csv
    return [
      ("empty", "", ": the file is empty; a header line is needed"),
      ("truncated", String(row.dropLast(9)), ":2: 29 fields; as many as the header's 37 are needed"),
      ("truncated header", String(head.prefix(20)), ":1: column content: is missing in the header"),
      ("foreign", "name,time\nmine,3\n", ":1: column schema: is missing in the header"),
      ("binary", "\u{0}\u{1}\u{2}\r\u{7F}\u{0}", ":1: "),
      ("newer", row.replacing("\n1,", with: "\n2,"), ":2: column schema: 2 is a version that cannot be read"),
      ("word", row.replacing(",1,c", with: ",many,c"), ":2: column items: \"many\" is not allowed"),
      (
        "huge field", row.replacing(",b,", with: "," + String(repeating: "9", count: 2_000_000) + ","), ":1: "
      ),
      (
        "huge number", row.replacing(",1,c", with: "," + String(repeating: "9", count: 99_999) + ",c"), ":2: "
      ),
    ]
  }()
}
