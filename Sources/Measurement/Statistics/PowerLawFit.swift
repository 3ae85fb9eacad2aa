/// A power law, `y = factor · x^exponent`, fitted to points: how a time grows with a size.
///
/// The logarithms of the points are fitted with a straight line by least squares, so that every point's error counts
/// by its share, not its size.
public struct PowerLawFit: Hashable, Sendable {
  /// The slope of the line: 1 for a time in proportion to the size, 2 for its square.
  public let exponent: Double
  /// The law's value at x = 1, in the unit of y.
  public let factor: Double
  /// How far the point that fits worst lies from the line, in natural logarithms: 0.01 is 1 %.
  public let largestDeviation: Double

  /// Fits points.
  ///
  /// - Parameter points: In any order and any units; points with an x or y that is not positive and finite are left
  ///   out.
  /// - Returns: `nil` when those left have fewer than 2 distinct x.
  /// - Complexity: O(*n*)
  public init?(_ points: [(x: Double, y: Double)]) {
    let logarithms =
      points
      .filter { $0.x > 0 && $0.y > 0 && $0.x.isFinite && $0.y.isFinite }
      .map { (x: logarithm($0.x), y: logarithm($0.y)) }
    // Distinct x may be so close that their logarithms are not.
    guard let first = logarithms.first, logarithms.contains(where: { $0.x != first.x }) else { return nil }
    let count = Double(logarithms.count)
    let middleX = logarithms.reduce(0) { $0 + $1.x } / count
    let middleY = logarithms.reduce(0) { $0 + $1.y } / count
    let squares = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.x - middleX) }
    let products = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.y - middleY) }
    let slope = products / squares
    exponent = slope
    factor = exponential(middleY - slope * middleX)
    largestDeviation = logarithms.reduce(0) { largest, point in
      max(largest, (point.y - middleY - slope * (point.x - middleX)).magnitude)
    }
  }
}
