import Testing

@testable import CollectionLayouts

@Suite("Pages")
struct PageTests {
  private func row(
    _ count: Int, insets: LayoutInsets = .zero, direction: WritingDirection = .leftToRight
  ) -> PreparedLayout {
    PreparedLayout(
      content: CollectionContent(count: count, itemSize: LayoutSize(width: 100, height: 100)),
      container: Container(
        size: LayoutSize(width: 320, height: 100), axis: .horizontal, writingDirection: direction),
      plan: .same(RowArrangement(spacing: 10, insets: insets)))
  }

  @Test("C136: pages are as far apart as their items")
  func stride() {
    #expect(row(9).pageOffsets(itemsPerPage: 3) == [0, 330, 660])
  }

  @Test("the leading inset is kept, or another, or none")
  func leadingInset() {
    let layout = row(9, insets: LayoutInsets(left: 20, right: 20))
    #expect(layout.contentSize.width == 1020)
    #expect(layout.pageOffsets(itemsPerPage: 3) == [0, 330, 660])
    #expect(layout.pageOffsets(itemsPerPage: 3, leadingInset: 0) == [20, 350, 680])
    #expect(layout.pageOffsets(itemsPerPage: 3, leadingInset: 30) == [0, 320, 650])
    #expect(layout.pageOffsets(itemsPerPage: 4) == [0, 440, 700])
  }

  @Test("pages from the right mirror those from the left", arguments: [1, 2, 3, 4, 8, 9, 10])
  func rightToLeft(itemsPerPage: Int) {
    let left = row(9, insets: LayoutInsets(left: 20, right: 5))
    let right = row(9, insets: LayoutInsets(left: 20, right: 5), direction: .rightToLeft)
    let room = left.contentSize.width - 320
    #expect(
      right.pageOffsets(itemsPerPage: itemsPerPage)
        == left.pageOffsets(itemsPerPage: itemsPerPage).map { room - $0 })
  }

  @Test("odd numbers have answers")
  func oddNumbers() {
    #expect(row(0).pageOffsets(itemsPerPage: 3).isEmpty)
    #expect(row(2).pageOffsets(itemsPerPage: 3) == [0])
    #expect(row(9).pageOffsets(itemsPerPage: .max) == [0])
    #expect(row(4).pageOffsets(itemsPerPage: -1) == row(4).pageOffsets(itemsPerPage: 1))
    #expect(row(9).pageOffsets(itemsPerPage: 3, leadingInset: .nan) == [0, 0, 0])
    #expect(row(9).pageOffsets(itemsPerPage: 3, leadingInset: -.infinity) == [660, 660, 660])
  }

  @Test("pages of a paged grid are as wide as the view")
  func pagedGrid() {
    let layout = PreparedLayout(
      content: CollectionContent(count: 20, itemSize: .zero),
      container: Container(size: LayoutSize(width: 320, height: 200), axis: .horizontal),
      plan: .same(PagedGridArrangement(rows: 2, columns: 4, insets: LayoutInsets(left: 12, right: 12))))
    #expect(layout.pageOffsets(itemsPerPage: 8) == [0, 320, 640])
  }
}

@Suite("Centred items")
struct CenteredOffsetTests {
  private func carousel(_ width: Double, count: Int = 7) -> PreparedLayout {
    PreparedLayout(
      content: CollectionContent(count: count, itemSize: LayoutSize(width: width, height: 160)),
      container: Container(size: LayoutSize(width: width, height: 180), axis: .horizontal),
      plan: .same(RowArrangement()))
  }

  @Test("C139: item 3 stays in the middle when 375 becomes 667")
  func rotation() {
    let (old, new) = (carousel(375), carousel(667))
    #expect(new.contentOffset(centering: ItemPath(item: 3, section: 0)) == 2001)
    #expect(new.contentOffset(centeringAsAt: 1125, in: old) == 2001)
    #expect(new.contentOffset(centeringAsAt: 1200, in: old) == 2001)
    #expect(old.contentOffset(centeringAsAt: 2001, in: new) == 1125)
  }

