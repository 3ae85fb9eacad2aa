import Files

/// What people see of a table: titles, and under them cells of text, in a block for each scenario or in one.
struct ShownTable {
  struct Block {
    let heading: String?
    let rows: [[String]]
  }

  let titles: [String]
  /// Which columns are set to the left; the others are set to the right.
  let isLeading: [Bool]
  let blocks: [Block]

  /// The rows that people see.
  ///
  /// - Returns: `nil` for a table of what is notable in which nothing is.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init?(_ table: some ReportTable) {
    self.init(table) { !table.showsOnlyNotable || $0.isNotable }
  }

  /// The rows of some verdicts.
  ///
  /// - Returns: `nil` for a table of what is notable that has no such row.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init?(_ table: some ReportTable, where isShown: (Verdict) -> Bool) {
    let columns = table.columns.filter { $0.title != nil }
    titles = columns.compactMap(\.title)
    isLeading = columns.map(\.isLeading)
    let rows = table.rows.filter { isShown(table.verdict(on: $0)) }
    if rows.isEmpty && table.showsOnlyNotable { return nil }
    let groups = table.heading == nil ? [rows] : rows.grouped(by: table.scenarioValues).map(\.elements)
    blocks = groups.map { rows in
      Block(
        heading: rows.first.flatMap { table.heading?($0) },
        rows: rows.map { row in columns.map { Printable.line($0.text(row), limit: 500) } })
    }
  }
}
