import CollectionLayouts

/// Content offsets along one axis, frame by frame.
struct OffsetPath {
  /// The speed of `steady` and `reverse`, in points per frame: 1,200 points per second.
  static let step = 20.0

  let frames: Int
  /// From 0 to the furthest offset; both ends are finite.
  let range: ScrollableRange
  let seed: UInt64

  var middle: Double { range.maximum / 2 }

  /// Constant speed from the middle.
  func steady() -> [Double] {
    (0..<frames).map { folded(middle + Self.step * Double($0)) }
  }

  /// Constant speed from the middle for half of the frames, then the same offsets in reverse.
  func reverse() -> [Double] {
    (0..<frames).map { folded(middle + Self.step * Double(min($0, frames - 1 - $0))) }
  }

  /// Offsets uniform over the range.
  func jump() -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<frames).map { _ in range.clamping(range.maximum * generator.nextUnit()) }
  }

  /// The offset after turning round at each end that was met on the way.
  private func folded(_ distance: Double) -> Double {
    guard range.maximum > 0 else { return range.minimum }
    let travelled = distance.truncatingRemainder(dividingBy: 2 * range.maximum)
    return range.clamping(travelled > range.maximum ? 2 * range.maximum - travelled : travelled)
  }
}
