import Testing

@testable import CollectionLayouts

@Suite struct FlowArrangementTests {
  private let sizes = [Size(100, 30), Size(100, 20), Size(100, 10), Size(100, 40)]

  private func flow(
    line: FlowArrangement.LineAlignment = .leading, justify: FlowArrangement.Justification = .leading
  ) -> FlowArrangement {
    FlowArrangement(interitemSpacing: 10, lineSpacing: 5, lineAlignment: line, justification: justify)
  }

  @Test func itemsBreakIntoLines() {
    let layout = layOut(flow(), sizes, in: Container(size: Size(320, 500)))
    #expect(
      layout.table.frames
        == [Rect(0, 0, 100, 30), Rect(110, 0, 100, 20), Rect(220, 0, 100, 10), Rect(0, 35, 100, 40)])
    #expect(layout.contentSize == Size(320, 75))
  }

  @Test func centredItemsStandInTheMiddleOfTheirLine() {
    #expect(frames(flow(line: .center), sizes, width: 320).map(\.y) == [0, 5, 10, 35])
  }

  @Test func horizontalLinesAreColumns() {
    let container = Container(size: Size(500, 320), axis: .horizontal)
    let layout = layOut(flow(line: .center), sizes.map(\.transposed), in: container)
    #expect(
      layout.table.frames
        == [Rect(0, 0, 30, 100), Rect(5, 110, 20, 100), Rect(10, 220, 10, 100), Rect(35, 0, 40, 100)])
    #expect(layout.contentSize == Size(75, 320))
  }

  @Test func slackIsSpreadBetweenTheItemsOfAllLinesButTheLast() {
    let items = [Size](repeating: Size(90, 50), count: 5)
    // Three fit 340 (90 * 3 + 20 = 290); the slack gives gaps of (340 - 270) / 2 = 35.
    #expect(frames(flow(justify: .between), items, width: 340).map(\.x) == [0, 125, 250, 0, 100])
    // A line of one stays where it is.
    #expect(frames(flow(justify: .between), items, width: 180).map(\.x) == [0, 0, 0, 0, 0])
  }

  @Test func anItemFitsWithinTheTolerance() {
    let pair = { (excess: Double) in [Size(60, 10), Size(40 + excess, 10)] }
    let tight = FlowArrangement()
    #expect(frames(tight, pair(0), width: 100).map(\.y) == [0, 0])
    #expect(frames(tight, pair(0.9e-6), width: 100).map(\.y) == [0, 0])
    #expect(frames(tight, pair(1.1e-6), width: 100).map(\.y) == [0, 10])
  }

  @Test func oversizedItemsKeepTheirSizeAlone() {
    #expect(
      frames(flow(), [Size(50, 10), Size(500, 10), Size(50, 10)], width: 320)
        == [Rect(0, 0, 50, 10), Rect(0, 15, 500, 10), Rect(0, 30, 50, 10)])
  }

  @Test func insetsNarrowTheLines() {
    let inset = FlowArrangement(insets: EdgeInsets(top: 1, left: 10, bottom: 2, right: 20))
    let layout = layOut(
      inset, [Size(40, 10), Size(30, 10), Size(1, 10)], in: Container(size: Size(100, 50)))
    #expect(layout.table.frames == [Rect(10, 1, 40, 10), Rect(50, 1, 30, 10), Rect(10, 11, 1, 10)])
    #expect(layout.contentSize == Size(100, 23))
  }

  @Test func fixedSizesReplaceThoseOfTheContent() {
    let fixed = FlowArrangement(itemSizing: .fixed(Size(60, 20)))
    #expect(
      frames(fixed, [Size(1, 1), Size(2, 2)], width: 100) == [Rect(0, 0, 60, 20), Rect(0, 20, 60, 20)])
  }
}
