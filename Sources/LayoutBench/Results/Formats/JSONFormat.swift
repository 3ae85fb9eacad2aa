/// Results as a JSON array: an object per row, `null` where nothing was measured.
enum JSONFormat {
  static func text(of results: ResultTable) -> String {
    JSONValue.array(results.rows.map { object($0.rounded) }).text + "\n"
  }

  private static func object(_ row: ResultRow) -> JSONValue {
    .object(ResultColumn.allCases.map { JSONValue.Member($0.rawValue, value(row, $0.storage)) })
  }

  private static func value(_ row: ResultRow, _ column: ResultColumn.Storage) -> JSONValue {
    switch column {
    case .text(let value): .string(row[keyPath: value])
    case .integer(let value): .integer(row[keyPath: value])
    case .flag(let value): row[keyPath: value].map(JSONValue.bool) ?? .null
    case .number(let value, _): row[keyPath: value].map(JSONValue.number) ?? .null
    }
  }
}
