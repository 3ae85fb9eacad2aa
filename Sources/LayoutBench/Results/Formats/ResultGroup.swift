import Files

/// The rows of one scenario, and the cells that the formats for people show of them.
struct ResultGroup {
  /// The titles of the cells. The first column is text, the others are numbers.
  static let titles = [
    "path", "query p50", "query p99", "step p50", "speedup", "examined", "returned", "bytes",
  ]

  private struct Scenario: Hashable {
    let layout: String
    let content: String
    let items: Int
    let sweep: String
  }

  private let scenario: Scenario
  private(set) var rows: [ResultRow] = []

  /// What the group is about: `waterfall, photos, 1,000 items, steady`.
  var title: String {
    let items = HumanUnits.count(Double(scenario.items))
    let parts = [
      scenario.layout, scenario.content, "\(items) item\(scenario.items == 1 ? "" : "s")", scenario.sweep,
    ]
    return parts.map { Printable.line($0) }.joined(separator: ", ")
  }

  /// The cells of the group's rows, in the order of `titles`.
  var cells: [[String]] { rows.map(Self.cells) }

  /// The rows by scenario, scenarios in order of appearance.
  static func groups(of results: ResultTable) -> [ResultGroup] {
    var groups: [ResultGroup] = []
    var places: [Scenario: Int] = [:]
    for row in results.rows {
      let scenario = Scenario(layout: row.layout, content: row.content, items: row.items, sweep: row.sweep)
      let place = places[scenario] ?? groups.count
      if place == groups.count {
        places[scenario] = place
        groups.append(ResultGroup(scenario: scenario))
      }
      groups[place].rows.append(row)
    }
    return groups
  }

  private static func cells(_ row: ResultRow) -> [String] {
    [
      Printable.line(row.path) + (row.verified == false ? " (wrong answers)" : ""),
      HumanUnits.time(row.queryNanosecondsP50),
      HumanUnits.time(row.queryNanosecondsP99),
      HumanUnits.time(row.stepNanosecondsP50),
      HumanUnits.ratio(row.speedup, low: row.speedupLow, high: row.speedupHigh),
      HumanUnits.count(row.examinedPerQuery),
      HumanUnits.count(row.returnedPerQuery),
      HumanUnits.bytes(row.bytesPerQuery),
    ]
  }
}
