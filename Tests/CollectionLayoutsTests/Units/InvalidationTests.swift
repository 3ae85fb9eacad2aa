import Testing

@testable import CollectionLayouts

@Suite struct InvalidationTests {
  private let container = Container(size: LayoutSize(390, 844))
  private let content = CollectionContent(count: 500, itemSize: LayoutSize(100, 100))

  private func layout(
    effect: any ScrollEffect = NoEffect(), keepsPrepare: Bool = true
  ) -> CollectionLayout {
    var layout = CollectionLayout(
      GridArrangement(columns: 2), effect: effect,
      caches: LayoutCaches(keepsPrepareOverScrolling: keepsPrepare))
    layout.setContent(content, in: container)
    return layout
  }

  /// Asks all kinds of questions.
  private func ask(_ layout: inout CollectionLayout) {
    _ = layout.layoutAttributesForElements(in: layout.visibleRect)
    layout.forEachElement(in: layout.visibleRect) { _ in }
    _ = layout.layoutAttributesForItem(at: ItemPath(item: 3, section: 0))
    _ = layout.layoutAttributes(for: .item(1))
    _ = layout.targetContentOffset(forProposedContentOffset: LayoutPoint(x: 0, y: 100))
    _ = layout.contentSize
    _ = layout.prepared
    layout.prepare()
  }

  @Test(arguments: [false, true])
  func aLongScrollPreparesOnce(zooms: Bool) {
    var layout = layout(effect: zooms ? ZoomEffect() : NoEffect())
    #expect(layout.counts.prepares == 0)
    for step in 0..<200 {
      layout.visibleRect.y = Double(step) * 37
      ask(&layout)
    }
    #expect(layout.counts.prepares == 1)
    #expect(layout.lastPrepareReason == .first)
  }

  /// Changes that make the next question prepare, with the reason.
  private static let changes:
    [(reason: LayoutInvalidation.Reason, apply: @Sendable (inout CollectionLayout) -> Void)] =
      [
        (
          .contentChanged,
          { $0.setContent(CollectionContent(count: 7, itemSize: LayoutSize(1, 1)), in: $0.container) }
        ),
        (.containerSizeChanged, { $0.setContainer(Container(size: LayoutSize(844, 390))) }),
        (
          .containerTraitsChanged,
          { $0.setContainer(Container(size: LayoutSize(390, 844), axis: .horizontal)) }
        ),
        (.containerTraitsChanged, { $0.setContainer(Container(size: LayoutSize(390, 844), pixelScale: 3)) }),
        (
          .containerTraitsChanged,
          { $0.setContainer(Container(size: LayoutSize(390, 844), writingDirection: .rightToLeft)) }
        ),
        (
          .containerTraitsChanged,
          { $0.setContainer(Container(size: LayoutSize(390, 844), contentInsets: LayoutInsets(top: 20))) }
        ),
        (.arrangementChanged, { $0.setArrangement(.same(ListArrangement())) }),
        (.arrangementChanged, { $0.sectionHeadersPinToVisibleBounds = true }),
        (.arrangementChanged, { $0.sectionFootersPinToVisibleBounds = true }),
        (.strategyChanged, { $0.setStrategy(.scan) }),
        (.requested, { $0.invalidateLayout() }),
      ]

  @Test(arguments: changes.indices)
  func eachChangePreparesOnceForItsReason(index: Int) {
    let change = Self.changes[index]
    var layout = layout()
    ask(&layout)
    change.apply(&layout)
    #expect(layout.counts.prepares == 1, "nothing happens before a question")
    #expect(layout.invalidation(forBoundsChange: layout.visibleRect) == .prepare(change.reason))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: layout.visibleRect))
    ask(&layout)
    ask(&layout)
    #expect(layout.counts.prepares == 2)
    #expect(layout.lastPrepareReason == change.reason)
    #expect(layout.invalidation(forBoundsChange: layout.visibleRect) == .none)
  }

