import Files

/// Instruction counts as text: the CSV, and what people read.
public struct InstructionCountTable: Equatable, Sendable {
  public var counts: [InstructionCount]

  public init(_ counts: [InstructionCount]) {
    self.counts = counts
  }

  /// The names of the CSV columns, in their order; new ones go to the end.
  public static let columns = [
    "schema", "layout", "content", "items", "sweep", "path", "frames", "instructions_per_query",
    "instructions_per_prepared_item",
  ]

  /// The table as CSV (RFC 4180, UTF-8, LF): a header, a line per count, and nothing where nothing was counted.
  ///
  /// - Complexity: O(*n*) for *n* counts.
  public var csv: String {
    var text = Self.columns.joined(separator: ",") + "\n"
    for count in counts {
      let fields = [
        "\(InstructionCount.currentSchema)", CSVText.field(count.layout), CSVText.field(count.content),
        "\(count.items)", CSVText.field(count.sweep), CSVText.field(count.path), "\(count.frames)",
        Self.number(count.perQuery, .amount), Self.number(count.perPreparedItem, .count),
      ]
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }

  /// The table for a terminal.
  var aligned: String { cells.aligned }

  /// The table in Markdown.
  var markdown: String { cells.markdown }

  /// The table as a JSON array of objects with the columns as names.
  var json: JSONValue {
    .array(
      counts.map { count in
        .object([
          .init("schema", .integer(InstructionCount.currentSchema)), .init("layout", .string(count.layout)),
          .init("content", .string(count.content)), .init("items", .integer(count.items)),
          .init("sweep", .string(count.sweep)), .init("path", .string(count.path)),
          .init("frames", .integer(count.frames)),
          .init("instructions_per_query", Self.json(count.perQuery, .amount)),
          .init("instructions_per_prepared_item", Self.json(count.perPreparedItem, .count)),
        ])
      })
  }

  private var cells: CellTable {
    CellTable(
      titles: ["scenario", "path", "instructions per query", "per prepared item"], textColumns: 2,
      rows: counts.map { count in
        [
          Printable.line(count.scenario, limit: 200), Printable.line(count.path),
          HumanUnits.count(count.perQuery),
          HumanUnits.count(count.perPreparedItem),
        ]
      })
  }

  private static func number(_ value: Double?, _ precision: Precision) -> String {
    value.flatMap(precision.rounded).map(CSVNumber.text) ?? ""
  }

  private static func json(_ value: Double?, _ precision: Precision) -> JSONValue {
    value.flatMap(precision.rounded).map(JSONValue.number) ?? .null
  }
}
