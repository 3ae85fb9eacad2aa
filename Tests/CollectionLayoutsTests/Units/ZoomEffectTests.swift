import Testing

@testable import CollectionLayouts

@Suite struct ZoomEffectTests {
  private let zoom = ZoomEffect(activeDistance: 200, zoomFactor: 0.3)

  @Test(arguments: [(0.0, 1.3), (50, 1.225), (-50, 1.225), (100, 1.15), (-150, 1.075), (200, 1), (-1000, 1)])
  func scaleFallsOffLinearly(distance: Double, scale: Double) {
    #expect((zoom.scale(atDistance: distance) - scale).magnitude < 1e-15)
  }

  @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
  func withoutAnActiveDistanceNothingZooms(active: Double) {
    let zoom = ZoomEffect(activeDistance: active)
    for distance in [0, 1, -1, .nan, .infinity] { #expect(zoom.scale(atDistance: distance) == 1) }
  }

  @Test(arguments: ScrollAxis.allCases)
  func elementsGrowAboutTheirMiddle(axis: ScrollAxis) {
    // The middle of what is visible is 50 points before the element's along the axis.
    let base = LayoutRect(100, 100, 200, 80)
    let middle = axis == .vertical ? LayoutPoint(x: 999, y: 190) : LayoutPoint(x: 250, y: 999)
    let scene = ScrollScene(
      visibleRect: LayoutRect(middle.x - 160, middle.y - 240, 320, 480), axis: axis)
    #expect(scene.distance(of: base) == 50)
    let look = zoom.look(of: .item(0), at: base, in: scene)
    #expect(look.transform3D == .scale(x: 1.225, y: 1.225))
    #expect(look.frame.distance(to: LayoutRect(77.5, 91, 245, 98)) < 1e-12)
    #expect(look.frame.distance(to: look.transform3D.boundingBox(of: base)) < 1e-12)
    #expect(look.zIndex == 0)
    #expect(look.alpha == 1)
  }

  @Test func elementsOutsideTheActiveDistanceKeepTheirFrameExactly() {
    let base = LayoutRect(0.1, 0.2, 33.3, 44.4)
    let scene = ScrollScene(visibleRect: LayoutRect(1000, 0, 320, 480), axis: .horizontal)
    #expect(zoom.look(of: .item(0), at: base, in: scene) == ElementLook(frame: base))
  }
}
