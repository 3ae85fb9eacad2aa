import Testing

@testable import CollectionLayouts

@Suite struct PagedGridArrangementTests {
  private let grid = PagedGridArrangement(
    rows: 2, columns: 3, rowSpacing: 10, columnSpacing: 5,
    insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))

  private func layout(_ count: Int, axis: ScrollAxis) -> PreparedLayout {
    layOut(
      grid, [LayoutSize](repeating: LayoutSize(7, 7), count: count),
      in: Container(size: LayoutSize(106, 114), axis: axis))
  }

  @Test(arguments: ScrollAxis.allCases)
  func cellsFillAPageRowByRowThenTheNext(axis: ScrollAxis) {
    // Cells are (106 - 6 - 10) / 3 = 30 wide and (114 - 4 - 10) / 2 = 50 high.
    let frames = layout(7, axis: axis).table.frames
    #expect(
      frames.prefix(6) == [
        LayoutRect(2, 1, 30, 50), LayoutRect(37, 1, 30, 50), LayoutRect(72, 1, 30, 50),
        LayoutRect(2, 61, 30, 50),
        LayoutRect(37, 61, 30, 50), LayoutRect(72, 61, 30, 50),
      ])
    #expect(frames.last == (axis == .horizontal ? LayoutRect(108, 1, 30, 50) : LayoutRect(2, 115, 30, 50)))
  }

  @Test(arguments: [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
  func contentIsWholePages(items: Int, pages: Int) {
    #expect(layout(items, axis: .horizontal).contentSize == LayoutSize(Double(pages) * 106, 114))
    #expect(layout(items, axis: .vertical).contentSize == LayoutSize(106, Double(pages) * 114))
  }

  @Test func fewerThanOneRowOrColumnIsOne() {
    let single = PagedGridArrangement(rows: 0, columns: -2)
    #expect(single.itemsPerPage == 1)
    #expect(
      frames(single, [.zero, .zero], width: 100) == [
        LayoutRect(0, 0, 100, 500), LayoutRect(0, 500, 100, 500),
      ])
    #expect(PagedGridArrangement(rows: .max, columns: .max).itemsPerPage == .max)
  }
}
