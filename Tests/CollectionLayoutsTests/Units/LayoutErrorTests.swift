import Testing

@testable import CollectionLayouts

/// What cannot be laid out is told, not found out by a trap.
@Suite struct LayoutErrorTests {
  /// Gives more frames than there are items, or takes some away.
  private struct Miscount: Arrangement {
    let surplus: Int

    func arrange(
      _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
    ) -> ArrangedExtent {
      let count = items.count + surplus
      if count >= 0 {
        frames += [LayoutRect](repeating: .zero, count: count)
      } else {
        frames.removeLast(-count)
      }
      return ArrangedExtent(main: 0, cross: 0)
    }
  }

  private static let content = CollectionContent(
    sections: [
      .init(items: .uniform(.zero, count: 4), headerLength: 10), .init(items: .uniform(.zero, count: 2)),
    ])

  @Test(arguments: [-3, -2, -1, 1, 100])
  func anArrangementThatGivesAnotherNumberOfFramesIsNamed(surplus: Int) {
    let plan = ArrangementPlan.perSection([ListArrangement(), Miscount(surplus: surplus)])
    #expect(
      throws: LayoutError.wrongFrameCount(
        arrangement: "Miscount", section: 1, frames: 2 + surplus, items: 2)
    ) {
      try PreparedLayout(checking: Self.content, container: Container(size: .zero), plan: plan)
    }
  }

  @Test func contentThatIsTooLargeIsRefusedInWords() {
    let content = CollectionContent(
      sections: [.init(items: .uniform(.zero, count: 7)), .init(items: .uniform(.zero, count: .max))])
    #expect(throws: LayoutError.tooManyElements(section: 1, items: .max, elementsBefore: 7)) {
      try PreparedLayout(checking: content, container: Container(size: .zero), plan: .same(ListArrangement()))
    }
  }

  @Test func whatCanBeLaidOutIsTheSameCheckedOrNot() throws {
    let container = Container(size: LayoutSize(100, 200))
    let plan = ArrangementPlan.same(ListArrangement())
    let checked = try PreparedLayout(checking: Self.content, container: container, plan: plan)
    let table = PreparedLayout(content: Self.content, container: container, plan: plan).table
    #expect(checked.table.frames == table.frames)
  }
}
