import Testing

@testable import CollectionLayouts

/// Offsets at which pages rest, and at which a given item is in the middle.
@Suite struct RestingOffsetTests {
  private func row(
    _ direction: WritingDirection = .leftToRight, width: Double = 320, count: Int = 10
  ) -> PreparedLayout {
    layOut(
      RowArrangement(spacing: 10, insets: LayoutInsets(left: 20, right: 5)),
      [LayoutSize](repeating: LayoutSize(100, 80), count: count),
      in: Container(size: LayoutSize(width, 100), axis: .horizontal, writingDirection: direction))
  }

  @Test func pagesShowTheirFirstItemAtTheLeadingInset() {
    // Ten items 110 apart from 20 on; the content is 1115 wide, so offsets end at 795.
    #expect(row().pageOffsets(itemsPerPage: 3) == [0, 330, 660, 795])
    #expect(row().pageOffsets(itemsPerPage: 3, leadingInset: 0) == [20, 350, 680, 795])
    #expect(row().pageOffsets(itemsPerPage: 3, leadingInset: 30) == [0, 320, 650, 795])
  }

  @Test func pagesFromRightToLeftRunBackFromTheEnd() {
    // Mirrored, the leading edges are right edges: those of 1110, 1000, … with the first 5 before the end.
    let layout = row(.rightToLeft)
    let offsets = layout.pageOffsets(itemsPerPage: 3)
    let edges = [0, 3, 6, 9].map { layout.table.frames[$0].maxX }
    let distance = layout.contentSize.width - edges[0]
    #expect(offsets == edges.map { max(0, $0 + distance - 320) })
    #expect(offsets.first == layout.initialContentOffset.x)
  }

  @Test func fewerThanOneItemAPageIsOneAndNoItemsMakeNoPages() {
    #expect(row().pageOffsets(itemsPerPage: 0).count == 10)
    #expect(row(count: 0).pageOffsets(itemsPerPage: 3).isEmpty)
  }

  @Test func centringPutsAnItemsMiddleInTheMiddleOrAsNearAsItGets() {
    // The middle of item 4 is at 20 + 440 + 50 = 510.
    let layout = row()
    #expect(layout.contentOffset(centering: ItemPath(item: 4, section: 0)) == 350)
    #expect(layout.contentOffset(centering: ItemPath(item: 0, section: 0)) == 0)
    #expect(layout.contentOffset(centering: ItemPath(item: 9, section: 0)) == 795)
    #expect(layout.contentOffset(centering: ItemPath(item: 10, section: 0)) == nil)
    #expect(layout.contentOffset(centering: ItemPath(item: 0, section: 1)) == nil)
  }

  @Test func whatWasInTheMiddleStaysThereWhenTheViewTurns() {
    let wide = row(width: 480)
    #expect(wide.contentOffset(centeringAsAt: 350, in: row()) == 270)
    #expect(row(count: 0).contentOffset(centeringAsAt: 350, in: row(count: 0)) == 0)
  }
}
