/// When a comparison looks at its figures to see whether they are clear.
///
/// Every look is a chance to be wrong, so each gets its share of the error allowed for the whole comparison
/// (Bonferroni's inequality): stopping as soon as the answer is clear does not raise the rate of false
/// alarms.
public struct LookSchedule: Hashable, Sendable {
  /// The figures before the first look, at least 1.
  public var first: Int { didSet { first = max(1, first) } }
  /// How often the number of figures may double after that, 0 to 30.
  public var doublings: Int { didSet { doublings = Self.allowed(doublings) } }
  /// The confidence of the verdict over all looks together, above 0 and below 1.
  public var confidence: Double

  public init(first: Int, doublings: Int, confidence: Double) {
    self.first = max(1, first)
    self.doublings = Self.allowed(doublings)
    self.confidence = confidence
  }

  private static func allowed(_ doublings: Int) -> Int { min(max(0, doublings), 30) }

  /// The number of figures after which there is nothing more to wait for.
  public var most: Int {
    let (most, overflows) = first.multipliedReportingOverflow(by: 1 << doublings)
    return overflows ? .max : most
  }

  /// Whether to look after so many figures.
  public func looks(after count: Int) -> Bool {
    count >= first && count <= most && count.isMultiple(of: first) && (count / first).nonzeroBitCount == 1
  }

  /// The confidence of each look, so that all together have the confidence asked for.
  public var lookConfidence: Double {
    MultipleComparisons.sharedConfidence(confidence, comparisons: doublings + 1)
  }

  /// Takes figures until they are clear at a look, until there are as many as there can be, or until the time
  /// is up.
  ///
  /// - Parameters:
  ///   - budgetNanoseconds: The time after which no further figure is taken, in ns. Those before the first
  ///     look are taken whatever the time.
  ///   - clock: Tells the time, in ns.
  ///   - take: Takes the figure with a number from 0.
  ///   - areClear: Looks at the figures so far; whether no more are needed.
  /// - Throws: What `take` throws.
  public func run(
    budgetNanoseconds: UInt64, clock: () -> UInt64 = MonotonicClock.now, taking take: (Int) throws -> Void,
    until areClear: () -> Bool
  ) rethrows {
    let start = clock()
    var count = 0
    while true {
      try take(count)
      count += 1
      let isEnd = count >= most || (count >= first && clock() - start >= budgetNanoseconds)
      guard isEnd || looks(after: count) else { continue }
      if areClear() || isEnd { return }
    }
  }
}
