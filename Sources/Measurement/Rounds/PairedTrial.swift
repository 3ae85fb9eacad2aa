/// Compares two things by timing them in turn until the answer is clear or the time is up.
///
/// A round times each side twice, A B B A or B A A B: a drift of the machine's speed that is steady over a
/// round cancels. The rounds' ratios are judged after 12, 24, 48 … rounds, and the trial stops when the
/// verdict is clear.
public struct PairedTrial: Hashable, Sendable {
  /// The change that counts as none, as a share: 0.01 is 1 %.
  public var margin: Double
  /// When to look, and how sure the verdict has to be.
  public var schedule: LookSchedule
  /// The time after which no further round begins, in ns. The rounds up to the first look are run whatever
  /// the time.
  public var budgetNanoseconds: UInt64

  public init(margin: Double = 0.01, confidence: Double = 0.99, budgetNanoseconds: UInt64) {
    self.margin = margin
    self.schedule = LookSchedule(first: 12, doublings: 8, confidence: confidence)
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
    var logRatios: [Double] = []
    var comparison = PairedComparison(logRatios: [], confidence: schedule.lookConfidence, margin: margin)
    try schedule.run(budgetNanoseconds: budgetNanoseconds, clock: clock) { round in
      logRatios.append(try Self.logRatio(ofRound: round) { try sample($0, round) })
    } until: {
      comparison = PairedComparison(
        logRatios: logRatios, confidence: schedule.lookConfidence, margin: margin)
      return comparison.verdict != .inconclusive
    }
    return comparison
  }

  /// Runs one round.
  ///
  /// - Parameters:
  ///   - round: The round's number, which says the order of the sides.
  ///   - sample: Runs one side once and returns its time.
  /// - Returns: The logarithm of new time over old time.
  public static func logRatio(ofRound round: Int, _ sample: (Side) throws -> Double) rethrows -> Double {
    var times: (old: Double, new: Double) = (0, 0)
    for side in order(inRound: round) {
      let time = try sample(side)
      if side == .old { times.old += time } else { times.new += time }
    }
    return logarithm(times.new / times.old)
  }

  /// The order of the sides in a round.
  ///
  /// Rounds alternate, and so do blocks of four: a caller that prepares something every four rounds must not
  /// always have the same side first after it.
  static func order(inRound round: Int) -> [Side] {
    (round + round / roundsPerBlock).isMultiple(of: 2) ? [.old, .new, .new, .old] : [.new, .old, .old, .new]
  }

  /// The rounds after which the order begins anew the other way round.
  public static let roundsPerBlock = 4
}
