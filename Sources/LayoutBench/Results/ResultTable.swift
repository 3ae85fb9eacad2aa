import Files

/// The results of a run: rows of the result CSV.
public struct ResultTable: Equatable, Sendable {
  /// The most rows that a file may hold.
  public static let maximumRows = NumberTable.maximumRows

  public var rows: [ResultRow]

  public init(_ rows: [ResultRow] = []) {
    self.rows = rows
  }

  /// The table with numbers as they are written: it reads back from CSV equal to itself.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var rounded: ResultTable { ResultTable(rows.map(\.rounded)) }

  /// The table as CSV (RFC 4180, UTF-8, LF): a header, a line per row, and nothing where nothing was
  /// measured.
  ///
  /// Numbers are rounded as `ResultRow.rounded` says, and written as briefly as they read back the same.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var csv: String { table.csv }

  /// Writes the table as CSV.
  ///
  /// - Parameter path: The file; see `AtomicFile.write(_:to:makingFolder:)`.
  /// - Throws: `FileProblem` when the file cannot be written; an earlier file is then as it was.
  /// - Complexity: O(*n*) for *n* rows.
  public func write(to path: String) throws(FileProblem) {
    try AtomicFile.write(csv, to: path)
  }

  /// The results of a run, for every format.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var report: Report {
    Report(title: "run", tables: [table], overview: RunOverview(rounded.rows).text)
  }

  private var table: Table<ResultRow> {
    Table(
      columns: ResultRow.tableColumns, rows: rounded.rows, heading: \.heading,
      headlines: HeadlineSeries.table(of: rounded.rows),
      verdicts: [.wrongAnswers, .verified, .unchecked],
      judge: { row in row.verified.map { $0 ? .verified : .wrongAnswers } ?? .unchecked })
  }
}

extension Verdict {
  fileprivate static let wrongAnswers = Verdict(
    "wrong_answer", word: "wrong answer", plural: "wrong answers", .failed, annotation: .error)
  fileprivate static let verified = Verdict("verified", .passed, isNotable: false)
  fileprivate static let unchecked = Verdict("unchecked", word: "not checked", .skipped, isNotable: false)
}
