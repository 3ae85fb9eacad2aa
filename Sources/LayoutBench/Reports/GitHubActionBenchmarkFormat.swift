extension ReportFormat {
  /// The JSON of github-action-benchmark's tool `customSmallerIsBetter`, which draws the history of a
  /// repository: an array of the figures of which less is better.
  public static let githubActionBenchmark = ReportFormat("github-action-benchmark") { report in
    JSONValue.array(report.series.flatMap { $0.historyEntries }).text + "\n"
  }
}

extension ReportTable {
  fileprivate var historyEntries: [JSONValue] {
    rows.flatMap { row in
      columns.compactMap { column -> JSONValue? in
        guard case .figure(let figure) = column.role, figure.isSmallerBetter,
          case .number(let value) = column.value(row)
        else { return nil }
        var members = [
          JSONValue.Member("name", .string("\(name(of: row)): \(figure.name)")),
          JSONValue.Member("unit", .string(figure.unit)),
          JSONValue.Member("value", .number(value)),
        ]
        if case (let low?, let high?) = figure.interval(row) {
          let range = "\(CSVNumber.text(low)) to \(CSVNumber.text(high))"
          members.append(JSONValue.Member("range", .string(range)))
        }
        return .object(members)
      }
    }
  }
}
