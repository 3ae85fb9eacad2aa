import Testing

@testable import CollectionLayouts

@Suite struct RowArrangementTests {
  private let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  /// The frame of the first of two items of 50 x 60 in a view of 300 x 200 that scrolls horizontally.
  private func row(_ alignment: RowArrangement.CrossAlignment, height: Double = 60) -> [Rect] {
    let arrangement = RowArrangement(spacing: 5, insets: insets, alignment: alignment)
    let container = Container(size: Size(300, 200), axis: .horizontal)
    return layOut(arrangement, [Size(50, height), Size(70, height)], in: container).table.frames
  }

  @Test func itemsStandBehindEachOtherAtTheirAlignment() {
    #expect(row(.leading) == [Rect(20, 10, 50, 60), Rect(75, 10, 70, 60)])
    // The room between the insets is 160 high and starts at 10.
    #expect(row(.center) == [Rect(20, 60, 50, 60), Rect(75, 60, 70, 60)])
    #expect(row(.trailing) == [Rect(20, 110, 50, 60), Rect(75, 110, 70, 60)])
  }

  @Test func itemsLargerThanTheRoomKeepTheirSizeAndAlignment() {
    #expect(row(.leading, height: 400)[0] == Rect(20, 10, 50, 400))
    #expect(row(.center, height: 400)[0] == Rect(20, -110, 50, 400))
    #expect(row(.trailing, height: 400)[0] == Rect(20, -230, 50, 400))
  }

  @Test func contentEndsWithTheTrailingInsetAndNoSpacing() {
    let arrangement = RowArrangement(spacing: 5, insets: insets)
    let container = Container(size: Size(300, 200), axis: .horizontal)
    #expect(layOut(arrangement, [Size(50, 60), Size(70, 60)], in: container).contentSize == Size(185, 200))
    #expect(layOut(arrangement, [], in: container).contentSize == Size(60, 200))
  }

  @Test func verticalRowsRunDown() {
    let arrangement = RowArrangement(spacing: 5, insets: insets, alignment: .trailing)
    let layout = layOut(arrangement, [Size(50, 60), Size(70, 80)], in: Container(size: Size(300, 200)))
    #expect(layout.table.frames == [Rect(210, 10, 50, 60), Rect(190, 75, 70, 80)])
    #expect(layout.contentSize == Size(300, 185))
  }

  @Test func fixedAndScaledSizesReplaceThoseOfTheContent() {
    let container = Container(size: Size(207, 368), axis: .horizontal)
    let fixed = RowArrangement(itemSizing: .fixed(Size(30, 40)), alignment: .leading)
    #expect(layOut(fixed, [Size(1, 2), Size(3, 4)], in: container).table.frames[1] == Rect(30, 0, 30, 40))
    let scaled = RowArrangement(
      itemSizing: .scaled(Size(300, 500), designedFor: Size(414, 736)), alignment: .leading)
    #expect(layOut(scaled, [Size(1, 2)], in: container).table.frames[0] == Rect(0, 0, 150, 250))
  }

  @Test func manyEqualItemsGatherNoRoundingError() {
    let content = CollectionContent(count: 100_000, itemSize: Size(33.3, 10))
    let layout = PreparedLayout(
      content: content, container: Container(size: Size(300, 200), axis: .horizontal),
      plan: .same(RowArrangement(spacing: 0.1, alignment: .leading)))
    #expect(layout.table.frames[99_999].x == 99_999 * (33.3 + 0.1))
  }

  @Test func equalItemsAndTheSameItemsOneByOneGiveTheSameFrames() {
    let container = Container(size: Size(300, 200), axis: .horizontal)
    let plan = ArrangementPlan.same(RowArrangement(spacing: 5, insets: insets))
    let size = Size(50, 60)
    let uniform = PreparedLayout(
      content: CollectionContent(count: 7, itemSize: size), container: container, plan: plan)
    let each = PreparedLayout(
      content: CollectionContent([Size](repeating: size, count: 7)), container: container, plan: plan)
    #expect(uniform.table.frames == each.table.frames)
    #expect(uniform.contentSize == each.contentSize)
  }
}
