import Files

extension ResultTable {
  /// The table as CSV (RFC 4180, UTF-8, LF): a header, a line per row, and nothing where nothing was
  /// measured.
  ///
  /// Numbers are rounded as `ResultRow.rounded` says, and written as briefly as they read back the same.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var csv: String {
    var text = ResultRow.columns.joined(separator: ",") + "\n"
    let columns = ResultColumn.allCases.map(\.storage)
    for row in rows {
      let row = row.rounded
      for (position, column) in columns.enumerated() {
        if position > 0 { text += "," }
        text += Self.field(row, column)
      }
      text += "\n"
    }
    return text
  }

  /// Writes the table as CSV.
  ///
  /// - Parameter path: The file; see `AtomicFile.write(_:to:makingFolder:)`.
  /// - Throws: `FileProblem` when the file cannot be written; an earlier file is then as it was.
  /// - Complexity: O(*n*) for *n* rows.
  public func write(to path: String) throws(FileProblem) {
    try AtomicFile.write(csv, to: path)
  }

  private static func field(_ row: ResultRow, _ column: ResultColumn.Storage) -> String {
    switch column {
    case .text(let value): CSVText.field(row[keyPath: value])
    case .integer(let value): "\(row[keyPath: value])"
    case .flag(let value): row[keyPath: value].map { $0 ? "true" : "false" } ?? ""
    case .number(let value, _): row[keyPath: value].map(CSVNumber.text) ?? ""
    }
  }
}
