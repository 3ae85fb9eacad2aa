import Testing

@testable import CollectionLayouts

/// Snapping against looking at every item.
@Suite struct SnappingTests {
  private static let modes: [Snapping.Mode] = [
    .none, .nearest, .directional, .paged(), .paged(limit: 3),
  ]

  /// Proposals of interest: between, at and halfway between candidates, and outside.
  private func proposals(_ model: SnapModel, using numbers: inout SeededNumbers) -> [Double] {
    let (low, high) = (model.range.lowerBound, model.range.upperBound)
    var proposals = [low - 1000, low, high, high + 1000, low.nextUp, high.nextDown]
    for _ in 0..<4 { proposals.append(.random(in: (low - 50)...(high + 50), using: &numbers)) }
    for _ in 0..<4 where !model.candidates.isEmpty {
      let (a, b) = (
        model.candidates.randomElement(using: &numbers)!, model.candidates.randomElement(using: &numbers)!
      )
      proposals += [a, a.nextUp, a.nextDown, (a + b) / 2]
    }
    return proposals
  }

  @Test(arguments: SnapSample.allCases, [WritingDirection.leftToRight, .rightToLeft])
  func targetIsThatOfLookingAtEveryItem(sample: SnapSample, direction: WritingDirection) {
    var numbers = SeededNumbers(17)
    for axis in ScrollAxis.allCases {
      for count in [0, 1, 2, 3, 7, 20] {
        let layout = sample.layout(count: count, axis: axis, direction: direction, using: &numbers)
        for alignment in [Snapping.Alignment.center, .leading(0), .leading(35)] {
          let model = SnapModel(layout, alignment: alignment)
          for mode in Self.modes {
            let snapping = Snapping(mode, alignment: alignment)
            for proposed in proposals(model, using: &numbers) {
              let velocity = [0, 0.2, -0.2, 0.21, -0.21, 3, -3].randomElement(using: &numbers)!
              let start = count == 0 ? 0 : Int.random(in: 0..<count, using: &numbers)
              let target = layout.snapTarget(
                snapping, proposed: proposed, velocity: velocity, startItem: start)
              let expected = model.target(snapping, proposed: proposed, velocity: velocity, start: start)
              let agrees =
                target.offset == expected.offset && (expected.item == nil || expected.item == target.item)
              if !agrees {
                Issue.record(
                  """
                  \(target), not \(expected), for \(snapping), \(axis), \(count) items, proposed \(proposed), \
                  velocity \(velocity), start \(start), candidates \(model.candidates)
                  """)
                return
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: SnapSample.allCases)
  func itemIsTheLowestThatRestsThere(sample: SnapSample) {
    var numbers = SeededNumbers(23)
    for axis in ScrollAxis.allCases {
      let layout = sample.layout(count: 30, axis: axis, direction: .rightToLeft, using: &numbers)
      let model = SnapModel(layout, alignment: .center)
      for mode in [Snapping.Mode.nearest, .directional] {
        for proposed in proposals(model, using: &numbers) {
          for velocity in [0, 1, -1.0] {
            let target = layout.snapTarget(Snapping(mode), proposed: proposed, velocity: velocity)
            #expect(target.item == model.candidates.firstIndex(of: target.offset))
          }
        }
      }
    }
  }

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

  @Test func pagingStartsAtTheItemNearestToTheVisibleRect() {
    var layout = CollectionLayout(
      RowArrangement(spacing: 0), snapping: Snapping(.paged()))
    layout.setContent(
      CollectionContent(count: 9, itemSize: LayoutSize(100, 80)),
      in: Container(size: LayoutSize(100, 100), axis: .horizontal))
    layout.visibleRect.x = 310
    let target = { (proposed: Double, velocity: Double) in
      layout.targetContentOffset(
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

  @Test func onePointBesideAFlickIsNone() {
    let snapping = Snapping(.directional, velocityThreshold: 0.5)
    let layout = layOut(
      RowArrangement(), [LayoutSize](repeating: LayoutSize(100, 80), count: 9),
      in: Container(size: LayoutSize(100, 100), axis: .horizontal))
    #expect(layout.snapTarget(snapping, proposed: 110, velocity: 0.5).item == 1)
    #expect(layout.snapTarget(snapping, proposed: 110, velocity: 0.51).item == 2)
    #expect(layout.snapTarget(snapping, proposed: 190, velocity: -0.5).item == 2)
    #expect(layout.snapTarget(snapping, proposed: 190, velocity: -0.51).item == 1)
  }
}
