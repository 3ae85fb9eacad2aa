/// The number of successes in independent trials of equal probability.
///
/// The probability of one number is Loader's, "Fast and accurate computation of binomial probabilities" (2000),
/// which needs no logarithm of a large factorial; that of a tail is a sum of them. Both are precise relative to
/// their size, however small: to 1 part in 10^12 for up to 10^6 trials.
public enum BinomialDistribution {
  /// The probability of at most `successes`.
  ///
  /// - Parameters:
  ///   - successes: Any number: below 0 the result is 0, from `trials` on it is 1.
  ///   - trials: 0 or more.
  ///   - probability: That of one success, 0 to 1.
  /// - Returns: 0 to 1; NaN for parameters out of range.
  /// - Complexity: O(sqrt(*n*)) for *n* trials.
  public static func cumulative(successes: Int, trials: Int, probability: Double) -> Double {
    guard trials >= 0, probability >= 0, probability <= 1 else { return .nan }
    guard successes >= 0 else { return 0 }
    guard successes < trials else { return 1 }
    return lowerTail(successes, of: trials, success: probability, failure: 1 - probability)
  }

  /// The probability of at least `successes`.
  ///
  /// - Parameters:
  ///   - successes: Any number: up to 0 the result is 1, above `trials` it is 0.
  ///   - trials: 0 or more.
  ///   - probability: That of one success, 0 to 1.
  /// - Returns: 0 to 1; NaN for parameters out of range.
  /// - Complexity: O(sqrt(*n*)) for *n* trials.
  public static func upperTail(successes: Int, trials: Int, probability: Double) -> Double {
    guard trials >= 0, probability >= 0, probability <= 1 else { return .nan }
    guard successes > 0 else { return 1 }
    guard successes <= trials else { return 0 }
    return lowerTail(trials - successes, of: trials, success: 1 - probability, failure: probability)
  }

  /// The probability of at most `count` of `trials`, for `0 <= count < trials`.
  private static func lowerTail(_ count: Int, of trials: Int, success: Double, failure: Double) -> Double {
    guard success > 0 else { return 1 }
    guard failure > 0 else { return 0 }
    guard Double(count) > Double(trials) * success else {
      return sum(downFrom: count, of: trials, success: success, failure: failure)
    }
    // The other tail is the smaller one.
    return 1 - sum(downFrom: trials - count - 1, of: trials, success: failure, failure: success)
  }

  /// The sum of the probabilities of 0 to `count`, for `count` no greater than the mean: from the largest down to
  /// where they no longer count.
  private static func sum(downFrom count: Int, of trials: Int, success: Double, failure: Double) -> Double {
    let largest = binomialProbability(of: count, of: trials, success: success, failure: failure)
    guard largest > 0 else { return 0 }
    var term = 1.0
    var sum = 1.0
    var successes = count
    while successes > 0, term > sum * 0x1p-70 {
      term *= Double(successes) / Double(trials - successes + 1) * (failure / success)
      sum += term
      successes -= 1
    }
    return min(1, largest * sum)
  }
}
