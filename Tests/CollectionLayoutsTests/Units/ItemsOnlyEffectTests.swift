import Testing

@testable import CollectionLayouts

/// The engine's effects take hold of items; headers, footers and backgrounds keep place and level.
@Suite struct ItemsOnlyEffectTests {
  private func content(_ count: Int, header: Double = 0, footer: Double = 0) -> CollectionContent {
    CollectionContent(sections: [
      .init(
        items: .uniform(LayoutSize(200, 200), count: count), headerLength: header, footerLength: footer,
        hasBackground: true)
    ])
  }

  @Test(arguments: [0, 3000] as [Double])
  func theBackgroundOfARowOfCardsStandsBehindThem(offset: Double) {
    var layout = CollectionLayout.card()
    layout.setContent(content(20), in: Container(size: LayoutSize(414, 736), axis: .horizontal))
    layout.visibleRect.x = offset
    let background = layout.layoutAttributes(for: .background(section: 0))!
    #expect(background.frame == LayoutRect(0, 0, 6100, 736))
    #expect(background.zIndex == -1 && background.transform3D == .identity)
    let card = layout.layoutAttributes(for: .item(0))!
    #expect(card.zIndex == 1)
    let shown = layout.layoutAttributesForElements(in: layout.visibleRect).map(\.elementID)
    #expect(shown.contains(.background(section: 0)))
    if offset == 0 { #expect(shown == [.item(0), .item(1), .background(section: 0)]) }
  }

  @Test func theBackgroundOfFewCardsCoversThemAll() {
    var layout = CollectionLayout.card()
    layout.setContent(content(3), in: Container(size: LayoutSize(414, 736), axis: .horizontal))
    #expect(layout.layoutAttributes(for: .background(section: 0))?.frame == LayoutRect(0, 0, 1000, 736))
  }

  @Test func aPinnedHeaderOfCardsDoesNotTurn() {
    var layout = CollectionLayout.card()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.setContent(content(3, header: 60), in: Container(size: LayoutSize(414, 736), axis: .horizontal))
    layout.visibleRect.x = 200
    let header = layout.layoutAttributes(for: .header(section: 0))!
    #expect(header.frame == LayoutRect(200, 0, 60, 736))
    #expect(header.zIndex == 1001 && header.transform3D == .identity)
  }

  @Test func zoomEnlargesItemsOnly() {
    var layout = CollectionLayout.line(spacing: 50, insets: .zero)
    layout.setContent(
      content(3, header: 100, footer: 30), in: Container(size: LayoutSize(390, 300), axis: .horizontal))
    layout.visibleRect.x = 280
    let background = layout.layoutAttributes(for: .background(section: 0))!
    #expect(background.frame == LayoutRect(100, 0, 700, 300))
    #expect(background.zIndex == -1)
    layout.visibleRect.x = -145
    let header = layout.layoutAttributes(for: .header(section: 0))!
    #expect(header.frame == LayoutRect(0, 0, 100, 300) && header.zIndex == 1000)
    layout.visibleRect.x = 620
    let footer = layout.layoutAttributes(for: .footer(section: 0))!
    #expect(footer.frame == LayoutRect(800, 0, 30, 300) && footer.zIndex == 1000)
  }

  @Test func everyEffectLeavesOtherKindsAsTheyStand() {
    let effects: [any ScrollEffect] = [
      ZoomEffect(), CardRotationEffect(), FixedTransforms([.scale(x: 2, y: 2)]), NoEffect(),
    ]
    let base = LayoutRect(10, 20, 100, 50)
    for effect in effects {
      for axis in ScrollAxis.allCases {
        let scene = ScrollScene(visibleRect: LayoutRect(0, 0, 130, 100), axis: axis)
        for (element, level) in [
          (ElementID.header(section: 0), 1000), (.footer(section: 0), 1000), (.background(section: 0), -1),
        ] {
          #expect(effect.look(of: element, at: base, in: scene) == ElementLook(frame: base, zIndex: level))
        }
      }
    }
  }
}
