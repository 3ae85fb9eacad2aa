import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct WaterfallArrangementTests {
  private let waterfall = WaterfallArrangement(
    columns: 2, columnSpacing: 10, lineSpacing: 10, insets: LayoutInsets(all: 10))

  @Test func itemsFallIntoTheShortestColumnAndKeepTheirProportions() {
    // Columns of (390 - 20 - 10) / 2 = 180.
    let sizes = [LayoutSize(180, 300), LayoutSize(180, 100), LayoutSize(180, 100), LayoutSize(90, 50)]
    let layout = layOut(waterfall, sizes, in: Container(size: LayoutSize(390, 844)))
    #expect(
      layout.table.frames == [
        LayoutRect(10, 10, 180, 300), LayoutRect(200, 10, 180, 100), LayoutRect(200, 120, 180, 100),
        LayoutRect(200, 230, 180, 100),
      ])
    #expect(layout.contentSize == LayoutSize(390, 340))
  }

  @Test func horizontalItemsFallToTheRightWithSwappedProportions() {
    let container = Container(size: LayoutSize(844, 390), axis: .horizontal)
    let layout = layOut(
      waterfall, [LayoutSize(300, 180), LayoutSize(100, 180), LayoutSize(50, 90)], in: container)
    #expect(
      layout.table.frames == [
        LayoutRect(10, 10, 300, 180), LayoutRect(10, 200, 100, 180), LayoutRect(120, 200, 100, 180),
      ])
    #expect(layout.contentSize == LayoutSize(320, 390))
  }

  @Test func tiesGoToTheFirstColumn() {
    let frames = frames(waterfall, [LayoutSize](repeating: LayoutSize(180, 100), count: 4), width: 390)
    #expect(frames.map(\.x) == [10, 200, 10, 200])
    #expect(frames.map(\.y) == [10, 10, 120, 120])
  }

  @Test(arguments: [
    LayoutSize(0, 100), LayoutSize(100, 0), LayoutSize(-5, 10), LayoutSize(10, -5), LayoutSize(.nan, 100),
    LayoutSize(100, .nan),
    LayoutSize(.infinity, 100), LayoutSize(100, .infinity), LayoutSize(.nan, .nan), LayoutSize(-.infinity, 1),
  ])
  func degenerateSizesHaveNoHeightAndSpoilNothing(size: LayoutSize) {
    let single = WaterfallArrangement(columns: 1, lineSpacing: 10)
    #expect(
      frames(single, [size, LayoutSize(390, 40)], width: 390) == [
        LayoutRect(0, 0, 390, 0), LayoutRect(0, 10, 390, 40),
      ])
  }

  @Test func aHeightThatOverflowsIsNone() {
    let single = WaterfallArrangement(columns: 1)
    let tall = LayoutSize(1e-300, 1e300)
    #expect(
      frames(single, [tall, LayoutSize(10, 10)], width: 100) == [
        LayoutRect(0, 0, 100, 0), LayoutRect(0, 0, 100, 100),
      ])
  }

  @Test func contentReachesTheLowestItemAlsoUnderNegativeSpacing() {
    let overlapping = WaterfallArrangement(columns: 1, lineSpacing: -80)
    let layout = layOut(
      overlapping, [LayoutSize(100, 100), LayoutSize(100, 10)], in: Container(size: LayoutSize(100, 500)))
    #expect(layout.table.frames == [LayoutRect(0, 0, 100, 100), LayoutRect(0, 20, 100, 10)])
    #expect(layout.contentSize.height == 100)
  }

  @Test(arguments: [1, 4, 24, 25, 31, 33, 100])
  func everyItemEntersAShortestColumn(columns: Int) {
    var numbers = SeededNumbers(seed: 11)
    let arrangement = WaterfallArrangement(columns: columns, lineSpacing: 3)
    // Few heights, so that columns are often equally short.
    let sizes = (0..<400).map { _ in LayoutSize(4, Double(numbers.integer(0...3))) }
    let frames = frames(arrangement, sizes, width: 4 * Double(columns))
    var bottoms = [Double](repeating: 0, count: columns)
    var used: Set<Int> = []
    for frame in frames {
      let shortest = (0..<columns).min { (bottoms[$0], $0) < (bottoms[$1], $1) }!
      #expect(frame.x == Double(shortest) * 4)
      #expect(frame.y == (used.contains(shortest) ? bottoms[shortest] + 3 : 0))
      bottoms[shortest] = frame.maxY
      used.insert(shortest)
    }
  }

  /// As many columns as items; looking through them all for each item would take ten thousand million steps.
  @Test func manyColumnsCostLittle() {
    let count = 100_000
    let arrangement = WaterfallArrangement(columns: count)
    let layout = layOut(
      arrangement, (0..<2 * count).map { LayoutSize(1, Double($0 % 2 + 1)) },
      in: Container(size: LayoutSize(Double(count), 100)))
    // One item a column; then those of height 1 get a second each, then all are equally high, from the left.
    #expect(layout.table.frames[count - 1].x == Double(count - 1))
    #expect(layout.table.frames[count] == LayoutRect(0, 1, 1, 1))
    #expect(layout.table.frames[count + 1] == LayoutRect(2, 1, 1, 2))
  }
}
