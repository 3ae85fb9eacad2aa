import Testing

@testable import CollectionLayouts

@Suite struct SectionStackingTests {
  private let list = ListArrangement(insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))

  private func prepared(
    _ sections: [CollectionContent.Section], plan: ArrangementPlan? = nil, axis: ScrollAxis = .vertical
  ) -> PreparedLayout {
    PreparedLayout(
      content: CollectionContent(sections: sections),
      container: Container(size: LayoutSize(100, 100), axis: axis),
      plan: plan ?? .same(list))
  }

  private func section(_ items: Int) -> CollectionContent.Section {
    .init(
      items: .uniform(LayoutSize(20, 20), count: items), headerLength: 10, footerLength: 5,
      hasBackground: true)
  }

  @Test func headerInsetsItemsAndFooterFollowEachOther() {
    let layout = prepared([section(2), section(1)])
    #expect(
      layout.table.frames == [
        LayoutRect(0, 0, 100, 10), LayoutRect(2, 11, 94, 20), LayoutRect(2, 31, 94, 20),
        LayoutRect(0, 54, 100, 5),
        LayoutRect(0, 10, 100, 44),
        LayoutRect(0, 59, 100, 10), LayoutRect(2, 70, 94, 20), LayoutRect(0, 93, 100, 5),
        LayoutRect(0, 69, 100, 24),
      ])
    #expect(layout.contentSize == LayoutSize(100, 98))
  }

  @Test func emptySectionsKeepHeaderInsetsAndFooterButNoBackground() {
    let layout = prepared([section(0), section(0)])
    #expect(
      layout.table.frames
        == [
          LayoutRect(0, 0, 100, 10), LayoutRect(0, 14, 100, 5), LayoutRect(0, 19, 100, 10),
          LayoutRect(0, 33, 100, 5),
        ])
    #expect(layout.contentSize == LayoutSize(100, 38))
  }

  @Test func horizontalBandsAreAsHighAsTheContainer() {
    let layout = prepared([section(1)], axis: .horizontal)
    #expect(
      layout.table.frames
        == [
          LayoutRect(0, 0, 10, 100), LayoutRect(12, 1, 20, 96), LayoutRect(36, 0, 5, 100),
          LayoutRect(10, 0, 26, 100),
        ])
    #expect(layout.contentSize == LayoutSize(41, 100))
  }

  @Test func eachSectionHasItsOwnArrangement() {
    let plan = ArrangementPlan.perSection([GridArrangement(columns: 2), ListArrangement()])
    let bare = CollectionContent.Section(items: .uniform(LayoutSize(20, 20), count: 2))
    let layout = prepared([bare, bare, bare], plan: plan)
    #expect(layout.table.frames.map(\.x) == [0, 50, 0, 0, 0, 0])
    #expect(layout.table.frames.map(\.y) == [0, 0, 20, 40, 60, 80])
  }

  @Test func aPlanWithoutArrangementsMakesLists() {
    let bare = CollectionContent.Section(items: .uniform(LayoutSize(20, 20), count: 2))
    #expect(prepared([bare], plan: .perSection([])).table.frames.map(\.width) == [100, 100])
  }

  @Test func withoutSectionsThereIsNoContent() {
    #expect(prepared([]).contentSize == LayoutSize(100, 0))
    #expect(prepared([], axis: .horizontal).contentSize == LayoutSize(0, 100))
  }

  @Test func contentIsNeverNegative() {
    let plan = ArrangementPlan.same(ListArrangement(insets: LayoutInsets(bottom: -500)))
    let bare = CollectionContent.Section(items: .uniform(LayoutSize(20, 20), count: 2))
    #expect(prepared([bare], plan: plan).contentSize == LayoutSize(100, 0))
  }

  @Test func kindsStackBackgroundsBelowCellsBelowSupplementaryViews() {
    let layout = prepared([section(1)])
    let scene = layout.scene(showing: LayoutRect(0, 0, 100, 100))
    let depths = [ElementID.background(section: 0), .item(0), .header(section: 0), .footer(section: 0)].map {
      layout.attributes(of: $0, in: scene, effect: NoEffect())?.zIndex
    }
    #expect(depths == [-1, 0, 1000, 1000])
  }
}