  /// A view of 400 x 800 that becomes 800 x 400: the middle is 400 behind the offset, then 200.
  @Test(
    "near the ends too the item stays in the middle that was there",
    arguments: [(0, 250), (24, 250), (26, 250), (99, 250), (100, 350), (4321, 4550), (9200, 9450)])
  func rotationNearTheEnds(offset: Double, expected: Double) {
    func list(_ size: LayoutSize) -> PreparedLayout {
      PreparedLayout(
        content: CollectionContent(count: 100, itemSize: LayoutSize(width: 100, height: 100)),
        container: Container(size: size), plan: .same(ListArrangement()))
    }
    let old = list(LayoutSize(width: 400, height: 800))
    #expect(
      list(LayoutSize(width: 800, height: 400)).contentOffset(centeringAsAt: offset, in: old) == expected)
  }

  @Test(
    "an item that the middle runs through is nearer than one whose middle is",
    arguments: QueryStrategy.allCases)
  func longItems(strategy: QueryStrategy) {
    // From 0 to 1000, to 1010, to 1060 and from 1100 to 1500; the view is 100 long.
    let lengths: [Double] = [1000, 10, 50, 400]
    let frames = zip(lengths, [0, 1000, 1010, 1100]).map { LayoutRect($1, 0, $0, 100) }
    func layout(_ container: Container) -> PreparedLayout {
      PreparedLayout(
        content: CollectionContent(count: 4, itemSize: .zero), container: container,
        plan: .same(ExplicitArrangement(frames)), strategy: strategy)
    }
    let layout = layout(Container(size: LayoutSize(100, 100), axis: .horizontal))
    // The middle at 950 is in the first, at 1005 in the second, at 1070 in none and nearest to the third.
    #expect(layout.contentOffset(centeringAsAt: 900, in: layout) == 450)
    #expect(layout.contentOffset(centeringAsAt: 955, in: layout) == 955)
    #expect(layout.contentOffset(centeringAsAt: 1020, in: layout) == 985)
    #expect(layout.contentOffset(centeringAsAt: 1300, in: layout) == 1250)
  }

  @Test("the ends are not passed, and what is not there has no offset")
  func ends() {
    let layout = PreparedLayout(
      content: CollectionContent(count: 4, itemSize: LayoutSize(width: 100, height: 100)),
      container: Container(size: LayoutSize(width: 300, height: 100), axis: .horizontal),
      plan: .same(RowArrangement()))
    #expect(layout.contentOffset(centering: ItemPath(item: 0, section: 0)) == 0)
    #expect(layout.contentOffset(centering: ItemPath(item: 3, section: 0)) == 100)
    #expect(layout.contentOffset(centering: ItemPath(item: 4, section: 0)) == nil)
    #expect(layout.contentOffset(centering: ItemPath(item: 0, section: 1)) == nil)
    #expect(layout.contentOffset(centeringAsAt: 50, in: carousel(300, count: 0)) == 50)
    #expect(layout.contentOffset(centeringAsAt: .nan, in: layout) == 0)
    #expect(layout.contentOffset(centeringAsAt: 1e9, in: carousel(300)) == 100)
  }
}

@Suite("Paged grid")
struct PagedGridTests {
  static let arrangement = PagedGridArrangement(
    rows: 2, columns: 4, rowSpacing: 8, columnSpacing: 8,
    insets: LayoutInsets(top: 10, left: 12, bottom: 10, right: 12))