  @Test func changesToTheSameValuePrepareNothing() {
    var layout = layout()
    ask(&layout)
    layout.setContainer(layout.container)
    layout.setStrategy(layout.strategy)
    layout.setPinning(layout.pinning)
    layout.effect = ZoomEffect()
    layout.snapping = .nearest
    ask(&layout)
    #expect(layout.counts.prepares == 1)
  }

  @Test func severalChangesPrepareOnceForTheFirstReason() {
    var layout = layout()
    ask(&layout)
    for change in Self.changes.reversed() { change.apply(&layout) }
    ask(&layout)
    #expect(layout.counts.prepares == 2)
    #expect(layout.lastPrepareReason == .requested)
  }

  @Test func withoutTheCacheEveryChangeOfBoundsPreparesOnce() {
    var layout = layout(keepsPrepare: false)
    ask(&layout)
    let before = layout.counts.prepares
    for step in 1...20 {
      layout.visibleRect.y = Double(step)
      #expect(layout.counts.prepares == before + step - 1)
      ask(&layout)
      ask(&layout)
      #expect(layout.counts.prepares == before + step)
      #expect(layout.lastPrepareReason == .boundsChangedWithoutCache)
    }
    let same = layout.visibleRect
    layout.visibleRect = same
    ask(&layout)
    #expect(layout.counts.prepares == before + 20)
  }

  @Test func changesOfBoundsInvalidateWhatDependsOnThem() {
    let scrolled = LayoutRect(0, 50, 390, 844)
    let resized = LayoutRect(0, 0, 844, 390)
    func answer(_ layout: CollectionLayout, _ bounds: LayoutRect) -> LayoutInvalidation {
      var layout = layout
      layout.prepare()
      let invalidation = layout.invalidation(forBoundsChange: bounds)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == (invalidation != .none))
      return invalidation
    }
    #expect(layout().shouldInvalidateLayout(forBoundsChange: scrolled), "not prepared yet")
    #expect(answer(layout(), scrolled) == .none)
    #expect(answer(layout(effect: ZoomEffect()), scrolled) == .effect)
    #expect(answer(layout(effect: CardRotationEffect()), scrolled) == .effect)
    #expect(answer(layout(effect: FixedTransforms([])), scrolled) == .none)
    #expect(answer(layout(keepsPrepare: false), scrolled) == .prepare(.boundsChangedWithoutCache))
    var pinned = layout()
    pinned.sectionHeadersPinToVisibleBounds = true
    #expect(answer(pinned, scrolled) == .effect)
    for layout in [layout(), layout(effect: ZoomEffect()), layout(keepsPrepare: false), pinned] {
      #expect(answer(layout, layout.visibleRect) == .none)
      #expect(answer(layout, resized) == .prepare(.containerSizeChanged))
    }
  }

  @Test func theVisibleRectTakesTheContainersSize() {
    var layout = layout()
    layout.visibleRect.y = 70
    #expect(layout.visibleRect == LayoutRect(0, 70, 390, 844))
    layout.setContainer(Container(size: LayoutSize(844, 390)))
    #expect(layout.visibleRect == LayoutRect(0, 70, 844, 390))
  }

  @Test func countsAddUpWhatQueriesDid() {
    var layout = layout()
    let window = LayoutRect(0, 1000, 390, 300)
    let found = layout.layoutAttributesForElements(in: window).count
    layout.forEachElement(in: window) { _ in }
    #expect(found == 6)
    #expect(layout.counts.queries == 2)
    #expect(layout.counts.returned == 2 * found)
    #expect(layout.counts.examined >= 2 * found)
    layout.setStrategy(.scan)
    let before = layout.counts.examined
    _ = layout.layoutAttributesForElements(in: window)
    #expect(layout.counts.examined == before + 500)
  }

  @Test func visitingStopsWhenTold() {
    for strategy in QueryStrategy.allCases {
      var layout = layout()
      layout.setStrategy(strategy)
      var visited: [Int] = []
      layout.forEachElement(in: LayoutRect(0, 0, 390, 1000)) { attributes, stop in
        visited.append(attributes.indexPath.item)
        stop = visited.count == 3
      }
      #expect(visited == [0, 1, 2])
    }
  }
}
