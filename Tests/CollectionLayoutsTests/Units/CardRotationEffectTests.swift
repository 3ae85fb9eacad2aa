import Foundation
import Testing

@testable import CollectionLayouts

@Suite struct CardRotationEffectTests {
  private let card = CardRotationEffect()

  private func scene(_ base: LayoutRect, distance: Double, axis: ScrollAxis) -> ScrollScene {
    let middle = axis == .vertical ? base.midY + distance : base.midX + distance
    let visible =
      axis == .vertical ? LayoutRect(-7, middle - 240, 320, 480) : LayoutRect(middle - 160, -7, 320, 480)
    return ScrollScene(visibleRect: visible, axis: axis)
  }

  @Test(arguments: [0, 50, -100, 150, 199.999, 200, -200, 500, -500])
  func angleGrowsLinearlyUpToTheLargest(distance: Double) {
    let expected = 35 * Double.pi / 180 * max(-1, min(1, distance / 200))
    #expect((card.angle(atDistance: distance) - expected).magnitude < 1e-15)
  }

  @Test(arguments: [0, -5] as [Double])
  func withoutAnActiveDistanceCardsBesideTheMiddleAreTurnedAllTheWay(active: Double) {
    let card = CardRotationEffect(activeDistance: active, maximumAngle: 0.5)
    #expect(card.angle(atDistance: 0) == 0)
    #expect(card.angle(atDistance: 0.001) == 0.5)
    #expect(card.angle(atDistance: -0.001) == -0.5)
  }

  @Test(arguments: [0, 30, -30, 120, -199, 200, -200, 201, 1000, -1000], ScrollAxis.allCases)
  func matrixIsPerspectiveRotatedAboutTheCrossAxis(distance: Double, axis: ScrollAxis) {
    let base = LayoutRect(50, 118, 300, 500)
    let look = card.look(of: .item(0), at: base, in: scene(base, distance: distance, axis: axis))
    var expected = Transform3D.identity
    expected.m34 = 1.0 / 600
    let angle = -card.angle(atDistance: distance)
    expected = expected.rotated(
      by: angle, x: axis == .vertical ? 1 : 0, y: axis == .horizontal ? 1 : 0, z: 0)
    for (entry, value) in zip(look.transform3D.rows, expected.rows) {
      #expect((entry - value).magnitude < 1e-15)
    }
    #expect(look.frame.distance(to: expected.boundingBox(of: base)) < 1e-9)
    #expect(look.zIndex == 1)
  }

  @Test func cardTurnedAllTheWayIsAsWorkedOutByHand() {
    let base = LayoutRect(57, 118, 300, 500)
    let frame = card.look(of: .item(0), at: base, in: scene(base, distance: 300, axis: .horizontal)).frame
    let (s, c) = (0.573576436351046, 0.819152044288992)
    let (left, right) = (1 - 150 * s / 600, 1 + 150 * s / 600)
    #expect((frame.minX - (207 - 150 * c / left)).magnitude < 1e-9)
    #expect((frame.maxX - (207 + 150 * c / right)).magnitude < 1e-9)
    #expect((frame.height - 500 / left).magnitude < 1e-9)
  }

  @Test func cardInTheMiddleLooksUntouched() {
    let base = LayoutRect(50, 118, 300, 500)
    let look = card.look(of: .item(0), at: base, in: scene(base, distance: 0, axis: .horizontal))
    #expect(look.frame == base)
  }
}
