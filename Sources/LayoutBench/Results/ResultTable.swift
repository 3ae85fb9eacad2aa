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

  /// Whether no checked row differs from the oracle.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var isFreeOfMismatches: Bool { rows.allSatisfy { $0.verified != false } }
}
