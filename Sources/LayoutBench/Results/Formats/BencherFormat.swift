/// Results in Bencher's metric format: an object of benchmarks, each an object of measures.
enum BencherFormat {
  static func text(of results: ResultTable) -> String {
    let members = results.rows.map { row in
      JSONValue.Member("\(RowKey(row))", measures(row.rounded))
    }
    return JSONValue.object(members).text + "\n"
  }

  private static func measures(_ row: ResultRow) -> JSONValue {
    // `latency`, in ns, is one of Bencher's own measures; it makes the others when it first sees them.
    let figures: [(name: String, value: Double?, low: Double?, high: Double?)] = [
      ("latency", row.stepNanosecondsP50, nil, nil),
      ("speedup", row.speedup, row.speedupLow, row.speedupHigh),
      ("over-floor", row.overFloor, row.overFloorLow, row.overFloorHigh),
      ("examined-per-query", row.examinedPerQuery, nil, nil),
      ("bytes-per-query", row.bytesPerQuery, nil, nil),
      ("allocations-per-query", row.allocationsPerQuery, nil, nil),
      ("instructions-per-query", row.instructionsPerQuery, nil, nil),
    ]
    return .object(
      figures.compactMap { figure in
        guard let value = figure.value else { return nil }
        var members = [JSONValue.Member("value", .number(value))]
        if let low = figure.low { members.append(JSONValue.Member("lower_value", .number(low))) }
        if let high = figure.high { members.append(JSONValue.Member("upper_value", .number(high))) }
        return JSONValue.Member(figure.name, .object(members))
      })
  }
}
