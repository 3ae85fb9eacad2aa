import TestSupport
import Testing

@testable import CollectionLayouts

/// Paging: which item a flick leads to, and what it counts from.
@Suite struct PagingTests {
  @Test func pagingMovesWithTheFlickAlsoFromRightToLeft() {
    let content = CollectionContent(count: 9, itemSize: LayoutSize(100, 80))
    let plan = ArrangementPlan.same(RowArrangement(spacing: 10))
    let item = { (direction: WritingDirection, velocity: Double) in
      PreparedLayout(
        content: content,
        container: Container(size: LayoutSize(300, 100), axis: .horizontal, writingDirection: direction),
        plan: plan
      ).snapTarget(Snapping(.paged()), proposed: 400, velocity: velocity, startItem: 4).item
    }
    #expect(item(.leftToRight, 1) == 5)
    #expect(item(.leftToRight, -1) == 3)
    #expect(item(.rightToLeft, 1) == 3)
    #expect(item(.rightToLeft, -1) == 5)
  }

  @Test func pagingMovesWithTheFlickAlsoWhereItemsAreOutOfOrder() {
    // Items 60 and 10 long in two lines, then one of 60: the middles are 30, 5, 40 before mirroring.
    let sizes = [
      LayoutSize(60, 50), LayoutSize(10, 50), LayoutSize(60, 50), LayoutSize(60, 50), LayoutSize(60, 50),
    ]
    let container = Container(size: LayoutSize(20, 100), axis: .horizontal, writingDirection: .rightToLeft)
    let layout = layOut(WaterfallArrangement(columns: 2), sizes, in: container)
    let paged = Snapping(.paged())
    #expect(layout.snapTarget(paged, proposed: 50, velocity: 1, startItem: 3).item == 2)
    #expect(layout.snapTarget(paged, proposed: 50, velocity: -1, startItem: 3).item == 4)
  }

  @Test func pagingMovesWithTheFlickAlsoWhereItemsRunBackwardsInPairs() {
    let given = [300, 300, 200, 200, 100, 100].map { LayoutRect($0, 0, 50, 50) }
    let container = Container(size: LayoutSize(50, 50), axis: .horizontal)
    let layout = layOut(ExplicitArrangement(given), [LayoutSize](repeating: .zero, count: 6), in: container)
    #expect(layout.snapTarget(Snapping(.paged()), proposed: 200, velocity: 1, startItem: 2).offset == 300)
    #expect(layout.snapTarget(Snapping(.paged()), proposed: 200, velocity: -1, startItem: 3).offset == 100)
  }

  @Test("Flicks get away from an end at which several items rest", arguments: WritingDirection.allCases)
  func pagingLeavesTheEnds(direction: WritingDirection) {
    var layout = CollectionLayout(
      RowArrangement(spacing: 50), snapping: Snapping(.paged()))
    layout.setContent(
      CollectionContent(count: 60, itemSize: LayoutSize(200, 200)),
      in: Container(size: LayoutSize(1024, 600), axis: .horizontal, writingDirection: direction))
    func flick(_ velocity: Double) -> Double {
      let rest = layout.targetContentOffset(
        forProposedContentOffset: layout.visibleRect.origin,
        withScrollingVelocity: LayoutPoint(x: velocity, y: 0))
      layout.visibleRect = LayoutRect(x: rest.x, y: 0, width: 1024, height: 600)
      return rest.x
    }
    let end = layout.contentSize.width - 1024
    var offsets: [Double] = [0]
    while let last = offsets.last, last < end, offsets.count < 100 { offsets.append(flick(2)) }
    #expect(offsets.last == end)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    while let last = offsets.last, last > 0, offsets.count < 200 { offsets.append(flick(-2)) }
    #expect(offsets.last == 0)
  }

