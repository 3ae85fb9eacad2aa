import Testing

@testable import CollectionLayouts

@Suite struct WaterfallArrangementTests {
  private let waterfall = WaterfallArrangement(
    columns: 2, columnSpacing: 10, lineSpacing: 10, insets: EdgeInsets(all: 10))

  @Test func itemsFallIntoTheShortestColumnAndKeepTheirProportions() {
    // Columns of (390 - 20 - 10) / 2 = 180.
    let sizes = [Size(180, 300), Size(180, 100), Size(180, 100), Size(90, 50)]
    let layout = layOut(waterfall, sizes, in: Container(size: Size(390, 844)))
    #expect(
      layout.table.frames == [
        Rect(10, 10, 180, 300), Rect(200, 10, 180, 100), Rect(200, 120, 180, 100), Rect(200, 230, 180, 100),
      ])
    #expect(layout.contentSize == Size(390, 340))
  }

  @Test func horizontalItemsFallToTheRightWithSwappedProportions() {
    let container = Container(size: Size(844, 390), axis: .horizontal)
    let layout = layOut(waterfall, [Size(300, 180), Size(100, 180), Size(50, 90)], in: container)
    #expect(
      layout.table.frames == [Rect(10, 10, 300, 180), Rect(10, 200, 100, 180), Rect(120, 200, 100, 180)])
    #expect(layout.contentSize == Size(320, 390))
  }

  @Test func tiesGoToTheFirstColumn() {
    let frames = frames(waterfall, [Size](repeating: Size(180, 100), count: 4), width: 390)
    #expect(frames.map(\.x) == [10, 200, 10, 200])
    #expect(frames.map(\.y) == [10, 10, 120, 120])
  }

  @Test(arguments: [
    Size(0, 100), Size(100, 0), Size(-5, 10), Size(10, -5), Size(.nan, 100), Size(100, .nan),
    Size(.infinity, 100), Size(100, .infinity), Size(.nan, .nan), Size(-.infinity, 1),
  ])
  func degenerateSizesHaveNoHeightAndSpoilNothing(size: Size) {
    let single = WaterfallArrangement(columns: 1, lineSpacing: 10)
    #expect(
      frames(single, [size, Size(390, 40)], width: 390) == [Rect(0, 0, 390, 0), Rect(0, 10, 390, 40)])
  }

  @Test func aHeightThatOverflowsIsNone() {
    let single = WaterfallArrangement(columns: 1)
    let tall = Size(1e-300, 1e300)
    #expect(frames(single, [tall, Size(10, 10)], width: 100) == [Rect(0, 0, 100, 0), Rect(0, 0, 100, 100)])
  }

  @Test func contentReachesTheLowestItemAlsoUnderNegativeSpacing() {
    let overlapping = WaterfallArrangement(columns: 1, lineSpacing: -80)
    let layout = layOut(
      overlapping, [Size(100, 100), Size(100, 10)], in: Container(size: Size(100, 500)))
    #expect(layout.table.frames == [Rect(0, 0, 100, 100), Rect(0, 20, 100, 10)])
    #expect(layout.contentSize.height == 100)
  }

  @Test func everyItemEntersAShortestColumn() {
    var numbers = SeededNumbers(11)
    let columns = 4
    let arrangement = WaterfallArrangement(columns: columns, lineSpacing: 3)
    let frames = frames(arrangement, numbers.sizes(300, 1...9), width: 400)
    var bottoms = [Double](repeating: 0, count: columns)
    for (item, frame) in frames.enumerated() {
      let shortest = (0..<columns).min { (bottoms[$0], $0) < (bottoms[$1], $1) }!
      #expect(frame.x == Double(shortest) * 100)
      #expect(frame.y == (item < columns && bottoms[shortest] == 0 ? 0 : bottoms[shortest] + 3))
      bottoms[shortest] = frame.maxY
    }
  }
}
