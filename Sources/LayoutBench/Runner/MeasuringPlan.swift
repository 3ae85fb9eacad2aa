import Measurement

/// How thoroughly to measure.
public struct MeasuringPlan: Hashable, Sendable {
  /// Rounds over all paths of a scenario; `nil` takes as many as the time allows, between the two limits.
  public var rounds: Int?
  /// The time for all scenarios together, in seconds. Every scenario gets the fewest rounds even when this
  /// runs out.
  public var timeBudget: Double

  /// The most rounds when ``rounds`` says nothing.
  public var mostRounds: Int

  /// The fewest rounds: 7 give a two-sided sign-test interval at 95 %, which 5 do not.
  public static let fewestRounds = 7

  public init(rounds: Int? = nil, mostRounds: Int = 25, timeBudget: Double = 60) {
    self.mostRounds = mostRounds
    self.rounds = rounds
    self.timeBudget = timeBudget
  }
}

extension MeasuringPlan {
  /// Rounds within a time: at least the fewest, at most the most.
  ///
  /// - Parameter seconds: The time for them.
  func schedule(seconds: Double) -> InterleavedRounds {
    InterleavedRounds(
      minimumRounds: rounds ?? Self.fewestRounds, maximumRounds: rounds ?? mostRounds,
      budgetNanoseconds: MonotonicClock.nanoseconds(seconds))
  }
}
