#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The exponent of the power law that fits best: the slope of the least-squares line through the logarithms.
///
/// - Returns: `nil` when sizes or costs are not above 0, or all sizes are the same.
/// - Complexity: O(*n*)
func growthExponent(_ points: [(size: Double, cost: Double)]) -> Double? {
  guard points.allSatisfy({ $0.size > 0 && $0.cost > 0 && $0.size.isFinite && $0.cost.isFinite }) else {
    return nil
  }
  let logs = points.map { (x: log($0.size), y: log($0.cost)) }
  let meanX = logs.reduce(0) { $0 + $1.x } / Double(logs.count)
  let meanY = logs.reduce(0) { $0 + $1.y } / Double(logs.count)
  let spread = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  guard spread > 0 else { return nil }
  return logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
}