  private func prepare(
    _ count: Int, _ arrangement: PagedGridArrangement = arrangement, axis: ScrollAxis = .horizontal,
    direction: WritingDirection = .leftToRight, scale: Double? = nil,
    size: LayoutSize = LayoutSize(width: 320, height: 200)
  ) -> PreparedLayout {
    PreparedLayout(
      content: CollectionContent(count: count, itemSize: LayoutSize(width: 9, height: .nan)),
      container: Container(size: size, axis: axis, writingDirection: direction, pixelScale: scale),
      plan: .same(arrangement))
  }

  @Test("C058, C059: a page for every eight items", arguments: [(0, 0.0), (1, 1), (8, 1), (9, 2), (17, 3)])
  func contentSize(count: Int, pages: Double) {
    #expect(prepare(count).contentSize == LayoutSize(width: pages * 320, height: 200))
    #expect(prepare(count, axis: .vertical).contentSize == LayoutSize(width: 320, height: pages * 200))
  }

  @Test("cells fill a page row by row on either axis")
  func frames() {
    // (320 - 24 - 24) / 4 = 68 wide, (200 - 20 - 8) / 2 = 86 high.
    for axis in ScrollAxis.allCases {
      let frames = prepare(10, axis: axis).table.frames
      #expect(frames[0] == LayoutRect(x: 12, y: 10, width: 68, height: 86))
      #expect(frames[3] == LayoutRect(x: 240, y: 10, width: 68, height: 86))
      #expect(frames[4] == LayoutRect(x: 12, y: 104, width: 68, height: 86))
      let next = axis == .horizontal ? (x: 320.0, y: 0.0) : (x: 0, y: 200)
      #expect(frames[8] == LayoutRect(x: next.x + 12, y: next.y + 10, width: 68, height: 86))
      #expect(frames[9] == LayoutRect(x: next.x + 88, y: next.y + 10, width: 68, height: 86))
    }
  }

  @Test("read from the right, the first cell of the first page is at the right")
  func rightToLeft() {
    let frames = prepare(9, direction: .rightToLeft).table.frames
    #expect(frames[0] == LayoutRect(x: 560, y: 10, width: 68, height: 86))
    #expect(frames[8] == LayoutRect(x: 240, y: 10, width: 68, height: 86))
  }

  @Test("column edges are whole pixels on every page")
  func pixelAlignment() {
    let layout = prepare(
      40, PagedGridArrangement(rows: 1, columns: 3), scale: 2, size: LayoutSize(width: 100.25, height: 50))
    for (item, frame) in layout.table.frames.enumerated() {
      #expect((frame.x * 2).rounded() == frame.x * 2)
      #expect((frame.maxX * 2).rounded() == frame.maxX * 2)
      if item > 0 { #expect(frame.x == layout.table.frames[item - 1].maxX) }
    }
  }

  @Test("odd parameters have answers")
  func oddParameters() {
    #expect(prepare(3, PagedGridArrangement(rows: 0, columns: -4)).contentSize.width == 960)
    #expect(prepare(3, PagedGridArrangement(rows: .max, columns: .max)).contentSize.width == 320)
    let crowded = prepare(9, PagedGridArrangement(rows: 3, columns: 3, rowSpacing: 500, columnSpacing: 500))
    #expect(crowded.table.frames.allSatisfy { $0.width == 0 && $0.height == 0 })
  }

  @Test("sections follow each other page by page, behind their headers")
  func sections() {
    let section = CollectionContent.Section(
      items: .uniform(.zero, count: 9), headerLength: 30, footerLength: 10, hasBackground: true)
    let layout = PreparedLayout(
      content: CollectionContent(sections: [section, section]),
      container: Container(size: LayoutSize(width: 320, height: 200), axis: .horizontal),
      plan: .same(Self.arrangement))
    #expect(layout.contentSize == LayoutSize(width: 1360, height: 200))
    let second = layout.attributes(
      of: .item(8, section: 1), in: layout.scene(showing: .zero), effect: NoEffect())
    // A section of 680 points, a header of 30, a page of 320, an inset of 12.
    #expect(second?.baseFrame.x == 1042)
  }
}
