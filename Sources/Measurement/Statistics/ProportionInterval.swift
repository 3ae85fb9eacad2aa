/// The interval of Clopper and Pearson (1934) for the probability of a success, from the number of successes in
/// independent trials.
///
/// It is exact: whatever the true probability, the interval covers it at least with the confidence asked for.
public struct ProportionInterval: Hashable, Sendable {
  /// The lower end, 0 to 1: the probability at which as many successes or more have half the chance to miss.
  public let low: Double
  /// The upper end, 0 to 1: the probability at which as many successes or fewer have half the chance to miss.
  public let high: Double

  /// - Parameters:
  ///   - successes: 0 to `trials`.
  ///   - trials: 1 or more.
  ///   - confidence: The confidence asked for, above 0 and below 1.
  /// - Returns: `nil` for parameters out of range.
  /// - Complexity: O(sqrt(*n*)) for *n* trials
  public init?(successes: Int, trials: Int, confidence: Double = 0.95) {
    guard trials > 0, successes >= 0, successes <= trials, confidence > 0, confidence < 1 else { return nil }
    let miss = (1 - confidence) / 2
    // The share of successes is within the interval: either tail has a chance of 1/2 or more there.
    let share = Double(successes) / Double(trials)
    low =
      successes == 0
      ? 0
      : bisect(0, share) { probability in
        BinomialDistribution.upperTail(successes: successes, trials: trials, probability: probability) < miss
      }
    high =
      successes == trials
      ? 1
      : bisect(share, 1) { probability in
        BinomialDistribution.cumulative(successes: successes, trials: trials, probability: probability) > miss
      }
  }
}

/// Where a condition that holds at the lower end of a range ceases to hold, to the last digit.
private func bisect(_ low: Double, _ high: Double, isBelow: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return middle }
    if isBelow(middle) { low = middle } else { high = middle }
  }
}
