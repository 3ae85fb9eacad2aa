/// How small a change a comparison can detect, and how many rounds a smaller one takes, from the rounds of a pilot.
///
/// The pilot's log ratios are taken to scatter about their median like normal ones, but for a minority of bad rounds:
/// their spread is estimated robustly, and the sign test's interval is as wide as the median's standard error makes
/// it. That is for planning only; no verdict depends on it.
public struct PowerAnalysis: Hashable, Sendable {
  /// The number of the pilot's rounds that counted.
  public let pilotRounds: Int
  /// The probability that the interval covers the true ratio.
  public let confidence: Double
  /// The probability that a change is detected when it is as large as asked for.
  public let power: Double
  /// The robust standard deviation of one round's log ratio: 1.4826 times the median absolute deviation.
  public let standardDeviation: Double

  /// Takes the measure of a pilot.
  ///
  /// - Parameters:
  ///   - logRatios: The natural logarithms of the rounds' ratios; those that are not finite are left out.
  ///   - confidence: The confidence of the intervals, above 0 and below 1.
  ///   - power: The probability wanted of detecting a change, 1/2 or more and below 1.
  /// - Returns: `nil` with fewer than 2 rounds, which have no spread, and for parameters out of range.
  /// - Complexity: O(*n* log *n*)
  public init?(logRatios: [Double], confidence: Double = 0.95, power: Double = 0.8) {
    guard confidence > 0, confidence < 1, power >= 0.5, power < 1,
      let distribution = SampleDistribution(logRatios.filter(\.isFinite)), distribution.count > 1
    else { return nil }
    pilotRounds = distribution.count
    self.confidence = confidence
    self.power = power
    standardDeviation = 1.4826 * distribution.medianAbsoluteDeviation
  }

  /// The standard error of the pilot's median log ratio: `sqrt(π/2) · standardDeviation / sqrt(pilotRounds)`, that of
  /// the median of many normal samples.
  public var standardError: Double { errorOfOneRound / Double(pilotRounds).squareRoot() }

  /// The change that as many rounds as the pilot's detect with the power wanted, as a share: 0.014 is 1.4 %.
  ///
  /// 0 when more than half of the rounds were equal, as with a coarse clock: then nothing is known of the spread.
  public var minimumDetectableChange: Double { exponentialMinusOne(errorsWanted * standardError) }

  /// The number of rounds that detect a change with the power wanted.
  ///
  /// - Parameter change: A share above 0: 0.014 is 1.4 %.
  /// - Returns: No fewer than the sign test needs for an interval; `nil` for a change that is not above 0 or that
  ///   takes more rounds than an `Int` holds.
  /// - Complexity: O(1)
  public func rounds(toDetect change: Double) -> Int? {
    guard change > 0 else { return nil }
    let root = errorsWanted * errorOfOneRound / logarithm(onePlus: change)
    // What only rounding puts above a whole number does not take another round.
    let wanted = Int(exactly: (root * root * (1 - 0x1p-40)).rounded(.up))
    guard let wanted, let fewest = SignTest.fewestSamples(confidence: confidence) else { return nil }
    return max(wanted, fewest)
  }

  private var errorOfOneRound: Double { (Double.pi / 2).squareRoot() * standardDeviation }

  /// How many standard errors a change must be away from none.
  private var errorsWanted: Double {
    NormalDistribution.quantile(power) - NormalDistribution.quantile((1 - confidence) / 2)
  }
}
