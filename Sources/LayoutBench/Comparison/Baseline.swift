import Files

/// Committed results that new ones are judged against.
public struct Baseline: Sendable {
  /// The file of the results.
  public let path: String
  public let table: ResultTable
  /// What it was made on and with; `nil` where that is not known.
  public var environment: EnvironmentFile?
  /// On which line of the file a row begins, from 1; empty where the rows come from no file.
  public private(set) var lines: [RowKey: Int] = [:]

  /// The baseline in a file.
  ///
  /// - Throws: `FileProblem` when the file cannot be read, or is no baseline.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(contentsOf path: String) throws(FileProblem) {
    let rows = try ResultTable.numberedRows(csv: InputFile.read(path), path: path)
    try self.init(ResultTable(rows.map(\.row)), path: path)
    lines = Dictionary(rows.map { (RowKey($0.row), $0.line) }) { first, _ in first }
  }

  /// - Parameters:
  ///   - table: The results.
  ///   - path: What problems call their file.
  /// - Throws: `FileProblem` when there are no rows, one comes twice, or a ratio lies outside of its
  ///   interval, which no measurement gives.
  public init(_ table: ResultTable, path: String) throws(FileProblem) {
    guard !table.rows.isEmpty else { throw FileProblem(path: path, reason: "has no rows") }
    _ = try RowPairing(old: table, oldPath: path, new: table, newPath: path)
    try table.checkRatios(path: path)
    self.table = table
    self.path = path
  }

  /// The rows that a check has to account for: those that were measured, and those that were asked for; all
  /// where nothing is said.
  ///
  /// What was left out on purpose is not missing. Frames and traces of one's own are measured besides the
  /// layouts, counts and sweeps that are named.
  func expected(measured: ResultTable, asked: Set<RowKey>?) -> ResultTable {
    guard let asked else { return table }
    let keys = asked.union(measured.rows.map { RowKey($0) })
    return ResultTable(table.rows.filter { keys.contains(RowKey($0)) })
  }
}

extension ResultTable {
  /// Refuses ratios that lie outside of their intervals, which no measurement gives: somebody has changed them.
  ///
  /// - Parameter path: What problems call the file.
  /// - Throws: `FileProblem` for the first such ratio.
  /// - Complexity: O(*n*) for *n* rows.
  func checkRatios(path: String) throws(FileProblem) {
    for metric in ComparedMetric.allCases where metric.kind == .ratio {
      for row in rows where !metric.liesWithinItsInterval(in: row) {
        throw FileProblem(
          path: path, column: metric.rawValue,
          reason: "does not lie within its interval in the row \(RowKey(row))")
      }
    }
  }
}
