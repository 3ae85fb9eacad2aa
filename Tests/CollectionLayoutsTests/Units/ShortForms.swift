import TestSupport

@testable import CollectionLayouts

extension SeededNumbers {
  mutating func size(_ range: ClosedRange<Double>) -> LayoutSize {
    LayoutSize(width: length(range), height: length(range))
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
