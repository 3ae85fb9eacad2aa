extension ReportFormat {
  /// Bencher's metric format, for its history and alerts: an object of benchmarks, each an object of
  /// measures.
  public static let bencher = ReportFormat("bencher") { report in
    JSONValue.object(report.series.flatMap { $0.benchmarks }).text + "\n"
  }
}

extension ReportTable {
  fileprivate var benchmarks: [JSONValue.Member] {
    rows.map { row in
      let measures = columns.compactMap { column -> JSONValue.Member? in
        guard case .figure(let figure) = column.role, case .number(let value) = column.value(row),
          let name = column.name
        else { return nil }
        let (low, high) = figure.interval(row)
        let ends = [("lower_value", low), ("upper_value", high)].compactMap { name, end in
          end.map { JSONValue.Member(name, .number($0)) }
        }
        return JSONValue.Member(
          figure.measure ?? name.replacing("_", with: "-"),
          .object([JSONValue.Member("value", .number(value))] + ends))
      }
      return JSONValue.Member(name(of: row), .object(measures))
    }
  }
}
