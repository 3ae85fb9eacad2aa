import TestSupport
import Testing

@testable import CollectionLayouts

/// Very long elements that start near 0: rounding moves their displayed edges by far more than the numbers at
/// the edge would let expect.
@Suite struct GiantRoundingTests {
  /// Effects that move no edge outwards but for rounding.
  private static let effects: [any ScrollEffect] = [
    CardRotationEffect(activeDistance: 500, maximumAngle: 1e-12, m34: 0),
    DriftEffect(drift: .zero, scale: 1),
  ]

  @Test(arguments: effects.indices, ScrollAxis.allCases)
  func aGiantDisplayedAHairBeforeItsBaseFrameIsFound(number: Int, axis: ScrollAxis) {
    let effect = Self.effects[number]
    var source = SeededNumbers(seed: UInt64(40 + number))
    var strays = 0
    for _ in 0..<200 {
      let start = Double.random(in: 0...0.01, using: &source)
      let length = Double.random(in: 1e5...1e7, using: &source)
      let frame =
        axis == .vertical
        ? LayoutRect(x: 5, y: start, width: 30, height: length)
        : LayoutRect(x: start, y: 5, width: length, height: 30)
      let visible = LayoutRect(x: -100, y: -100, width: 300, height: 300)
      let layout = PreparedLayout(
        content: CollectionContent(count: 1, itemSize: .zero),
        container: Container(size: visible.size, axis: axis), plan: .same(ExplicitArrangement([frame])))
      let shown = effect.look(of: .item(0), at: frame, in: layout.scene(showing: visible)).frame
      let shownStart = shown.mainMinimum(axis)
      if shownStart < start { strays += 1 }
      let point =
        axis == .vertical
        ? LayoutRect(x: shown.midX, y: shownStart, width: 0, height: 0)
        : LayoutRect(x: shownStart, y: shown.midY, width: 0, height: 0)
      let found = layout.elements(in: point, visibleRect: visible, effect: effect)
      #expect(found.map(\.elementID) == [.item(0)], "\(frame) shown at \(shown)")
    }
    #expect(strays > 20)
  }
}
