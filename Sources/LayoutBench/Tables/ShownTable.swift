import Files

/// What people see of a table: titles, and under them cells of text, in a block for each scenario or in one.
struct ShownTable {
  struct Block {
    let heading: String?
    var rows: [[String]] = []
  }

  let titles: [String]
  /// Which columns are set to the left; the others are set to the right.
  let isLeading: [Bool]
  private(set) var blocks: [Block] = []

  /// - Returns: `nil` for a table of what is notable in which nothing is.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init?(_ table: some ReportTable) {
    let columns = table.columns.filter { $0.title != nil }
    titles = columns.compactMap(\.title)
    isLeading = columns.map(\.isLeading)
    let rows =
      table.showsOnlyNotable ? table.rows.filter { table.verdict(on: $0).isNotable } : table.rows
    if rows.isEmpty && table.showsOnlyNotable { return nil }
    if table.heading == nil { blocks.append(Block(heading: nil)) }
    var places: [[TableValue]: Int] = [:]
    for row in rows {
      var place = 0
      if let heading = table.heading {
        let scenario = table.scenarioValues(of: row)
        place = places[scenario] ?? blocks.count
        if place == blocks.count {
          places[scenario] = place
          blocks.append(Block(heading: heading(row)))
        }
      }
      blocks[place].rows.append(columns.map { Printable.line($0.text(row), limit: 500) })
    }
  }
}
