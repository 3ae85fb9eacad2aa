import Testing

@testable import CollectionLayouts

@Suite struct RowArrangementTests {
  private let insets = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)

  /// The frame of the first of two items of 50 x 60 in a view of 300 x 200 that scrolls horizontally.
  private func row(_ alignment: RowArrangement.CrossAlignment, height: Double = 60) -> [LayoutRect] {
    let arrangement = RowArrangement(spacing: 5, insets: insets, alignment: alignment)
    let container = Container(size: LayoutSize(300, 200), axis: .horizontal)
    return layOut(arrangement, [LayoutSize(50, height), LayoutSize(70, height)], in: container).table.frames
  }

  @Test func itemsStandBehindEachOtherAtTheirAlignment() {
    #expect(row(.leading) == [LayoutRect(20, 10, 50, 60), LayoutRect(75, 10, 70, 60)])
    // The room between the insets is 160 high and starts at 10.
    #expect(row(.center) == [LayoutRect(20, 60, 50, 60), LayoutRect(75, 60, 70, 60)])
    #expect(row(.trailing) == [LayoutRect(20, 110, 50, 60), LayoutRect(75, 110, 70, 60)])
  }

  @Test func itemsLargerThanTheRoomKeepTheirSizeAndAlignment() {
    #expect(row(.leading, height: 400)[0] == LayoutRect(20, 10, 50, 400))
    #expect(row(.center, height: 400)[0] == LayoutRect(20, -110, 50, 400))
    #expect(row(.trailing, height: 400)[0] == LayoutRect(20, -230, 50, 400))
  }

  @Test func contentEndsWithTheTrailingInsetAndNoSpacing() {
    let arrangement = RowArrangement(spacing: 5, insets: insets)
    let container = Container(size: LayoutSize(300, 200), axis: .horizontal)
    #expect(
      layOut(arrangement, [LayoutSize(50, 60), LayoutSize(70, 60)], in: container).contentSize
        == LayoutSize(185, 200))
    #expect(layOut(arrangement, [], in: container).contentSize == LayoutSize(60, 200))
  }

  @Test func verticalRowsRunDown() {
    let arrangement = RowArrangement(spacing: 5, insets: insets, alignment: .trailing)
    let layout = layOut(
      arrangement, [LayoutSize(50, 60), LayoutSize(70, 80)], in: Container(size: LayoutSize(300, 200)))
    #expect(layout.table.frames == [LayoutRect(210, 10, 50, 60), LayoutRect(190, 75, 70, 80)])
    #expect(layout.contentSize == LayoutSize(300, 185))
  }

  @Test func fixedAndScaledSizesReplaceThoseOfTheContent() {
    let container = Container(size: LayoutSize(207, 368), axis: .horizontal)
    let fixed = RowArrangement(itemSizing: .fixed(LayoutSize(30, 40)), alignment: .leading)
    #expect(
      layOut(fixed, [LayoutSize(1, 2), LayoutSize(3, 4)], in: container).table.frames[1]
        == LayoutRect(30, 0, 30, 40))
    let scaled = RowArrangement(
      itemSizing: .scaled(LayoutSize(300, 500), designedFor: LayoutSize(414, 736)), alignment: .leading)
    #expect(layOut(scaled, [LayoutSize(1, 2)], in: container).table.frames[0] == LayoutRect(0, 0, 150, 250))
  }

  @Test func manyEqualItemsGatherNoRoundingError() {
    let content = CollectionContent(count: 100_000, itemSize: LayoutSize(33.3, 10))
    let layout = PreparedLayout(
      content: content, container: Container(size: LayoutSize(300, 200), axis: .horizontal),
      plan: .same(RowArrangement(spacing: 0.1, alignment: .leading)))
    #expect(layout.table.frames[99_999].x == 99_999 * (33.3 + 0.1))
  }

  @Test func equalItemsAndTheSameItemsOneByOneGiveTheSameFrames() {
    let container = Container(size: LayoutSize(300, 200), axis: .horizontal)
    let plan = ArrangementPlan.same(RowArrangement(spacing: 5, insets: insets))
    let size = LayoutSize(50, 60)
    let uniform = PreparedLayout(
      content: CollectionContent(count: 7, itemSize: size), container: container, plan: plan)
    let each = PreparedLayout(
      content: CollectionContent([LayoutSize](repeating: size, count: 7)), container: container, plan: plan)
    #expect(uniform.table.frames == each.table.frames)
    #expect(uniform.contentSize == each.contentSize)
  }
}
