/// A set of samples and where they lie.
public struct SampleDistribution: Hashable, Sendable {
  /// The samples in ascending order.
  public let sorted: [Double]

  /// Sorts samples; NaNs are left out.
  ///
  /// - Returns: `nil` when there is no sample.
  /// - Complexity: O(*n* log *n*)
  public init?(_ samples: [Double]) {
    let sorted = samples.filter { !$0.isNaN }.sorted()
    guard !sorted.isEmpty else { return nil }
    self.sorted = sorted
  }

  public var count: Int { sorted.count }
  public var minimum: Double { sorted[0] }
  public var maximum: Double { sorted[sorted.count - 1] }

  /// The middle sample, or the mean of the two middle ones.
  public var median: Double { quantile(0.5) }

  /// The value below which a share of the samples lies, interpolated linearly between samples: type 7 of
  /// Hyndman and Fan (1996), the default of numpy.
  ///
  /// Between samples of minus and plus infinity there is no number, so the quantile there is NaN.
  ///
  /// - Parameter share: 0 to 1; clamped, NaN as 0.
  /// - Complexity: O(1)
  public func quantile(_ share: Double) -> Double {
    let place = min(1, max(0, share.isNaN ? 0 : share)) * Double(sorted.count - 1)
    let low = Int(place)
    guard low + 1 < sorted.count else { return maximum }
    let (below, above) = (sorted[low], sorted[low + 1])
    let fraction = place - Double(low)
    // Infinite samples: no NaN at a whole-numbered place, between equal samples, or between -inf and a number.
    guard fraction > 0, below != above else { return below }
    guard below.isFinite else { return above.isFinite ? below : .nan }
    return below + fraction * (above - below)
  }

  /// The median distance of the samples from their median, unscaled.
  ///
  /// - Complexity: O(*n* log *n*)
  public var medianAbsoluteDeviation: Double {
    let middle = median
    // Infinite samples lie 0 from an infinite median, not NaN.
    return SampleDistribution(sorted.map { $0 == middle ? 0 : ($0 - middle).magnitude })?.median ?? .nan
  }
}
