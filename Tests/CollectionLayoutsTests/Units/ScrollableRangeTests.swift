import Testing

@testable import CollectionLayouts

@Suite struct ScrollableRangeTests {
  @Test func rangeRunsFromTheStartToTheEndOfTheContent() {
    let range = ScrollableRange(contentLength: 1000, viewLength: 300)
    #expect(range.minimum == 0)
    #expect(range.maximum == 700)
  }

  @Test func insetsWidenTheRange() {
    let range = ScrollableRange(contentLength: 1000, viewLength: 300, leadingInset: 60, trailingInset: 40)
    #expect(range.minimum == -60)
    #expect(range.maximum == 740)
  }

  @Test func contentThatFitsDoesNotScroll() {
    for content in [0, 100, 300.0] {
      let range = ScrollableRange(contentLength: content, viewLength: 300)
      #expect(range == ScrollableRange(contentLength: 0, viewLength: 0))
    }
    #expect(ScrollableRange(contentLength: 100, viewLength: 300, leadingInset: 20).maximum == -20)
  }

  @Test func clampingStaysInside() {
    let range = ScrollableRange(contentLength: 1000, viewLength: 300, leadingInset: 60)
    let offsets: [Double] = [-100, -60, 0, 700, 701, .infinity, -.infinity, .nan]
    #expect(offsets.map { range.clamping($0) } == [-60, -60, 0, 700, 700, 700, -60, -60])
    #expect(offsets.map { range.contains($0) } == [false, true, true, true, false, false, false, false])
  }

  @Test func readingBeginsAtTheEndReadFirst() {
    let initial = { (axis: ScrollAxis, direction: WritingDirection) in
      layOut(
        RowArrangement(), [LayoutSize](repeating: LayoutSize(100, 100), count: 9),
        in: Container(
          size: LayoutSize(300, 300), axis: axis,
          contentInsets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), writingDirection: direction)
      ).initialContentOffset
    }
    #expect(initial(.horizontal, .leftToRight) == LayoutPoint(x: -2, y: -1))
    #expect(initial(.horizontal, .rightToLeft) == LayoutPoint(x: 604, y: -1))
    #expect(initial(.vertical, .leftToRight) == LayoutPoint(x: -2, y: -1))
    #expect(initial(.vertical, .rightToLeft) == LayoutPoint(x: 4, y: -1))
  }
}
