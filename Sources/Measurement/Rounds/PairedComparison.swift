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
    let median = PairedRatio(logRatios: logRatios, confidence: confidence)
    ratio = median?.ratio ?? .nan
    (low, high) = (median?.low, median?.high)
    verdict = ChangeVerdict.judge(low: low, high: high, margin: margin)
  }
}
