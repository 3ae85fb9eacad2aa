import Testing

@testable import CollectionLayouts

@Suite struct GridArrangementTests {
  private let insets = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)

  private func grid(columns: Int, length: Double? = nil) -> GridArrangement {
    GridArrangement(columns: columns, columnSpacing: 6, lineSpacing: 5, insets: insets, itemLength: length)
  }

  @Test func cellsFillRowsFromTheLeft() {
    // (300 - 20 - 40 - 6) / 2 = 117
    let layout = layOut(
      grid(columns: 2, length: 50), [LayoutSize](repeating: LayoutSize(1, 1), count: 3),
      in: Container(size: LayoutSize(300, 500)))
    #expect(
      layout.table.frames == [
        LayoutRect(20, 10, 117, 50), LayoutRect(143, 10, 117, 50), LayoutRect(20, 65, 117, 50),
      ])
    #expect(layout.contentSize == LayoutSize(300, 145))
  }

  @Test func horizontalCellsFillColumnsFromTheTop() {
    // (300 - 10 - 30 - 6) / 2 = 127
    let container = Container(size: LayoutSize(500, 300), axis: .horizontal)
    let layout = layOut(
      grid(columns: 2, length: 50), [LayoutSize](repeating: LayoutSize(1, 1), count: 3), in: container)
    #expect(
      layout.table.frames == [
        LayoutRect(20, 10, 50, 127), LayoutRect(20, 143, 50, 127), LayoutRect(75, 10, 50, 127),
      ])
    #expect(layout.contentSize == LayoutSize(165, 300))
  }

  @Test func cellsAreAsLongAsTheFirstItemUnlessTold() {
    #expect(
      frames(grid(columns: 3), [LayoutSize(1, 33), LayoutSize(1, 99)], width: 300).map(\.height) == [33, 33])
    #expect(frames(grid(columns: 3, length: .nan), [LayoutSize(1, 33)], width: 300).map(\.height) == [0])
    #expect(frames(grid(columns: 3, length: -5), [LayoutSize(1, 33)], width: 300).map(\.height) == [0])
  }

  @Test(arguments: [1, 0, -3, Int.min])
  func fewerThanOneColumnIsOne(columns: Int) {
    #expect(
      frames(grid(columns: columns, length: 50), [.zero, .zero], width: 300)
        == [LayoutRect(20, 10, 240, 50), LayoutRect(20, 65, 240, 50)])
  }

  @Test func moreColumnsThanRoomGiveCellsWithoutWidth() {
    let many = GridArrangement(columns: 1000, columnSpacing: 6, itemLength: 50)
    let frames = frames(many, [.zero, .zero], width: 300)
    #expect(frames == [LayoutRect(0, 0, 0, 50), LayoutRect(6, 0, 0, 50)])
  }

  @Test func pixelAlignedColumnsNeitherGapNorOverlap() {
    for width in stride(from: 300.0, through: 330, by: 1) {
      for columns in 1...7 {
        let container = Container(size: LayoutSize(width, 500), pixelScale: 2)
        let frames = layOut(
          GridArrangement(columns: columns, itemLength: 10), [LayoutSize](repeating: .zero, count: columns),
          in: container
        ).table.frames
        #expect(frames.first?.x == 0)
        #expect(frames.last?.maxX == width)
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.x) }
        for frame in frames { #expect((frame.x * 2).rounded() == frame.x * 2) }
      }
    }
  }
}
