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
    #expect(look.zIndex == 75)
    #expect(look.alpha == 1)
  }

  @Test func elementsOutsideTheActiveDistanceKeepTheirFrameExactly() {
    let base = LayoutRect(0.1, 0.2, 33.3, 44.4)
    let scene = ScrollScene(visibleRect: LayoutRect(1000, 0, 320, 480), axis: .horizontal)
    #expect(zoom.look(of: .item(0), at: base, in: scene) == ElementLook(frame: base))
  }

  @Test(arguments: [
    (0.0, 100), (-1, 100), (2, 99), (100, 50), (-100, 50), (199, 1), (199.5, 0), (200, 0), (900, 0),
  ])
  func itemsLieTheHigherTheNearerTheyAreToTheMiddle(distance: Double, level: Int) {
    #expect(zoom.zIndex(atDistance: distance) == level)
    // Also where the zoom changes no size.
    #expect(ZoomEffect(zoomFactor: 0).zIndex(atDistance: distance) == level)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func withoutAnActiveDistanceNothingIsLifted(active: Double) {
    for distance in [0, 1, .nan, .infinity] {
      #expect(ZoomEffect(activeDistance: active).zIndex(atDistance: distance) == 0)
    }
  }

  /// With spacings below 30 the enlarged item reaches over its neighbours.
  @Test(arguments: [10, 20, 0, -40] as [Double])
  func theEnlargedItemLiesAboveItsNeighbours(spacing: Double) throws {
    var layout = CollectionLayout.line(spacing: spacing)
    layout.setContent(
      CollectionContent(count: 10, itemSize: LayoutSize(200, 200)),
      in: Container(size: LayoutSize(390, 844), axis: .horizontal))
    let prepared = layout.prepared
    layout.visibleRect.x = try #require(prepared.contentOffset(centering: ItemPath(item: 4, section: 0)))
    let levels = (3...5).map { layout.layoutAttributesForItem(at: ItemPath(item: $0, section: 0))!.zIndex }
    #expect(levels[1] == 100 && levels[1] > levels[0] && levels[1] > levels[2])
    #expect(levels[0] == levels[2] && levels[0] == (spacing < 0 ? 20 : 0))
  }
}
