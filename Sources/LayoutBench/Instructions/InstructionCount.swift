import Files

/// How many instructions one path of a scenario executes: the same in every run of one executable.
public struct InstructionCount: Hashable, Sendable {
  /// The version of the columns' meaning that this library writes.
  public static let currentSchema = 1

  /// The scenario and the path.
  public var row: RowKey
  /// The number of frames of the sweep.
  public var frames: Int
  /// Instructions of a query: the mean over the frames.
  public var perQuery: Double
  /// Instructions of preparing the layout (all frames and the index), per item; `nil` where that was not
  /// counted, and for `floor`, which has no index of its own.
  public var perPreparedItem: Double?

  public init(_ row: RowKey, frames: Int, perQuery: Double, perPreparedItem: Double? = nil) {
    self.row = row
    self.frames = frames
    self.perQuery = perQuery
    self.perPreparedItem = perPreparedItem
  }
}

extension InstructionCount {
  /// The columns of a count, in their order; new ones go to the end.
  static let tableColumns: [Column<InstructionCount>] =
    [
      Column("schema") { _ in .integer(InstructionCount.currentSchema) },
      Column(shown: "scenario", leading: true, \.row.scenario),
      Column(shown: "path", leading: true, \.row.path),
    ] + Column.naming(\.row) + [
      Column("frames") { .integer($0.frames) },
      Column("instructions_per_query", .figure(.init(name: "instructions", unit: "instructions/query"))) {
        .number($0.perQuery, .amount)
      }.shown("instructions per query") { HumanUnits.count($0.perQuery) },
      Column(
        "instructions_per_prepared_item",
        .figure(.init(name: "instructions to prepare", unit: "instructions/item"))
      ) { .number($0.perPreparedItem, .count) }
      .shown("per prepared item") { HumanUnits.count($0.perPreparedItem) },
    ]
}
