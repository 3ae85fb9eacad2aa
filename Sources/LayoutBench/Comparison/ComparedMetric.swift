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
  case stepTime = "step_ns_p50"
  case prepareTime = "prepare_ns_per_item"
  /// The time of a whole sweep of scroll steps, as `ab` compares it; no row has it.
  case sweepTime = "sweep_ns"

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
    case .speedup, .overFloor: .ratio
    case .stepTime, .prepareTime, .sweepTime: .time
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

  /// A row's figure.
  public func value(of row: ResultRow) -> Double? {
    switch self {
    case .returned: row.returnedPerQuery
    case .examined: row.examinedPerQuery
    case .probes: row.probesPerQuery
    case .allocations: row.allocationsPerQuery
    case .bytes: row.bytesPerQuery
    case .indexBytes: row.indexBytesPerItem
    case .instructions: row.instructionsPerQuery
    case .instructionsPrepare: row.instructionsPerPreparedItem
    // What others are measured against has no ratio of its own: that of one reference to the other tells of
    // both.
    case .speedup: Self.isReference(row) ? nil : row.speedup
    case .overFloor: Self.isReference(row) ? nil : row.overFloor
    case .stepTime: row.stepNanosecondsP50
    case .prepareTime: row.prepareNanosecondsPerItem
    case .sweepTime: nil
    }
  }

  private static func isReference(_ row: ResultRow) -> Bool {
    row.path == MeasuredPath.naive.name || row.path == MeasuredPath.floor.name
  }

  /// The ends of the interval of a row's ratio, at 95 %, as far as it has any.
  private func ends(of row: ResultRow) -> (low: Double?, high: Double?) {
    switch self {
    case .speedup: (row.speedupLow, row.speedupHigh)
    case .overFloor: (row.overFloorLow, row.overFloorHigh)
    case .returned, .examined, .probes, .allocations, .bytes, .indexBytes, .instructions,
      .instructionsPrepare,
      .stepTime, .prepareTime, .sweepTime:
      (nil, nil)
    }
  }

  /// The interval of a row's ratio, at 95 %.
  func interval(of row: ResultRow) -> (low: Double, high: Double)? {
    guard case (let low?, let high?) = ends(of: row), low > 0, low <= high else { return nil }
    return (low, high)
  }

  /// Whether a row's ratio could have been measured: one outside of its own interval was not.
  func liesWithinItsInterval(in row: ResultRow) -> Bool {
    guard case (let low?, let high?) = ends(of: row) else { return true }
    let ratio = self == .speedup ? row.speedup : row.overFloor
    return low <= high && (ratio.map { low <= $0 && $0 <= high } ?? false)
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
    case .speedup, .overFloor: HumanUnits.ratio(value)
    case .stepTime, .prepareTime, .sweepTime: HumanUnits.time(value)
    }
  }
}
