extension ReportFormat {
  /// The rows as objects with the CSV's columns as names; of a comparison one object with all that there is.
  public static let json = ReportFormat("json") { report in
    if report.tables.count == 1, report.tables[0].name == nil { return report.tables[0].json.text + "\n" }
    var members = report.tables.compactMap { table in table.name.map { JSONValue.Member($0, table.json) } }
    if let sides = report.sides {
      members =
        [
          JSONValue.Member("title", .string(report.title)),
          JSONValue.Member("old", .string(sides.old)),
          JSONValue.Member("new", .string(sides.new)),
          JSONValue.Member(
            "counts", .object(report.counts.map { JSONValue.Member($0.verdict.name, .integer($0.count)) })),
        ] + members + [JSONValue.Member("notes", .array(report.notes.map(JSONValue.string)))]
    }
    return JSONValue.object(members).text + "\n"
  }
}

extension ReportTable {
  /// An array with an object a row, `null` where nothing was measured.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  var json: JSONValue {
    .array(
      rows.map { row in
        .object(
          columns.compactMap { column in
            column.name.map { JSONValue.Member($0, column.value(row).json) }
          })
      })
  }
}

extension TableValue {
  fileprivate var json: JSONValue {
    switch self {
    case .missing: .null
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .nested(let value): value
    }
  }
}
