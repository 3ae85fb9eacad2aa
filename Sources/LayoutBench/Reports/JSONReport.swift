/// A comparison as one JSON object.
enum JSONReport {
  static func text(of report: ComparisonReport) -> String {
    let counts = Finding.Outcome.allCases.map { outcome in
      JSONValue.Member(outcome.rawValue, .integer(report.count(outcome)))
    }
    return JSONValue.object([
      JSONValue.Member("title", .string(report.title)),
      JSONValue.Member("old", .string(report.oldName)),
      JSONValue.Member("new", .string(report.newName)),
      JSONValue.Member("counts", .object(counts)),
      JSONValue.Member("findings", .array(report.findings.map(object))),
      JSONValue.Member("notes", .array(report.notes.map(JSONValue.string))),
    ]).text + "\n"
  }

  private static func object(_ finding: Finding) -> JSONValue {
    func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }
    return .object([
      JSONValue.Member("outcome", .string(finding.outcome.rawValue)),
      JSONValue.Member("layout", .string(finding.row.layout)),
      JSONValue.Member("content", .string(finding.row.content)),
      JSONValue.Member("items", .integer(finding.row.items)),
      JSONValue.Member("sweep", .string(finding.row.sweep)),
      JSONValue.Member("path", .string(finding.row.path)),
      JSONValue.Member("metric", finding.metric.map { .string($0.rawValue) } ?? .null),
      JSONValue.Member("old", number(finding.old)),
      JSONValue.Member("new", number(finding.new)),
      JSONValue.Member("change", number(finding.change)),
      JSONValue.Member("change_low", number(finding.changeLow)),
      JSONValue.Member("change_high", number(finding.changeHigh)),
      JSONValue.Member("certainty", number(finding.certainty)),
      JSONValue.Member("remark", finding.remark.map(JSONValue.string) ?? .null),
    ])
  }
}
