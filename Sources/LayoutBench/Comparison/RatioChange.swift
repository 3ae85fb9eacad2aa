import Measurement

/// The change of a measured ratio between two runs, with what both intervals say of its uncertainty.
struct RatioChange {
  let metric: ComparedMetric
  /// The ratio before and now; of several sweeps the geometric mean.
  let old: Double
  let new: Double
  /// The natural logarithm of new cost over old cost.
  let logChange: Double
  /// The standard error of that; infinite where an interval is missing.
  let standardError: Double
  /// In how many sweeps it was measured.
  let sweeps: Int

  /// - Returns: `nil` when one of the rows has no ratio.
  init?(_ metric: ComparedMetric, old: ResultRow, new: ResultRow) {
    guard let before = metric.value(of: old), let after = metric.value(of: new), before > 0, after > 0
    else { return nil }
    self.metric = metric
    (self.old, self.new, sweeps) = (before, after, 1)
    // Of the logarithms, as a quotient may be too large or too small for a number.
    let rise = logarithm(after) - logarithm(before)
    logChange = metric == .speedup ? -rise : rise
    if let first = metric.interval(of: old), let second = metric.interval(of: new) {
      let (one, other) = (Self.standardError(of: first), Self.standardError(of: second))
      standardError = (one * one + other * other).squareRoot()
    } else {
      standardError = .infinity
    }
  }

  /// The change of one thing that was measured in several sweeps: the mean of the logarithms.
  ///
  /// As uncertain as one of them: they share the process, and with it what its memory does to them. What they
  /// differ by counts where it is more than their intervals say.
  ///
  /// - Parameter changes: At least one, all of one metric.
  /// - Complexity: O(*n*) for *n* sweeps.
  init(mean changes: [RatioChange]) {
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let center = mean(changes.map(\.logChange))
    metric = changes[0].metric
    old = exponential(mean(changes.map { logarithm($0.old) }))
    new = exponential(mean(changes.map { logarithm($0.new) }))
    logChange = center
    sweeps = changes.count
    let within = mean(changes.map { $0.standardError * $0.standardError })
    let squares = changes.map { ($0.logChange - center) * ($0.logChange - center) }
    let between = squares.reduce(0, +) / Double(max(1, sweeps - 1))
    standardError = max(within, between).squareRoot()
  }

  /// The standard error behind a 95 % interval, on the logarithm.
  private static func standardError(of interval: (low: Double, high: Double)) -> Double {
    (logarithm(interval.high) - logarithm(interval.low)) / (2 * NormalDistribution.quantile(0.975))
  }

  var change: Double { exponential(logChange) }

  /// The probability of a change as large as this one or larger, for the better or the worse, if the true
  /// change were within the margin: at most this.
  func pValue(margin: Double) -> Double {
    guard standardError.isFinite else { return 1 }
    let excess = logChange.magnitude - logarithm(1 + margin)
    guard standardError > 0 else { return excess > 0 ? 0 : 1 }
    // As large in the same direction, or in the other: without a margin, one is as probable as the other.
    let farther = logChange.magnitude + logarithm(1 + margin)
    return NormalDistribution.cumulative(-excess / standardError)
      + NormalDistribution.cumulative(-farther / standardError)
  }

  func interval(confidence: Double) -> (low: Double, high: Double)? {
    guard standardError.isFinite else { return nil }
    let reach = NormalDistribution.quantile((1 + confidence) / 2) * standardError
    return (exponential(logChange - reach), exponential(logChange + reach))
  }
}
