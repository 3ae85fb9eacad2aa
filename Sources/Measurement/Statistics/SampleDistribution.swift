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
  /// - Parameter share: 0 to 1; clamped.
  /// - Complexity: O(1)
  public func quantile(_ share: Double) -> Double {
    let place = min(1, max(0, share.isNaN ? 0 : share)) * Double(sorted.count - 1)
    let low = Int(place)
    guard low + 1 < sorted.count else { return maximum }
    let fraction = place - Double(low)
    // Infinite samples must not turn a whole-numbered place into a NaN.
    return fraction == 0 ? sorted[low] : sorted[low] + fraction * (sorted[low + 1] - sorted[low])
  }

  /// The median distance of the samples from their median, unscaled.
  ///
  /// - Complexity: O(*n* log *n*)
  public var medianAbsoluteDeviation: Double {
    let middle = median
    return SampleDistribution(sorted.map { ($0 - middle).magnitude })?.median ?? 0
  }
}
