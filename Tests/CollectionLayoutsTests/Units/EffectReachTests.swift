import TestSupport
import Testing

@testable import CollectionLayouts

/// Displayed frames never lie further outside base frames than the reach says.
@Suite struct EffectReachTests {
  /// The largest distance by which a displayed frame was found beyond the reach.
  private func excess(
    of effect: some ScrollEffect, largest: LayoutSize, axis: ScrollAxis, using numbers: inout SeededNumbers
  ) -> Double {
    let reach = effect.reach(for: largest, axis: axis)
    var worst = -Double.infinity
    for trial in 0..<60 {
      let size =
        trial == 0
        ? largest
        : LayoutSize(
          .random(in: 0...largest.width, using: &numbers), .random(in: 0...largest.height, using: &numbers))
      let base = LayoutRect(origin: LayoutPoint(x: 40, y: -30), size: size)
      for step in 0...24 {
        let distance =
          step == 0 ? 0 : step < 12 ? Double.random(in: -400...400, using: &numbers) : Double(step - 18) * 50
        let visible =
          axis == .vertical
          ? LayoutRect(0, base.midY + distance - 300, 400, 600)
          : LayoutRect(base.midX + distance - 200, 0, 400, 600)
        let shown = effect.look(of: .item(0), at: base, in: ScrollScene(visibleRect: visible, axis: axis))
          .frame
        worst = max(
          worst, base.minX - shown.minX - reach.x, shown.maxX - base.maxX - reach.x,
          base.minY - shown.minY - reach.y, shown.maxY - base.maxY - reach.y)
      }
    }
    return worst
  }

  @Test(arguments: [0.3, 0, 1.5, -0.4, -1, -1.7, -2.5, -4] as [Double], ScrollAxis.allCases)
  func zoomStaysWithinItsReach(factor: Double, axis: ScrollAxis) {
    var numbers = SeededNumbers(seed: 5)
    for active in [0, 1, 80, 200.0] {
      let zoom = ZoomEffect(activeDistance: active, zoomFactor: factor)
      for largest in [LayoutSize(200, 200), LayoutSize(1, 900), LayoutSize(700, 3)] {
        #expect(excess(of: zoom, largest: largest, axis: axis, using: &numbers) < 1e-9)
      }
    }
  }

  @Test(arguments: [5, 35, 60, 89, 90, 120, 180, -35, -75] as [Double], ScrollAxis.allCases)
  func cardsStayWithinTheirReach(degrees: Double, axis: ScrollAxis) {
    var numbers = SeededNumbers(seed: 6)
    for active in [0, 1, 200.0] {
      for m34 in [1.0 / 600, -1.0 / 500, 0, 1.0 / 160] {
        let card = CardRotationEffect(
          activeDistance: active, maximumAngle: degrees * .pi / 180, m34: m34)
        for largest in [LayoutSize(300, 500), LayoutSize(500, 300), LayoutSize(20, 900), LayoutSize(900, 20)]
        {
          #expect(excess(of: card, largest: largest, axis: axis, using: &numbers) < 1e-9)
        }
      }
    }
  }

  @Test func reachOfACardIsAttained() {
    // A reach far too large would pass the tests above; a card of the largest size comes close to it.
    let card = CardRotationEffect()
    let reach = card.reach(for: LayoutSize(300, 500), axis: .horizontal)
    let base = LayoutRect(0, 0, 300, 500)
    var (x, y) = (0.0, 0.0)
    for distance in stride(from: -250.0, through: 250, by: 0.25) {
      let scene = ScrollScene(visibleRect: LayoutRect(150 + distance - 200, 0, 400, 600), axis: .horizontal)
      let shown = card.look(of: .item(0), at: base, in: scene).frame
      x = max(x, -shown.minX, shown.maxX - 300)
      y = max(y, -shown.minY, shown.maxY - 500)
    }
    #expect(x <= reach.x && reach.x - x < 0.01)
    #expect(y <= reach.y && reach.y - y < 0.01)
  }

  @Test func cardsThatReachTheEyeHaveNoLimit() {
    let card = CardRotationEffect(maximumAngle: .pi / 2, m34: 1.0 / 100)
    #expect(card.reach(for: LayoutSize(300, 300), axis: .horizontal) == .unlimited)
  }

  @Test func fixedTransformsStayWithinTheirReach() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<40 {
      let transforms: [Transform3D?] = (0..<5).map { _ in
        var rows = (0..<16).map { _ in Double.random(in: -2...2, using: &numbers) }
        (rows[3], rows[7], rows[15]) = (0, 0, 1)
        return Bool.random(using: &numbers) ? Transform3D(rows: rows) : nil
      }
      let effect = FixedTransforms(transforms)
      let largest = LayoutSize(300, 500)
      let reach = effect.reach(for: largest, axis: .vertical)
      let scene = ScrollScene(visibleRect: .zero, axis: .vertical)
      for item in 0..<6 {
        let base = LayoutRect(
          10, 20, .random(in: 0...300, using: &numbers), .random(in: 0...500, using: &numbers))
        let shown = effect.look(of: .item(item), at: base, in: scene).frame
        #expect(base.minX - shown.minX <= reach.x + 1e-9 && shown.maxX - base.maxX <= reach.x + 1e-9)
        #expect(base.minY - shown.minY <= reach.y + 1e-9 && shown.maxY - base.maxY <= reach.y + 1e-9)
      }
    }
  }

  @Test func fixedTransformsApplyToTheItemsOfTheirSectionOnly() {
    let effect = FixedTransforms([nil, .scale(x: 2, y: 2)], section: 1)
    let scene = ScrollScene(visibleRect: .zero, axis: .vertical)
    let base = LayoutRect(0, 0, 10, 10)
    let frame = { (element: ElementID) in effect.look(of: element, at: base, in: scene).frame }
    #expect(frame(.item(1, section: 1)) == LayoutRect(-5, -5, 20, 20))
    for element in [ElementID.item(0, section: 1), .item(2, section: 1), .item(1), .header(section: 1)] {
      #expect(frame(element) == base)
    }
    var perspective = Transform3D.identity
    perspective.m14 = 0.001
    #expect(FixedTransforms([perspective]).reach(for: LayoutSize(1, 1), axis: .vertical) == .unlimited)
  }

  @Test func reachesThatAreNoDistancesCountAsUnlimitedOrNone() {
    #expect(Reach(x: .nan, y: -3) == Reach(x: .infinity, y: 0))
    #expect(NoEffect().reach(for: LayoutSize(9, 9), axis: .vertical) == .zero)
  }
}