  @Test func pagingOfWhichNobodySaidAnythingStartsAtTheItemNearestToTheVisibleRect() {
    var layout = CollectionLayout(
      RowArrangement(spacing: 0), snapping: Snapping(.paged()))
    layout.setContent(
      CollectionContent(count: 9, itemSize: LayoutSize(100, 80)),
      in: Container(size: LayoutSize(100, 100), axis: .horizontal))
    layout.visibleRect.x = 310
    let target = { [layout] (proposed: Double, velocity: Double) in
      var layout = layout
      return layout.targetContentOffset(
        forProposedContentOffset: LayoutPoint(x: proposed, y: 0),
        withScrollingVelocity: LayoutPoint(x: velocity, y: 0)
      ).x
    }
    #expect(target(800, 2) == 400)
    #expect(target(800, -2) == 200)
    #expect(target(800, 0) == 400)
    #expect(target(320, 0) == 300)
    #expect(target(-90, 0) == 200)
  }

  /// Ten pages of 300 in a view as long.
  private func pages() -> CollectionLayout {
    var layout = CollectionLayout(RowArrangement(), snapping: Snapping(.paged()))
    layout.setContent(
      CollectionContent(count: 10, itemSize: LayoutSize(300, 200)),
      in: Container(size: LayoutSize(300, 200), axis: .horizontal))
    return layout
  }

  private func lift(_ layout: inout CollectionLayout, proposed: Double, velocity: Double) -> Double {
    layout.targetContentOffset(
      forProposedContentOffset: LayoutPoint(x: proposed, y: 0),
      withScrollingVelocity: LayoutPoint(x: velocity, y: 0)
    ).x
  }

  /// One gesture: where the drag begins and ends, how fast, what is proposed, and where scrolling rests.
  struct Drag: Sendable {
    let start: Double
    let end: Double
    let velocity: Double
    let proposed: Double
    let rest: Double
  }

  static let drags = [
    Drag(start: 300, end: 440, velocity: 0.5, proposed: 640, rest: 600),
    Drag(start: 300, end: 460, velocity: 0.5, proposed: 640, rest: 600),
    Drag(start: 300, end: 590, velocity: 0.5, proposed: 900, rest: 600),
    Drag(start: 1500, end: 1340, velocity: -0.5, proposed: 1000, rest: 1200),
    Drag(start: 1500, end: 1260, velocity: -0.5, proposed: 1000, rest: 1200),
    Drag(start: 300, end: 1000, velocity: 0, proposed: 1000, rest: 600),
  ]

  @Test(arguments: drags.indices)
  func pagesCountFromWhereTheDragBegan(number: Int) {
    let drag = Self.drags[number]
    var layout = pages()
    layout.visibleRect.x = drag.start
    layout.scrollViewWillBeginDragging()
    layout.visibleRect.x = drag.end
    #expect(lift(&layout, proposed: drag.proposed, velocity: drag.velocity) == drag.rest)
  }

  @Test(arguments: drags.indices)
  func pagesCountFromTheLastRestWhereNobodySaidThatADragBegan(number: Int) {
    let drag = Self.drags[number]
    var layout = pages()
    layout.visibleRect.x = drag.start
    #expect(lift(&layout, proposed: drag.start, velocity: 0) == drag.start)
    layout.visibleRect.x = drag.end
    #expect(lift(&layout, proposed: drag.proposed, velocity: drag.velocity) == drag.rest)
  }

  @Test func aDragEndsWithItsTargetAndTheNextCountsFromThere() {
    var layout = pages()
    layout.visibleRect.x = 300
    layout.scrollViewWillBeginDragging()
    layout.visibleRect.x = 460
    #expect(lift(&layout, proposed: 640, velocity: 0.5) == 600)
    layout.visibleRect.x = 800
    #expect(lift(&layout, proposed: 900, velocity: 0.5) == 900)
    // A finger that stops the content before it comes to rest begins a drag where it does.
    layout.visibleRect.x = 1240
    layout.scrollViewWillBeginDragging()
    layout.visibleRect.x = 1300
    #expect(lift(&layout, proposed: 1400, velocity: 0.5) == 1500)
  }

  @Test func aRestFarAwayFromWhatIsVisibleIsForgotten() {
    var layout = CollectionLayout(RowArrangement(), snapping: Snapping(.paged()))
    layout.setContent(
      CollectionContent(count: 100, itemSize: LayoutSize(300, 200)),
      in: Container(size: LayoutSize(300, 200), axis: .horizontal))
    #expect(lift(&layout, proposed: 0, velocity: 0) == 0)
    layout.visibleRect.x = 1200
    var near = layout
    #expect(lift(&near, proposed: 1300, velocity: 1) == 300)
    // Scrolled by program: no drag is as long.
    layout.visibleRect.x = 15_010
    #expect(lift(&layout, proposed: 15_200, velocity: 1) == 15_300)
  }

