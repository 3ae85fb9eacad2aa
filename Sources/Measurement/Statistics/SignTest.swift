/// The sign test's interval for a median: two order statistics, whatever the distribution of the samples.
///
/// The number of samples below the median is binomial with probability 1/2. The interval from the *r*th smallest to
/// the *r*th largest sample misses the median with probability `2 · P(X <= r - 1)`.
public struct SignTest: Hashable, Sendable {
  /// Index of the lower end among the sorted samples; the upper end is the same from the other side.
  public let lowerIndex: Int
  /// Index of the upper end among the sorted samples.
  public let upperIndex: Int
  /// The probability that the interval covers the median, at least the one asked for.
  public let confidence: Double

  /// The narrowest interval with a confidence.
  ///
  /// - Parameters:
  ///   - count: The number of samples.
  ///   - wanted: The confidence asked for, above 0 and below 1.
  /// - Returns: `nil` when even the interval from the smallest to the largest sample has less: at 95 % with
  ///   fewer than 6 samples.
  /// - Complexity: O(sqrt(*n*) log *n*) for *n* samples
  public init?(count: Int, confidence wanted: Double) {
    guard count > 0, wanted > 0, wanted < 1 else { return nil }
    func coverage(from index: Int) -> Double { 1 - Self.pValue(below: index, above: count - index) }
    guard coverage(from: 0) >= wanted else { return nil }
    // The farther in the ends lie, the less it is.
    var (index, tooFarIn) = (0, count / 2 + 1)
    while tooFarIn - index > 1 {
      let middle = (index + tooFarIn) / 2
      if coverage(from: middle) >= wanted { index = middle } else { tooFarIn = middle }
    }
    lowerIndex = index
    upperIndex = count - 1 - index
    confidence = coverage(from: index)
  }

  /// The fewest samples that have an interval with a confidence: 6 at 95 %.
  ///
  /// - Parameter confidence: Above 0 and below 1.
  /// - Returns: `nil` for a confidence out of range.
  /// - Complexity: O(1)
  public static func fewestSamples(confidence: Double) -> Int? {
    // The highest confidence below 1 needs 54.
    (1...54).first { SignTest(count: $0, confidence: confidence) != nil }
  }

  /// The sign test's p-value: how probable it is that samples split at least as unevenly about the true median.
  ///
  /// Two-sided and exact: `2 · P(X <= min(below, above))` for a binomial number with probability 1/2, at most 1.
  ///
  /// - Parameters:
  ///   - below: The number of samples below the median supposed, 0 or more.
  ///   - above: The number above it, 0 or more. Samples equal to it count for neither.
  /// - Returns: 0 to 1; 1 without samples, NaN for negative numbers of them.
  /// - Complexity: O(sqrt(*n*)) for *n* samples
  public static func pValue(below: Int, above: Int) -> Double {
    guard below >= 0, above >= 0 else { return .nan }
    guard below != above else { return 1 }
    let (count, overflows) = below.addingReportingOverflow(above)
    let fewer = min(below, above)
    guard count > 1_000 || overflows else { return smallPValue(fewer: fewer, of: count) }
    let tail = BinomialDistribution.cumulative(
      successes: fewer, trials: overflows ? .max : count, probability: 0.5)
    return min(1, 2 * tail)
  }

  /// The p-value from the binomial coefficients themselves, which do not overflow below 1,030 samples; exact up to
  /// 51, where the products that are divided stay below 2^53.
  private static func smallPValue(fewer: Int, of count: Int) -> Double {
    var coefficient = 1.0
    var sum = 1.0
    for below in 0..<fewer {
      coefficient = coefficient * Double(count - below) / Double(below + 1)
      sum += coefficient
    }
    return min(1, Double(sign: .plus, exponent: 1 - count, significand: sum))
  }
}
