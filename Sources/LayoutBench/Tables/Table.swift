import Files

/// Rows under columns, which every ``ReportFormat`` can write.
struct Table<Row: Sendable>: ReportTable {
  /// The member that holds the rows in JSON; `nil` where they are all that there is.
  var name: String?
  var columns: [Column<Row>]
  var rows: [Row]
  var heading: (@Sendable (Row) -> String)?
  var records: (any ReportTable)?
  var headlines: (any ReportTable)?
  var verdicts = [Verdict.measured]
  var showsOnlyNotable = false
  /// What is to be thought of a row: one of the verdicts.
  var judge: @Sendable (Row) -> Verdict = { _ in .measured }
  /// The row and what there is to say of it, on one line; the row's name where there is none.
  var describe: (@Sendable (Row) -> String)?

  func verdict(on row: Row) -> Verdict { judge(row) }
  func sentence(about row: Row) -> String { describe?(row) ?? name(of: row) }
}

/// A table, whatever its rows are.
protocol ReportTable: Sendable {
  associatedtype Row: Sendable
  var name: String? { get }
  var columns: [Column<Row>] { get }
  var rows: [Row] { get }
  /// What people read above the rows of a scenario; `nil` where one block has all rows.
  var heading: (@Sendable (Row) -> String)? { get }
  /// What CSV has instead, where the rows sum others up.
  var records: (any ReportTable)? { get }
  /// The few rows and figures that a history has, where it does not get all.
  var headlines: (any ReportTable)? { get }
  /// The verdicts that there can be, the gravest first.
  var verdicts: [Verdict] { get }
  /// Whether people see only the rows of which there is something to say.
  var showsOnlyNotable: Bool { get }

  func verdict(on row: Row) -> Verdict
  /// The row and what there is to say of it, on one line.
  func sentence(about row: Row) -> String
}

extension ReportTable {
  /// What names the scenario of a row.
  func scenarioValues(of row: Row) -> [TableValue] {
    columns.compactMap { column in
      if case .scenario = column.role { column.value(row) } else { nil }
    }
  }

  /// The name of a row's scenario: layout/content/items/sweep.
  func scenario(of row: Row) -> String {
    Printable.line(scenarioValues(of: row).map(\.plainText).joined(separator: "/"), limit: 200)
  }

  /// What names a row among those of its scenario.
  func subject(of row: Row) -> String {
    let parts = columns.compactMap { column -> String? in
      guard case .subject = column.role, let name = column.name else { return nil }
      let value = column.value(row)
      switch value {
      case .missing: return nil
      case .text(let text): return Printable.line(text)
      case .integer, .flag, .number, .nested: return "\(name) \(value.plainText)"
      }
    }
    return parts.joined(separator: " ")
  }

  /// Both together.
  func name(of row: Row) -> String {
    [scenario(of: row), subject(of: row)].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
