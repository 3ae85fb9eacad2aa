/// A figure of a result row that is compared with the same figure of another run.
public enum ComparedMetric: String, Hashable, Sendable, CaseIterable {
  case returned = "returned_per_query"
  case examined = "examined_per_query"
  case probes = "probes_per_query"
  case allocations = "allocations_per_query"
  case bytes = "bytes_per_query"
  case indexBytes = "index_bytes_per_item"
  case instructions = "instructions_per_query"
  case instructionsPrepare = "instructions_per_prepared_item"
  case speedup
  case overFloor = "over_floor"
  case prepareOverFloor = "prepare_over_floor"
  case lookOverNone = "look_over_none"
  case stepTime = "step_ns_p50"
  case prepareTime = "prepare_ns_per_item"
  /// The time of a whole sweep of scroll steps, as `ab` compares it; no row has it.
  case sweepTime = "sweep_ns"
  /// The time to hand the right elements of a whole sweep over, as `ab` compares it; no row has it.
  case lookTime = "look_ns"

  /// What kind of figure it is, which says how it can be judged.
  public enum Kind: Hashable, Sendable {
    /// The same on every machine.
    case count
    /// The same with the same allocator and the same compiler.
    case memory
    /// Nearly the same with the same compiler and processor architecture.
    case instructions
    /// Time over time of the same run: carries over between machines, with an interval.
    case ratio
    /// Time: of one machine at one moment.
    case time
  }

  public var kind: Kind {
    switch self {
    case .returned, .examined, .probes, .indexBytes: .count
    case .allocations, .bytes: .memory
    case .instructions, .instructionsPrepare: .instructions
    case .speedup, .overFloor, .prepareOverFloor, .lookOverNone: .ratio
    case .stepTime, .prepareTime, .sweepTime, .lookTime: .time
    }
  }

  /// What a figure tells of.
  public enum Subject: Hashable, Sendable {
    /// Answering a rectangle.
    case query
    /// Laying content out.
    case prepare
    /// What an effect does to an element.
    case look
  }

  public var subject: Subject {
    switch self {
    case .returned, .examined, .probes, .allocations, .bytes, .instructions, .speedup, .overFloor, .stepTime,
      .sweepTime:
      .query
    case .indexBytes, .instructionsPrepare, .prepareOverFloor, .prepareTime: .prepare
    case .lookOverNone, .lookTime: .look
    }
  }

  /// Whether it comes from a clock, so that measuring again gives another figure.
  public var isMeasuredInTime: Bool {
    switch kind {
    case .ratio, .time: true
    case .count, .memory, .instructions: false
    }
  }

  /// Whether every difference is a change for the worse: other elements in the answers are another answer.
  var anyDifferenceIsWorse: Bool { self == .returned }

  /// The column of each: what it is called says where a row has it.
  private static let columns: [ComparedMetric: Column<ResultRow>] = Dictionary(
    uniqueKeysWithValues: ResultRow.tableColumns.compactMap { column in
      column.name.flatMap(ComparedMetric.init(rawValue:)).map { ($0, column) }
    })

  /// A row's figure.
  public func value(of row: ResultRow) -> Double? {
    // What others are measured against has no ratio of its own: that of one reference to the other tells of
    // both.
    if kind == .ratio && MeasuredPath.referenceNames.contains(row.path) { return nil }
    // The time of a step that prepares is that of a prepare and of a search, which are judged by themselves; where
    // the allocator happens to put the frames of each step makes a lasting difference of a third besides.
    if kind == .ratio && subject == .query && MeasuredPath.prepares(row.path) { return nil }
    return figure(of: row)
  }

  private func figure(of row: ResultRow) -> Double? {
    guard case .number(let place, _) = Self.columns[self]?.storage else { return nil }
    return row[keyPath: place]
  }

  /// The ends of the interval of a row's ratio, at 95 %, as far as it has any.
  private func ends(of row: ResultRow) -> (low: Double?, high: Double?) {
    guard case .figure(let figure) = Self.columns[self]?.role else { return (nil, nil) }
    return figure.interval(row)
  }

  /// The interval of a row's ratio, at 95 %.
  func interval(of row: ResultRow) -> (low: Double, high: Double)? {
    guard case (let low?, let high?) = ends(of: row), low > 0, low <= high else { return nil }
    return (low, high)
  }

  /// Whether a row's ratio could have been measured: one outside of its own interval was not.
  func liesWithinItsInterval(in row: ResultRow) -> Bool {
    guard case (let low?, let high?) = ends(of: row) else { return true }
    return low <= high && (figure(of: row).map { low <= $0 && $0 <= high } ?? false)
  }

  /// How many times as much something costs by a new figure as by an old one: above 1 is worse.
  func costRatio(old: Double, new: Double) -> Double? {
    // A cost that was nothing and is nothing has not changed; one that was nothing has no ratio.
    if old == new { return 1 }
    let (before, after) = self == .speedup ? (new, old) : (old, new)
    return before > 0 && after >= 0 ? after / before : nil
  }

  /// The figure for people.
  public func text(_ value: Double?) -> String {
    switch self {
    case .returned, .examined, .probes, .allocations, .instructions, .instructionsPrepare, .indexBytes:
      HumanUnits.exactCount(value)
    case .bytes: HumanUnits.exactCount(value) + " B"
    case .speedup, .overFloor, .prepareOverFloor, .lookOverNone: HumanUnits.ratio(value)
    case .stepTime, .prepareTime, .sweepTime, .lookTime: HumanUnits.time(value)
    }
  }
}
