/// How many times longer one thing takes than another, from rounds in which both were timed.
///
/// The machine's speed drifts from round to round, but both times of a round drift together, so their ratio does not.
/// The figure is the median of the logarithms of the rounds' ratios, with the sign test's interval; it is the same
/// for the reciprocal, and one bad round moves it little.
public struct PairedRatio: Hashable, Sendable {
  /// The median ratio of baseline to candidate: above 1 the candidate is faster.
  public let ratio: Double
  /// The lower end of the interval, or `nil` when there are too few rounds for one.
  public let low: Double?
  /// The upper end of the interval, or `nil` when there are too few rounds for one.
  public let high: Double?
  /// The probability that the interval covers the true median.
  public let confidence: Double?
  /// The number of rounds that counted.
  public let rounds: Int

  /// Compares times round by round.
  ///
  /// - Parameters:
  ///   - baseline: The times of one thing, in any unit.
  ///   - candidate: The times of the other in the same rounds. Rounds with a time that is not positive and finite
  ///     are left out, as are rounds that only one has.
  ///   - confidence: The confidence asked of the interval.
  /// - Returns: `nil` when no round counts.
  /// - Complexity: O(*n* log *n*)
  public init?(baseline: [Double], candidate: [Double], confidence: Double = 0.95) {
    let logarithms = zip(baseline, candidate)
      .filter { $0 > 0 && $1 > 0 && $0.isFinite && $1.isFinite }
      .map { logarithm($0 / $1) }
    self.init(SampleDistribution(logarithms), confidence: confidence)
  }

  /// Takes the rounds' ratios as logarithms.
  ///
  /// - Parameters:
  ///   - logRatios: The natural logarithm of baseline over candidate of each round. Those that are not finite are
  ///     left out.
  ///   - confidence: The confidence asked of the interval.
  /// - Returns: `nil` when no round counts.
  /// - Complexity: O(*n* log *n*)
  public init?(logRatios: [Double], confidence: Double = 0.95) {
    self.init(SampleDistribution(logRatios.filter(\.isFinite)), confidence: confidence)
  }

  private init?(_ logarithms: SampleDistribution?, confidence: Double) {
    guard let logarithms else { return nil }
    ratio = exponential(logarithms.median)
    rounds = logarithms.count
    let interval = SignTest(count: logarithms.count, confidence: confidence)
    low = interval.map { exponential(logarithms.sorted[$0.lowerIndex]) }
    high = interval.map { exponential(logarithms.sorted[$0.upperIndex]) }
    self.confidence = interval?.confidence
  }

  /// The standard error of the ratio's natural logarithm, so for small ones a share of the ratio: half the width of
  /// the interval over the normal quantile of its confidence.
  ///
  /// `nil` without an interval.
  public var standardError: Double? {
    guard let low, let high, let confidence else { return nil }
    return logarithm(high / low) / (-2 * NormalDistribution.quantile((1 - confidence) / 2))
  }
}