  @Test func replacingContentOrContainerForgetsWherePagesCountedFrom() {
    let changes: [(inout CollectionLayout) -> Void] = [
      { $0.setContent(CollectionContent(count: 20, itemSize: LayoutSize(300, 200)), in: $0.container) },
      {
        $0.setContainer(Container(size: LayoutSize(300, 210), axis: .horizontal))
        $0.visibleRect.x = 900
      },
      { $0.setArrangement(.same(RowArrangement(alignment: .leading))) },
      { $0.use($0.prepared, of: $0.content) },
    ]
    for change in changes {
      for isTold in [false, true] {
        var layout = pages()
        layout.visibleRect.x = 300
        if isTold {
          layout.scrollViewWillBeginDragging()
        } else {
          _ = lift(&layout, proposed: 300, velocity: 0)
        }
        layout.visibleRect.x = 900
        change(&layout)
        #expect(lift(&layout, proposed: 1000, velocity: 1) == 1200)
      }
    }
  }

  @Test(arguments: [false, true])
  func batchUpdatesMoveAlongWherePagesCountFrom(isTold: Bool) throws {
    var layout = pages()
    layout.visibleRect.x = 1500
    if isTold { layout.scrollViewWillBeginDragging() } else { _ = lift(&layout, proposed: 1500, velocity: 0) }
    layout.visibleRect.x = 1660
    try layout.performBatchUpdates([
      .insertItems(.uniform(LayoutSize(300, 200), count: 40), at: ItemPath(item: 0, section: 0))
    ])
    #expect(layout.visibleRect.x == 13_660)
    #expect(lift(&layout, proposed: 13_900, velocity: 0.5) == 13_800)
  }

  /// Where many items rest at either end, and pages may pass as many as there are.
  @Test(arguments: WritingDirection.allCases)
  func pagingAmongManyItemsIsThatOfLookingAtEveryItem(direction: WritingDirection) {
    let layout = layOut(
      RowArrangement(), [LayoutSize](repeating: LayoutSize(10, 80), count: 300),
      in: Container(size: LayoutSize(2_000, 100), axis: .horizontal, writingDirection: direction))
    for alignment in [Snapping.Alignment.center, .leading(0), .leading(70)] {
      let model = SnapModel(layout, alignment: alignment)
      for limit in [1, 2, 60, 1_000, .max] {
        let snapping = Snapping(.paged(limit: limit), alignment: alignment)
        for start in [0, 1, 99, 150, 201, 299] {
          for velocity in [0, 1, -1.0] {
            for proposed in [-5, 0, 3, 333, 335, 505, 999, 1_000, 2_000.0] {
              let target = layout.snapTarget(
                snapping, proposed: proposed, velocity: velocity, startItem: start)
              let expected = model.target(snapping, proposed: proposed, velocity: velocity, start: start)
              #expect(target.offset == expected.offset)
            }
          }
        }
      }
    }
  }

  @Test(arguments: WritingDirection.allCases)
  func aFlickFromAnEndAtWhichAHundredItemsRestGetsAway(direction: WritingDirection) {
    let layout = layOut(
      RowArrangement(), [LayoutSize](repeating: LayoutSize(10, 80), count: 300),
      in: Container(size: LayoutSize(2_000, 100), axis: .horizontal, writingDirection: direction))
    let paged = Snapping(.paged())
    #expect(layout.snapTarget(paged, proposed: 0, velocity: 1, startOffset: 0).offset == 5)
    #expect(layout.snapTarget(paged, proposed: 1_000, velocity: -1, startOffset: 1_000).offset == 995)
    #expect(layout.snapTarget(paged, proposed: 0, velocity: -1, startOffset: 0).offset == 0)
    #expect(layout.snapTarget(paged, proposed: 1_000, velocity: 1, startOffset: 1_000).offset == 1_000)
  }
}
