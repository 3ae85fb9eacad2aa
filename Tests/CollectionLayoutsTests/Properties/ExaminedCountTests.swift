import TestSupport
import Testing

@testable import CollectionLayouts

/// How many elements a scroll looks at, counted: what is visible decides, not how many elements there are.
@Suite struct ExaminedCountTests {
  enum Kind: CaseIterable { case waterfall, list, flow }

  /// The most that is examined and returned by any step, and the sums over all steps.
  struct Effort: CustomStringConvertible {
    var examined = 0
    var returned = 0
    /// The most that any step examined beyond what it returned.
    var surplus = 0

    var description: String { "examined \(examined), returned \(returned), largest surplus \(surplus)" }
  }

  private static func arrangement(_ kind: Kind) -> any Arrangement {
    switch kind {
    case .waterfall: WaterfallArrangement(columns: 2, columnSpacing: 10, lineSpacing: 10)
    case .list: ListArrangement(lineSpacing: 8)
    case .flow: FlowArrangement(interitemSpacing: 8, lineSpacing: 8, lineAlignment: .center)
    }
  }

  private static func sizes(_ count: Int) -> [LayoutSize] {
    var source = SeededNumbers(seed: 99)
    return (0..<count).map { _ in
      LayoutSize(width: source.length(60...160), height: source.length(60...200))
    }
  }

  private static func prepare(
    _ arrangement: any Arrangement, _ sizes: [LayoutSize], axis: ScrollAxis,
    direction: WritingDirection = .leftToRight
  ) -> PreparedLayout {
    let size = LayoutSize(width: 390, height: 844)
    return PreparedLayout(
      content: CollectionContent(sizes),
      container: Container(
        size: axis == .vertical ? size : size.transposed, axis: axis, writingDirection: direction),
      plan: .same(arrangement))
  }

  /// Scrolls steadily through three stretches of the content: its start, its middle and its end.
  private static func scroll(_ layout: PreparedLayout) -> Effort {
    var effort = Effort()
    let axis = layout.container.axis
    let size = layout.container.size
    let length = layout.contentSize.mainLength(axis)
    let page = size.mainLength(axis)
    for start in [0, length / 2, length - 2 * page] {
      for step in 0..<30 {
        let origin = LayoutPoint.zero.settingMain(start + Double(step) * 17, axis)
        let rect = LayoutRect(origin: origin, size: size)
        let counts = layout.forEachElement(in: rect, visibleRect: rect) { _, _ in }
        effort.examined += counts.examined
        effort.returned += counts.returned
        effort.surplus = max(effort.surplus, counts.examined - counts.returned)
      }
    }
    return effort
  }

  @Test(arguments: Kind.allCases, ScrollAxis.allCases)
  func scrollingExaminesLittleMoreThanItReturns(kind: Kind, axis: ScrollAxis) {
    for direction in WritingDirection.allCases {
      let layout = Self.prepare(Self.arrangement(kind), Self.sizes(100_000), axis: axis, direction: direction)
      let effort = Self.scroll(layout)
      #expect(effort.returned > 90)
      #expect(effort.examined <= 3 * effort.returned + 90, "\(direction): \(effort)")
      #expect(effort.surplus <= 24, "\(direction): \(effort)")
    }
  }

  /// Rows of a page run back and forth along the axis, whatever their number has in common with that of a
  /// sample.
  @Test(arguments: WritingDirection.allCases)
  func pagesOfAGridAreFoundWhateverTheNumberOfItems(direction: WritingDirection) {
    for count in Array(1...40) + Array(stride(from: 41, through: 2_000, by: 7)) + [1_000] {
      let sizes = [LayoutSize](repeating: LayoutSize(1, 1), count: count)
      let layout = Self.prepare(
        PagedGridArrangement(rows: 6, columns: 4), sizes, axis: .horizontal, direction: direction)
      let effort = Self.scroll(layout)
      #expect(effort.surplus <= 2 * 24, "\(count) items, \(direction): \(effort)")
    }
  }

  @Test(arguments: Kind.allCases)
  func aHundredTimesAsManyItemsCostNothingMore(kind: Kind) {
    let few = Self.scroll(Self.prepare(Self.arrangement(kind), Self.sizes(1_000), axis: .vertical))
    let many = Self.scroll(Self.prepare(Self.arrangement(kind), Self.sizes(100_000), axis: .vertical))
    let fewShare = Double(few.examined) / Double(few.returned)
    let manyShare = Double(many.examined) / Double(many.returned)
    #expect((fewShare - manyShare).magnitude < 0.25, "\(few); \(many)")
    #expect((few.surplus - many.surplus).magnitude <= 8, "\(few); \(many)")
  }

  /// The frames of a waterfall, with some replaced by ones as long as all content or a part of it.
  private static func waterfall(giants: [Int: Double]) -> PreparedLayout {
    let plain = prepare(arrangement(.waterfall), sizes(100_000), axis: .vertical)
    var frames = plain.table.frames
    for (place, share) in giants {
      let length = plain.contentSize.height * share
      frames[place] = LayoutRect(
        x: frames[place].x, y: share == 1 ? 0 : frames[place].y, width: frames[place].width, height: length)
    }
    return prepare(ExplicitArrangement(frames), sizes(100_000), axis: .vertical)
  }

  @Test(arguments: [0, 1, 50_000, 99_999])
  func oneItemAsLongAsAllContentCostsLittle(place: Int) {
    let plain = Self.scroll(Self.waterfall(giants: [:]))
    let effort = Self.scroll(Self.waterfall(giants: [place: 1]))
    #expect(effort.returned > plain.returned)
    #expect(effort.surplus <= plain.surplus + 4, "\(effort); \(plain)")
  }

  /// One item in a hundred a hundred times as long as the others, and one as long as all content.
  @Test func longItemsHereAndThereAndAVeryLongOneCostLittle() {
    var giants: [Int: Double] = [:]
    for place in stride(from: 50, to: 100_000, by: 100) { giants[place] = 0.002 }
    giants[30_000] = 1
    let effort = Self.scroll(Self.waterfall(giants: giants))
    #expect(effort.returned > 90)
    #expect(effort.examined <= 3 * effort.returned + 90, "\(effort)")
  }
}
