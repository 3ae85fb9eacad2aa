import Testing

@testable import CollectionLayouts

@Suite struct FlowArrangementTests {
  private let sizes = [LayoutSize(100, 30), LayoutSize(100, 20), LayoutSize(100, 10), LayoutSize(100, 40)]

  private func flow(
    line: FlowArrangement.LineAlignment = .leading, justify: FlowArrangement.Justification = .leading
  ) -> FlowArrangement {
    FlowArrangement(interitemSpacing: 10, lineSpacing: 5, lineAlignment: line, justification: justify)
  }

  @Test func itemsBreakIntoLines() {
    let layout = layOut(flow(), sizes, in: Container(size: LayoutSize(320, 500)))
    #expect(
      layout.table.frames
        == [
          LayoutRect(0, 0, 100, 30), LayoutRect(110, 0, 100, 20), LayoutRect(220, 0, 100, 10),
          LayoutRect(0, 35, 100, 40),
        ])
    #expect(layout.contentSize == LayoutSize(320, 75))
  }

  @Test func centredItemsStandInTheMiddleOfTheirLine() {
    #expect(frames(flow(line: .center), sizes, width: 320).map(\.y) == [0, 5, 10, 35])
  }

  @Test func horizontalLinesAreColumns() {
    let container = Container(size: LayoutSize(500, 320), axis: .horizontal)
    let layout = layOut(flow(line: .center), sizes.map(\.transposed), in: container)
    #expect(
      layout.table.frames
        == [
          LayoutRect(0, 0, 30, 100), LayoutRect(5, 110, 20, 100), LayoutRect(10, 220, 10, 100),
          LayoutRect(35, 0, 40, 100),
        ])
    #expect(layout.contentSize == LayoutSize(75, 320))
  }

  @Test func slackIsSpreadBetweenTheItemsOfAllLinesButTheLast() {
    let items = [LayoutSize](repeating: LayoutSize(90, 50), count: 5)
    // Three fit 340 (90 * 3 + 20 = 290); the slack gives gaps of (340 - 270) / 2 = 35.
    #expect(frames(flow(justify: .between), items, width: 340).map(\.x) == [0, 125, 250, 0, 100])
    // A line of one stays where it is.
    #expect(frames(flow(justify: .between), items, width: 180).map(\.x) == [0, 0, 0, 0, 0])
  }

  @Test func anItemFitsWithinTheTolerance() {
    let pair = { (excess: Double) in [LayoutSize(60, 10), LayoutSize(40 + excess, 10)] }
    let tight = FlowArrangement()
    #expect(frames(tight, pair(0), width: 100).map(\.y) == [0, 0])
    #expect(frames(tight, pair(0.9e-6), width: 100).map(\.y) == [0, 0])
    #expect(frames(tight, pair(1.1e-6), width: 100).map(\.y) == [0, 10])
  }

  @Test func oversizedItemsKeepTheirSizeAlone() {
    #expect(
      frames(flow(), [LayoutSize(50, 10), LayoutSize(500, 10), LayoutSize(50, 10)], width: 320)
        == [LayoutRect(0, 0, 50, 10), LayoutRect(0, 15, 500, 10), LayoutRect(0, 30, 50, 10)])
  }

  @Test func insetsNarrowTheLines() {
    let inset = FlowArrangement(insets: LayoutInsets(top: 1, left: 10, bottom: 2, right: 20))
    let layout = layOut(
      inset, [LayoutSize(40, 10), LayoutSize(30, 10), LayoutSize(1, 10)],
      in: Container(size: LayoutSize(100, 50)))
    #expect(
      layout.table.frames == [
        LayoutRect(10, 1, 40, 10), LayoutRect(50, 1, 30, 10), LayoutRect(10, 11, 1, 10),
      ])
    #expect(layout.contentSize == LayoutSize(100, 23))
  }

  @Test func fixedSizesReplaceThoseOfTheContent() {
    let fixed = FlowArrangement(itemSizing: .fixed(LayoutSize(60, 20)))
    #expect(
      frames(fixed, [LayoutSize(1, 1), LayoutSize(2, 2)], width: 100) == [
        LayoutRect(0, 0, 60, 20), LayoutRect(0, 20, 60, 20),
      ])
  }
}
