import Testing

@testable import CollectionLayouts

@Suite struct ExplicitArrangementTests {
  private let given = [LayoutRect(30, 40, 10, 20), LayoutRect(50, 90, -20, -10)]

  @Test(arguments: ScrollAxis.allCases)
  func framesStandWhereTheyWereGivenAndAreStandardised(axis: ScrollAxis) {
    let container = Container(size: LayoutSize(100, 100), axis: axis)
    let layout = layOut(ExplicitArrangement(given), [.zero, .zero], in: container)
    #expect(layout.table.frames == [LayoutRect(30, 40, 10, 20), LayoutRect(30, 80, 20, 10)])
    #expect(layout.contentSize == (axis == .vertical ? LayoutSize(100, 90) : LayoutSize(50, 100)))
  }

  @Test func contentGrowsAcrossTheAxisWithTheFrames() {
    let layout = layOut(
      ExplicitArrangement([LayoutRect(150, 0, 100, 10)]), [.zero], in: Container(size: LayoutSize(100, 100)))
    #expect(layout.contentSize == LayoutSize(250, 10))
  }

  @Test func itemsBeyondTheLastFrameAreEmptyAtTheOrigin() {
    #expect(frames(ExplicitArrangement([given[0]]), [.zero, .zero], width: 100) == [given[0], .zero])
  }

  @Test func framesBeyondTheLastItemAreLeftOut() {
    #expect(frames(ExplicitArrangement(given), [.zero], width: 100) == [given[0]])
  }

  @Test func framesThatAreNotFiniteDoNotStretchTheContent() {
    let odd = [
      LayoutRect(.nan, 0, 10, 10), LayoutRect(0, .infinity, 10, 10), LayoutRect(0, 0, 30, .infinity),
      given[0],
    ]
    let layout = layOut(
      ExplicitArrangement(odd), [LayoutSize](repeating: .zero, count: 4),
      in: Container(size: LayoutSize(100, 100)))
    #expect(layout.contentSize == LayoutSize(100, 60))
  }

  @Test func laterSectionsStartWhereTheOneBeforeEnds() {
    let content = CollectionContent(sections: [
      .init(items: .uniform(.zero, count: 2)), .init(items: .uniform(.zero, count: 1), headerLength: 15),
    ])
    let layout = PreparedLayout(
      content: content, container: Container(size: LayoutSize(100, 100)),
      plan: .same(ExplicitArrangement(given)))
    #expect(layout.table.frames.suffix(2) == [LayoutRect(0, 90, 100, 15), LayoutRect(30, 145, 10, 20)])
  }
}
