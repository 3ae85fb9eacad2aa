import Testing

@testable import CollectionLayouts

/// Layouts as values: prepared on another thread, copied, and scribbled on by callers.
@Suite struct PreparedElsewhereTests {
  private let content = CollectionContent(count: 200, itemSize: LayoutSize(180, 120))
  private let arrangement = GridArrangement(columns: 2, lineSpacing: 10)
  private let container = Container(size: LayoutSize(400, 300))

  @Test func aLayoutPreparedInAnotherTaskIsTakenOver() async {
    let (content, arrangement, container) = (content, arrangement, container)
    let prepared = await Task.detached {
      PreparedLayout(content: content, container: container, plan: .same(arrangement), strategy: .scan)
    }.value
    var here = CollectionLayout(arrangement, strategy: .scan)
    here.setContent(content, in: container)
    here.visibleRect.y = 1000
    var layout = CollectionLayout(arrangement)
    layout.use(prepared, of: content)
    layout.visibleRect = here.visibleRect
    let found = layout.layoutAttributesForElements(in: layout.visibleRect)
    #expect(!found.isEmpty)
    #expect(found == here.layoutAttributesForElements(in: here.visibleRect))
    #expect(layout.contentSize == here.contentSize)
    #expect(layout.counts.prepares == 0)
    #expect(layout.strategy == .scan)
    #expect(layout.container == container)
    #expect(layout.content == content)
  }

  @Test func takingOverReplacesWhatWasThereAndLaterChangesPrepare() {
    var layout = CollectionLayout(arrangement)
    layout.setContent(
      CollectionContent(count: 3, itemSize: LayoutSize(1, 1)), in: Container(size: LayoutSize(10, 10)))
    _ = layout.contentSize
    layout.invalidateLayout()
    layout.use(
      PreparedLayout(content: content, container: container, plan: .same(arrangement)), of: content)
    #expect(layout.contentSize == LayoutSize(400, 12_990))
    #expect(layout.counts.prepares == 1)
    layout.setContent(CollectionContent(count: 2, itemSize: LayoutSize(1, 50)), in: container)
    #expect(layout.contentSize == LayoutSize(400, 50))
    #expect(layout.counts.prepares == 2)
  }

  @Test(arguments: [true, false])
  func takingOverShowsAsMuchAsTheContainerHolds(keepsPrepare: Bool) {
    var layout = CollectionLayout(
      arrangement, effect: ZoomEffect(), caches: LayoutCaches(keepsPrepareOverScrolling: keepsPrepare))
    layout.setContent(content, in: Container(size: LayoutSize(10, 10)))
    layout.use(
      PreparedLayout(content: content, container: container, plan: .same(arrangement)), of: content)
    #expect(layout.visibleRect == LayoutRect(0, 0, 400, 300))
    #expect(layout.invalidation(forBoundsChange: layout.visibleRect) == .none)
    layout.prepare()
    #expect(layout.counts.prepares == 0)
  }

  @Test func onePreparedLayoutAnswersSeveralTasks() async {
    let prepared = PreparedLayout(content: content, container: container, plan: .same(arrangement))
    let windows = (0..<8).map { LayoutRect(0, Double($0) * 900, 400, 300) }
    let expected = windows.map { prepared.elements(in: $0, visibleRect: $0, effect: ZoomEffect()) }
    let answers = await withTaskGroup(of: (Int, [LayoutAttributes]).self) { group in
      for (number, window) in windows.enumerated() {
        group.addTask {
          (number, prepared.elements(in: window, visibleRect: window, effect: ZoomEffect()))
        }
      }
      var answers = [[LayoutAttributes]](repeating: [], count: windows.count)
      for await (number, answer) in group { answers[number] = answer }
      return answers
    }
    #expect(answers == expected)
    #expect(expected.allSatisfy { !$0.isEmpty })
  }

  @Test func changingReturnedAttributesChangesNothing() {
    var layout = CollectionLayout(arrangement, effect: ZoomEffect())
    layout.setContent(content, in: container)
    let window = layout.visibleRect
    let before = layout.layoutAttributesForElements(in: window)
    var scribbled = before
    for index in scribbled.indices {
      scribbled[index].baseFrame.x += 100
      scribbled[index].frame = .zero
      scribbled[index].zIndex = 99
      scribbled[index].alpha = 0
      scribbled[index].transform3D.m11 = 7
    }
    var one = layout.layoutAttributes(for: .item(0))
    one?.frame.y = -1
    layout.forEachElement(in: window) { attributes in
      var mine = attributes
      mine.frame.height = 0
    }
    #expect(scribbled != before)
    #expect(layout.layoutAttributesForElements(in: window) == before)
    #expect(layout.layoutAttributes(for: .item(0)) == before.first)
  }

  @Test func copiesAreLayoutsOfTheirOwn() {
    var original = CollectionLayout(arrangement)
    original.setContent(content, in: container)
    let size = original.contentSize
    var copy = original
    copy.setContent(.empty, in: container)
    #expect(copy.contentSize == LayoutSize(400, 0))
    #expect(original.contentSize == size)
    #expect(original.counts.prepares == 1)
  }

  @Test func elementsThatAreNotThereHaveNoAttributes() {
    var layout = CollectionLayout(arrangement)
    #expect(layout.layoutAttributes(for: .item(0)) == nil)
    #expect(layout.layoutAttributesForElements(in: .infinite).isEmpty)
    layout.setContent(content, in: container)
    for path in [(-1, 0), (200, 0), (0, 1), (0, -1), (Int.max, Int.max), (Int.min, Int.min)] {
      #expect(layout.layoutAttributesForItem(at: ItemPath(item: path.0, section: path.1)) == nil)
    }
    #expect(layout.layoutAttributes(for: .header(section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: ItemPath(item: 199, section: 0)) != nil)
  }
}
