import Files

/// What was measured for one path in one scenario: a line of the result CSV.
public struct ResultRow: Equatable, Sendable {
  /// The version of the columns' meaning that this library writes and reads.
  public static let currentSchema = 1

  /// The version of the columns' meaning.
  public var schema = ResultRow.currentSchema
  /// The name of the layout.
  public var layout: String
  /// The name of the content.
  public var content: String
  /// The number of items.
  public var items: Int
  /// The name of the sweep.
  public var sweep: String
  /// Query strategy and caches.
  public var path: String

  /// Whether the path gave the oracle's answers; `nil` when that was not checked.
  public var verified: Bool?
  /// The number of frames of the sweep.
  public var frames = 0
  /// The number of interleaved rounds.
  public var rounds = 0

  /// The time to prepare the layout, in nanoseconds per item.
  public var prepareNanosecondsPerItem: Double?
  /// The time of one query, in nanoseconds: the median over the frames.
  public var queryNanosecondsP50: Double?
  public var queryNanosecondsP90: Double?
  public var queryNanosecondsP99: Double?
  public var queryNanosecondsMax: Double?
  /// The time of one query with the scroll host, in nanoseconds: the median over the frames.
  public var stepNanosecondsP50: Double?
  public var stepNanosecondsP99: Double?

  /// The step time of `naive` over this path's: above 1 is faster than `naive`.
  public var speedup: Double?
  /// The ends of the speedup's interval.
  public var speedupLow: Double?
  public var speedupHigh: Double?
  /// The query time over that of `floor`.
  public var overFloor: Double?

  /// The mean number of elements in an answer.
  public var returnedPerQuery: Double?
  /// The mean number of elements tested for an answer.
  public var examinedPerQuery: Double?
  /// The mean number of bytes allocated for an answer.
  public var bytesPerQuery: Double?
  /// The mean number of allocations for an answer.
  public var allocationsPerQuery: Double?
  /// The size of the index, in bytes per item.
  public var indexBytesPerItem: Double?
  /// The mean number of machine instructions for an answer.
  public var instructionsPerQuery: Double?
  /// The build that was measured, `release` or `debug`; empty where that is not known.
  public var build = ""
  /// The ends of the interval of ``overFloor``.
  public var overFloorLow: Double?
  public var overFloorHigh: Double?
  /// The mean number of bounds that a search read for an answer: the steps of its bisections.
  public var probesPerQuery: Double?
  /// The number of machine instructions to prepare the layout, per item.
  public var instructionsPerPreparedItem: Double?
  /// The time of a prepare over that of copying the same frames and building the same index.
  public var prepareOverFloor: Double?
  /// The ends of the interval of ``prepareOverFloor``.
  public var prepareOverFloorLow: Double?
  public var prepareOverFloorHigh: Double?
  /// The time to hand the right elements over with the layout's effect, over that without; `nil` for a layout
  /// without an effect.
  public var lookOverNone: Double?
  /// The ends of the interval of ``lookOverNone``.
  public var lookOverNoneLow: Double?
  public var lookOverNoneHigh: Double?

  /// A row without measurements.
  public init(layout: String, content: String, items: Int, sweep: String, path: String) {
    self.layout = layout
    self.content = content
    self.items = items
    self.sweep = sweep
    self.path = path
  }

  /// A row without measurements.
  public init(_ key: RowKey) {
    self.init(
      layout: key.layout, content: key.content, items: key.items, sweep: key.sweep, path: key.path)
  }

  /// The names of the CSV columns, in their order.
  public static let columns: [String] = tableColumns.compactMap(\.name)

  /// The row with numbers as they are written: times and bytes with at most one decimal place, ratios and
  /// counts with at most four or, where they are small, four significant digits.
  ///
  /// What is not a number of at least 0 counts as not measured, and so does a ratio of 0. A rounded row reads
  /// back from CSV equal to itself.
  ///
  /// - Complexity: O(1)
  public var rounded: ResultRow {
    var row = self
    for column in Self.tableColumns {
      switch column.storage {
      case .text, .flag, nil: break
      case .integer(let value): row[keyPath: value] = max(0, row[keyPath: value])
      case .number(let value, let precision):
        row[keyPath: value] = row[keyPath: value].flatMap(precision.rounded)
      }
    }
    return row
  }

  /// The name of the scenario for people: `waterfall, photos, 1,000 items, steady`.
  var heading: String {
    let items = "\(HumanUnits.count(Double(items))) item\(items == 1 ? "" : "s")"
    return [layout, content, items, sweep].map { Printable.line($0) }.joined(separator: ", ")
  }
}

