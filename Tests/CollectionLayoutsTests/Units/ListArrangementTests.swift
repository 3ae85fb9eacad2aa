import Testing

@testable import CollectionLayouts

@Suite struct ListArrangementTests {
  private let list = ListArrangement(
    lineSpacing: 4, insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))

  @Test func rowsFillTheWidthBetweenTheInsets() {
    let layout = layOut(
      list, [Size(999, 50), Size(1, 0), Size(0, 25)], in: Container(size: Size(300, 500)))
    #expect(layout.table.frames == [Rect(20, 10, 240, 50), Rect(20, 64, 240, 0), Rect(20, 68, 240, 25)])
    #expect(layout.contentSize == Size(300, 123))
  }

  @Test func horizontalListsStandSideBySide() {
    let container = Container(size: Size(500, 300), axis: .horizontal)
    let layout = layOut(list, [Size(50, 7), Size(25, 7)], in: container)
    #expect(layout.table.frames == [Rect(20, 10, 50, 260), Rect(74, 10, 25, 260)])
    #expect(layout.contentSize == Size(139, 300))
  }

  @Test func withoutItemsBothInsetsRemain() {
    let layout = layOut(list, [], in: Container(size: Size(300, 500)))
    #expect(layout.table.frames.isEmpty)
    #expect(layout.contentSize == Size(300, 40))
  }

  @Test func negativeSpacingOverlapsRows() {
    #expect(
      frames(ListArrangement(lineSpacing: -15), [Size(0, 60), Size(0, 60)], width: 100)
        == [Rect(0, 0, 100, 60), Rect(0, 45, 100, 60)])
  }

  @Test func insetsWiderThanTheContainerLeaveNoWidth() {
    let wide = ListArrangement(insets: EdgeInsets(left: 80, right: 80))
    #expect(frames(wide, [Size(0, 10)], width: 100) == [Rect(80, 0, 0, 10)])
  }

  @Test func edgesFollowThePixelScale() {
    let container = Container(size: Size(100, 100), pixelScale: 2)
    let layout = layOut(
      ListArrangement(insets: EdgeInsets(left: 10.3, right: 10.3)), [Size(0, 10)], in: container)
    #expect(layout.table.frames == [Rect(10.5, 0, 79, 10)])
  }
}
