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
  /// - Complexity: O(*n*)
  public init?(count: Int, confidence wanted: Double) {
    guard count > 0, wanted > 0, wanted < 1 else { return nil }
    // C(n, k) and the sum of those so far, over 2^exponent so that they do not overflow; exact while below 2^53.
    var coefficient = 1.0
    var sum = 0.0
    var exponent = 0
    var best: (index: Int, confidence: Double)?
    for below in 0..<(count + 1) / 2 {
      sum += coefficient
      // The sum is below 2^1000, so that anything below 2^-2100 of it is 0 as well.
      let scale = max(exponent + 1 - count, -2_100)
      let confidence = 1 - Double(sign: .plus, exponent: scale, significand: sum)
      guard confidence >= wanted else { break }
      best = (below, confidence)
      coefficient = coefficient * Double(count - below) / Double(below + 1)
      if coefficient > 0x1p900 {
        coefficient *= 0x1p-900
        sum *= 0x1p-900
        exponent += 900
      }
    }
    guard let best else { return nil }
    lowerIndex = best.index
    upperIndex = count - 1 - best.index
    confidence = best.confidence
  }
}