extension ResultRow {
  /// The columns of a result, in their order; new ones of the CSV go to its end.
  static let tableColumns: [Column<ResultRow>] = [
    Column("schema", .integer(\.schema)),
    Column("layout", .text(\.layout), .scenario),
    Column("content", .text(\.content), .scenario),
    Column("items", .integer(\.items), .scenario),
    Column("sweep", .text(\.sweep), .scenario),
    Column("path", .text(\.path), .subject).shown("path", leading: true) { row in
      Printable.line(row.path) + (row.verified == false ? " (wrong answers)" : "")
    },
    Column("verified", .flag(\.verified)),
    Column("frames", .integer(\.frames)),
    Column("rounds", .integer(\.rounds)),
    // A few nanoseconds: one decimal place would hide changes of a percent.
    Column("prepare_ns_per_item", .number(\.prepareNanosecondsPerItem, .count)),
    Column("query_ns_p50", .number(\.queryNanosecondsP50, .amount))
      .shown("query p50") { HumanUnits.time($0.queryNanosecondsP50) },
    Column("query_ns_p90", .number(\.queryNanosecondsP90, .amount)),
    Column("query_ns_p99", .number(\.queryNanosecondsP99, .amount))
      .shown("query p99") { HumanUnits.time($0.queryNanosecondsP99) },
    Column("query_ns_max", .number(\.queryNanosecondsMax, .amount)),
    // `latency`, in ns, is one of Bencher's own measures; it makes the others when it first sees them.
    Column(
      "step_ns_p50", .number(\.stepNanosecondsP50, .amount),
      .figure(.init(name: "step p50", unit: "ns", measure: "latency"))
    ).shown("step p50") { HumanUnits.time($0.stepNanosecondsP50) },
    Column("step_ns_p99", .number(\.stepNanosecondsP99, .amount)),
    Column(
      "speedup", .number(\.speedup, .ratio),
      .figure(
        .init(name: "speedup", unit: "×", isSmallerBetter: false) { ($0.speedupLow, $0.speedupHigh) })
    ).shown("speedup") { HumanUnits.ratio($0.speedup, low: $0.speedupLow, high: $0.speedupHigh) },
    Column("speedup_low", .number(\.speedupLow, .ratio)),
    Column("speedup_high", .number(\.speedupHigh, .ratio)),
    Column(
      "over_floor", .number(\.overFloor, .ratio),
      .figure(
        .init(name: "over floor", unit: "× floor", isHeadline: true) { ($0.overFloorLow, $0.overFloorHigh) })),
    Column("returned_per_query", .number(\.returnedPerQuery, .count)),
    Column(
      "examined_per_query", .number(\.examinedPerQuery, .count),
      .figure(.init(name: "examined", unit: "elements/query"))
    ).shown("examined") { HumanUnits.count($0.examinedPerQuery) },
    Column(shown: "returned") { HumanUnits.count($0.returnedPerQuery) },
    Column(
      "bytes_per_query", .number(\.bytesPerQuery, .amount),
      .figure(.init(name: "memory", unit: "bytes/query"))
    ).shown("bytes") { HumanUnits.bytes($0.bytesPerQuery) },
    Column(
      "allocations_per_query", .number(\.allocationsPerQuery, .count),
      .figure(.init(name: "allocations", unit: "allocations/query"))),
    Column("index_bytes_per_item", .number(\.indexBytesPerItem, .count)),
    Column(
      "instructions_per_query", .number(\.instructionsPerQuery, .amount),
      .figure(.init(name: "instructions", unit: "instructions/query"))),
    Column("build", .text(\.build)).addedLater(),
    Column("over_floor_low", .number(\.overFloorLow, .ratio)).addedLater(),
    Column("over_floor_high", .number(\.overFloorHigh, .ratio)).addedLater(),
    Column("probes_per_query", .number(\.probesPerQuery, .count)).addedLater(),
    Column("instructions_per_prepared_item", .number(\.instructionsPerPreparedItem, .count)).addedLater(),
    Column(
      "prepare_over_floor", .number(\.prepareOverFloor, .ratio),
      .figure(
        .init(name: "prepare over floor", unit: "× floor", isHeadline: true) {
          ($0.prepareOverFloorLow, $0.prepareOverFloorHigh)
        })
    ).addedLater(),
    Column("prepare_over_floor_low", .number(\.prepareOverFloorLow, .ratio)).addedLater(),
    Column("prepare_over_floor_high", .number(\.prepareOverFloorHigh, .ratio)).addedLater(),
    Column(
      "look_over_none", .number(\.lookOverNone, .ratio),
      .figure(
        .init(name: "look over none", unit: "× none", isHeadline: true) {
          ($0.lookOverNoneLow, $0.lookOverNoneHigh)
        })
    ).addedLater(),
    Column("look_over_none_low", .number(\.lookOverNoneLow, .ratio)).addedLater(),
    Column("look_over_none_high", .number(\.lookOverNoneHigh, .ratio)).addedLater(),
  ]
}
