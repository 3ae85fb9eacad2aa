import Testing

@testable import CollectionLayouts

@Suite struct ListArrangementTests {
  private let list = ListArrangement(
    lineSpacing: 4, insets: LayoutInsets(top: 10, left: 20, bottom: 30, right: 40))

  @Test func rowsFillTheWidthBetweenTheInsets() {
    let layout = layOut(
      list, [LayoutSize(999, 50), LayoutSize(1, 0), LayoutSize(0, 25)],
      in: Container(size: LayoutSize(300, 500)))
    #expect(
      layout.table.frames == [
        LayoutRect(20, 10, 240, 50), LayoutRect(20, 64, 240, 0), LayoutRect(20, 68, 240, 25),
      ])
    #expect(layout.contentSize == LayoutSize(300, 123))
  }

  @Test func horizontalListsStandSideBySide() {
    let container = Container(size: LayoutSize(500, 300), axis: .horizontal)
    let layout = layOut(list, [LayoutSize(50, 7), LayoutSize(25, 7)], in: container)
    #expect(layout.table.frames == [LayoutRect(20, 10, 50, 260), LayoutRect(74, 10, 25, 260)])
    #expect(layout.contentSize == LayoutSize(139, 300))
  }

  @Test func withoutItemsBothInsetsRemain() {
    let layout = layOut(list, [], in: Container(size: LayoutSize(300, 500)))
    #expect(layout.table.frames.isEmpty)
    #expect(layout.contentSize == LayoutSize(300, 40))
  }

  @Test func negativeSpacingOverlapsRows() {
    #expect(
      frames(ListArrangement(lineSpacing: -15), [LayoutSize(0, 60), LayoutSize(0, 60)], width: 100)
        == [LayoutRect(0, 0, 100, 60), LayoutRect(0, 45, 100, 60)])
  }

  @Test func insetsWiderThanTheContainerLeaveNoWidth() {
    let wide = ListArrangement(insets: LayoutInsets(left: 80, right: 80))
    #expect(frames(wide, [LayoutSize(0, 10)], width: 100) == [LayoutRect(80, 0, 0, 10)])
  }

  @Test func edgesFollowThePixelScale() {
    let container = Container(size: LayoutSize(100, 100), pixelScale: 2)
    let layout = layOut(
      ListArrangement(insets: LayoutInsets(left: 10.3, right: 10.3)), [LayoutSize(0, 10)], in: container)
    #expect(layout.table.frames == [LayoutRect(10.5, 0, 79, 10)])
  }
}
