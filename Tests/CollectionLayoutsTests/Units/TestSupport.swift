@testable import CollectionLayouts

/// SplitMix64: the same numbers on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func size(_ range: ClosedRange<Double>) -> LayoutSize {
    LayoutSize(width: .random(in: range, using: &self), height: .random(in: range, using: &self))
  }

  mutating func sizes(_ count: Int, _ range: ClosedRange<Double>) -> [LayoutSize] {
    (0..<count).map { _ in size(range) }
  }
}

/// Lays out one section of items.
func layOut(
  _ arrangement: some Arrangement, _ sizes: [LayoutSize], in container: Container
) -> PreparedLayout {
  PreparedLayout(content: CollectionContent(sizes), container: container, plan: .same(arrangement))
}

/// The frames of one section of items in a container that scrolls vertically.
func frames(_ arrangement: some Arrangement, _ sizes: [LayoutSize], width: Double) -> [LayoutRect] {
  layOut(arrangement, sizes, in: Container(size: LayoutSize(width: width, height: 500))).table.frames
}

extension LayoutRect {
  /// A rectangle in the short form in which tests list frames.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The largest difference in any of the four numbers.
  func distance(to other: LayoutRect) -> Double {
    max(
      (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}

extension LayoutSize {
  /// A size in the short form in which tests list sizes.
  init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}
