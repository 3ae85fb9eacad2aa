/// Compares two things by timing them in turn until the answer is clear or the time is up.
///
/// A round times each side twice, A B B A, then B A A B in the next: a drift of the machine's speed that is steady over
/// a round cancels. The rounds' ratios are judged after 12, 24, 48 … rounds, and the trial stops when the verdict is
/// clear. Every look at the figures is a chance to be wrong, so each gets its share of the error allowed for the whole
/// trial (Bonferroni's inequality); stopping early does not raise the rate of false alarms.
public struct PairedTrial: Hashable, Sendable {
  /// The change that counts as none, as a share: 0.01 is 1 %.
  public var margin: Double
  /// The confidence of the verdict over all looks together, above 0 and below 1.
  public var confidence: Double
  /// The time after which no further round begins, in ns. The fewest rounds are run whatever the time.
  public var budgetNanoseconds: UInt64
  /// The rounds before the first look.
  public var fewestRounds = 12
  /// How often the rounds may double after the first look.
  public var doublings = 8

  public init(margin: Double = 0.01, confidence: Double = 0.99, budgetNanoseconds: UInt64) {
    self.margin = margin
    self.confidence = confidence
    self.budgetNanoseconds = budgetNanoseconds
  }

  /// A side of the comparison.
  public enum Side: Hashable, Sendable {
    /// What is compared with.
    case old
    /// What is judged.
    case new
  }

  /// Runs the trial.
  ///
  /// - Parameters:
  ///   - clock: Tells the time of the budget, in ns.
  ///   - sample: Runs one side once, in a round from 0, and returns its time, in any unit.
  /// - Returns: What the trial came to.
  /// - Throws: What `sample` throws.
  /// - Complexity: O(*n* log *n*) besides the samples, for *n* rounds.
  public func run(
    clock: () -> UInt64 = MonotonicClock.now, _ sample: (Side, _ round: Int) throws -> Double
  ) rethrows -> PairedComparison {
    let start = clock()
    let mostRounds = fewestRounds << doublings
    var nextLook = fewestRounds
    var logRatios: [Double] = []
    while true {
      let round = logRatios.count
      var times: (old: Double, new: Double) = (0, 0)
      for side in Self.order(inRound: round) {
        let time = try sample(side, round)
        if side == .old { times.old += time } else { times.new += time }
      }
      logRatios.append(logarithm(times.new / times.old))
      let rounds = logRatios.count
      let isTimeUp = rounds >= fewestRounds && clock() - start >= budgetNanoseconds
      guard rounds == nextLook || isTimeUp else { continue }
      nextLook *= 2
      let comparison = PairedComparison(
        logRatios: logRatios, confidence: lookConfidence, margin: margin)
      if comparison.verdict != .inconclusive || isTimeUp || rounds >= mostRounds { return comparison }
    }
  }

  /// The order of the sides in a round.
  ///
  /// Rounds alternate, and so do blocks of four: a caller that prepares something every four rounds must not always have
  /// the same side first after it.
  static func order(inRound round: Int) -> [Side] {
    (round + round / roundsPerBlock).isMultiple(of: 2) ? [.old, .new, .new, .old] : [.new, .old, .old, .new]
  }

  /// The rounds after which the order begins anew the other way round.
  public static let roundsPerBlock = 4

  /// The confidence of each look, so that all looks together have the confidence asked for.
  var lookConfidence: Double {
    MultipleComparisons.sharedConfidence(confidence, comparisons: doublings + 1)
  }
}

/// What a comparison of two things in paired rounds came to.
public struct PairedComparison: Hashable, Sendable {
  /// The logarithm of new time over old time, round by round; not finite where a time was 0.
  public let logRatios: [Double]
  /// The median of new time over old time: above 1 the new side is slower.
  public let ratio: Double
  /// The ends of the sign test's interval of the median; `nil` where there are too few rounds for one.
  public let low: Double?
  public let high: Double?
  /// The confidence that was asked of the interval.
  public let confidence: Double
  /// The verdict with the margin asked for.
  public let verdict: ChangeVerdict

  public var rounds: Int { logRatios.count }

  /// Judges rounds.
  ///
  /// - Parameters:
  ///   - logRatios: The logarithm of new time over old time of each round; those that are not finite do not count.
  ///   - confidence: The confidence of the interval.
  ///   - margin: The change that counts as none, as a share.
  /// - Complexity: O(*n* log *n*)
  public init(logRatios: [Double], confidence: Double, margin: Double) {
    self.logRatios = logRatios
    self.confidence = confidence
    let distribution = SampleDistribution(logRatios.filter(\.isFinite))
    let interval = distribution.flatMap { SignTest(count: $0.count, confidence: confidence) }
    ratio = distribution.map { exponential($0.median) } ?? .nan
    if let distribution, let interval {
      low = exponential(distribution.sorted[interval.lowerIndex])
      high = exponential(distribution.sorted[interval.upperIndex])
    } else {
      (low, high) = (nil, nil)
    }
    verdict = ChangeVerdict.judge(low: low, high: high, margin: margin)
  }
}
