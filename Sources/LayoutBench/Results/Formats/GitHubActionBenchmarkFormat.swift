/// Results as github-action-benchmark reads them, for its tool `customSmallerIsBetter`: an array of figures of which less
/// is better.
enum GitHubActionBenchmarkFormat {
  static func text(of results: ResultTable) -> String {
    JSONValue.array(results.rows.flatMap { entries($0.rounded) }).text + "\n"
  }

  private static func entries(_ row: ResultRow) -> [JSONValue] {
    let figures: [(name: String, unit: String, value: Double?, range: String?)] = [
      ("step p50", "ns", row.stepNanosecondsP50, nil),
      ("over floor", "× floor", row.overFloor, range(row.overFloorLow, row.overFloorHigh)),
      ("examined", "elements/query", row.examinedPerQuery, nil),
      ("memory", "bytes/query", row.bytesPerQuery, nil),
      ("allocations", "allocations/query", row.allocationsPerQuery, nil),
      ("instructions", "instructions/query", row.instructionsPerQuery, nil),
    ]
    return figures.compactMap { figure in
      guard let value = figure.value else { return nil }
      var members = [
        JSONValue.Member("name", .string("\(RowKey(row)): \(figure.name)")),
        JSONValue.Member("unit", .string(figure.unit)),
        JSONValue.Member("value", .number(value)),
      ]
      if let range = figure.range { members.append(JSONValue.Member("range", .string(range))) }
      return .object(members)
    }
  }

  private static func range(_ low: Double?, _ high: Double?) -> String? {
    guard let low, let high else { return nil }
    return "\(CSVNumber.text(low)) to \(CSVNumber.text(high))"
  }
}
