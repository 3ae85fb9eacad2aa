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

  /// A row without measurements.
  public init(layout: String, content: String, items: Int, sweep: String, path: String) {
    self.layout = layout
    self.content = content
    self.items = items
    self.sweep = sweep
    self.path = path
  }

  /// The names of the CSV columns, in their order.
  public static let columns: [String] = ResultColumn.allCases.map(\.rawValue)

  /// The row with numbers as they are written: times and bytes with at most one decimal place, ratios and
  /// counts with at most four or, where they are small, four significant digits.
  ///
  /// What is not a number of at least 0 counts as not measured, and so does a ratio of 0. A rounded row reads
  /// back from CSV equal to itself.
  ///
  /// - Complexity: O(1)
  public var rounded: ResultRow {
    var row = self
    for column in ResultColumn.allCases {
      switch column.storage {
      case .text, .flag: break
      case .integer(let value): row[keyPath: value] = max(0, row[keyPath: value])
      case .number(let value, let precision):
        row[keyPath: value] = row[keyPath: value].flatMap(precision.rounded)
      }
    }
    return row
  }
}
