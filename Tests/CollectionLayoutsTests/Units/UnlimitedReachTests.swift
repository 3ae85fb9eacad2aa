import Foundation
import TestSupport
import Testing

@testable import CollectionLayouts

/// Elements that an effect may show anywhere are all looked at.
@Suite struct UnlimitedReachTests {
  /// Puts every element at a place of its own, wherever it was laid out.
  private struct Pile: ScrollEffect {
    var dependsOnScrolling: Bool { true }

    func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
      ElementLook(frame: LayoutRect(5, Double(element.indexPath.item), 10, 1))
    }

    func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .unlimited }
  }

  @Test(arguments: QueryStrategy.allCases, ScrollAxis.allCases)
  func elementsLaidOutNowhereAreFoundWhereTheyAreShown(strategy: QueryStrategy, axis: ScrollAxis) {
    let odd = LayoutRect(.nan, .nan, 10, 10)
    let far = LayoutRect(.infinity, .infinity, 10, 10)
    let near = LayoutRect(0, 0, 10, 10)
    let giant = LayoutRect(0, 0, 1e6, 1e6)
    for frames in [[odd, near, odd], [far, near, far], [odd, giant, near, near, near, far]] {
      let layout = PreparedLayout(
        content: CollectionContent(count: frames.count, itemSize: .zero),
        container: Container(size: LayoutSize(100, 100), axis: axis),
        plan: .same(ExplicitArrangement(frames)),
        strategy: strategy)
      let rect = LayoutRect(0, 0, 100, 100)
      let found = layout.elements(in: rect, visibleRect: rect, effect: Pile())
      #expect(found.map(\.elementID) == frames.indices.map { .item($0) })
    }
  }

  /// A card that nearly touches the plane of the eye: its outermost point is so far away that rounding
  /// matters.
  @Test(arguments: QueryStrategy.allCases)
  func aCardThatNearlyTouchesTheEyeIsFoundAtItsOutermostPoint(strategy: QueryStrategy) {
    let effect = CardRotationEffect(
      activeDistance: 0, maximumAngle: 1.0702214584593106, m34: -0.011506210822699654)
    let base = LayoutRect(0, 0, 197.8942, 50)
    let layout = PreparedLayout(
      content: CollectionContent(count: 1, itemSize: base.size),
      container: Container(size: LayoutSize(100, 100), axis: .horizontal),
      plan: .same(RowArrangement(alignment: .leading)), strategy: strategy)
    for offset in [-1_000.0, 1_000] {
      let visible = LayoutRect(offset, 0, 100, 100)
      let shown = effect.look(of: .item(0), at: base, in: layout.scene(showing: visible)).frame
      for x in [shown.minX, shown.maxX.nextDown] {
        let found = layout.elements(
          in: LayoutRect(x, shown.midY, 0, 0), visibleRect: visible, effect: effect)
        #expect(found.map(\.elementID) == [.item(0)])
      }
    }
  }

  /// Cards of all widths up to where they touch the eye, asked for at the very ends of their displayed
  /// frames.
  @Test(arguments: ScrollAxis.allCases)
  func cardsNearTheEyeAreFoundAtTheirEnds(axis: ScrollAxis) {
    var numbers = SeededNumbers(seed: 77)
    for _ in 0..<1_500 {
      let angle = Double.random(in: 0.2...1.5, using: &numbers)
      let length = Double.random(in: 20...900, using: &numbers)
      let nearness = pow(10, .random(in: -4 ... -0.5, using: &numbers))
      let m34 = (1 - nearness) / (length / 2 * sin(angle)) * (Bool.random(using: &numbers) ? 1 : -1)
      let effect = CardRotationEffect(activeDistance: 0, maximumAngle: angle, m34: m34)
      let size = LayoutSize(length, 50)
      let layout = PreparedLayout(
        content: CollectionContent(count: 1, itemSize: axis == .horizontal ? size : size.transposed),
        container: Container(size: LayoutSize(100, 100), axis: axis),
        plan: .same(RowArrangement(alignment: .leading)))
      let base = layout.table.frames[0]
      for offset in [-5_000.0, 5_000] {
        let visible = LayoutRect(
          origin: LayoutPoint.zero.settingMain(offset, axis), size: LayoutSize(100, 100))
        let shown = effect.look(of: .item(0), at: base, in: layout.scene(showing: visible)).frame
        let start = shown.mainMinimum(axis)
        for end in [start, (start + shown.mainLength(axis)).nextDown] {
          let point = LayoutRect(
            origin: LayoutPoint(x: shown.midX, y: shown.midY).settingMain(end, axis), size: .zero)
          guard shareAPoint(shown, point) else { continue }
          let found = layout.elements(in: point, visibleRect: visible, effect: effect)
          #expect(found.map(\.elementID) == [.item(0)], "\(angle), \(length), \(m34), \(offset)")
        }
      }
    }
  }
}
