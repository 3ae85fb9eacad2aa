import Testing

@testable import CollectionLayouts

/// Frames that effects show with negative sizes.
@Suite struct ElementLookTests {
  /// Shows elements turned over: the same area, written from another corner.
  private struct Flip: ScrollEffect {
    let acrossWidth: Bool
    let acrossHeight: Bool

    var dependsOnScrolling: Bool { true }

    func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
      var look = ElementLook(frame: base)
      look.frame = LayoutRect(
        x: acrossWidth ? base.x + base.width : base.x, y: acrossHeight ? base.y + base.height : base.y,
        width: acrossWidth ? -base.width : base.width, height: acrossHeight ? -base.height : base.height)
      return look
    }

    func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }
  }

  @Test func negativeSizesAreStandardised() {
    let frame = LayoutRect(10, 20, -4, -8)
    #expect(ElementLook(frame: frame).frame == LayoutRect(6, 12, 4, 8))
    var look = ElementLook(frame: .zero)
    look.frame = frame
    #expect(look.frame == LayoutRect(6, 12, 4, 8))
    look.frame.width = -3
    #expect(look.frame == LayoutRect(3, 12, 3, 8))
  }

  @Test(arguments: QueryStrategy.allCases, [(true, false), (false, true), (true, true)])
  func elementsShownTurnedOverAreFound(strategy: QueryStrategy, across: (width: Bool, height: Bool)) {
    var layout = CollectionLayout(
      ListArrangement(), effect: Flip(acrossWidth: across.width, acrossHeight: across.height),
      strategy: strategy)
    let view = LayoutSize(100, 300)
    layout.setContent(CollectionContent(count: 5, itemSize: LayoutSize(100, 50)), in: Container(size: view))
    let found = layout.layoutAttributesForElements(in: LayoutRect(origin: .zero, size: view))
    #expect(found.map(\.elementID) == (0..<5).map { .item($0) })
    for attributes in found {
      #expect(attributes.frame == attributes.baseFrame)
      #expect(layout.layoutAttributes(for: attributes.elementID) == attributes)
    }
  }
}
