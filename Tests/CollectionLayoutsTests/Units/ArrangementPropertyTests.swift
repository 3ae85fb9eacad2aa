import Testing

@testable import CollectionLayouts

/// What holds for all arrangements.
@Suite struct ArrangementPropertyTests {
  private static let insets = LayoutInsets(top: 3, left: 5, bottom: 7, right: 11)

  static let arrangements: [any Arrangement] = [
    ListArrangement(lineSpacing: 2, insets: insets),
    GridArrangement(columns: 3, columnSpacing: 2, lineSpacing: 4, insets: insets),
    WaterfallArrangement(columns: 3, columnSpacing: 2, lineSpacing: 4, insets: insets),
    FlowArrangement(interitemSpacing: 2, lineSpacing: 4, insets: insets, lineAlignment: .center),
    FlowArrangement(interitemSpacing: 2, lineSpacing: 4, insets: insets, justification: .between),
    RowArrangement(spacing: 2, insets: insets, alignment: .leading),
    RowArrangement(spacing: 2, insets: insets, alignment: .center),
    RowArrangement(spacing: 2, insets: insets, alignment: .trailing),
  ]

  /// The same rule with its insets seen with the axes swapped.
  private func transposed(_ arrangement: any Arrangement) -> any Arrangement {
    switch arrangement {
    case var list as ListArrangement:
      list.insets = list.insets.transposed
      return list
    case var grid as GridArrangement:
      grid.insets = grid.insets.transposed
      return grid
    case var waterfall as WaterfallArrangement:
      waterfall.insets = waterfall.insets.transposed
      return waterfall
    case var flow as FlowArrangement:
      flow.insets = flow.insets.transposed
      return flow
    case var row as RowArrangement:
      row.insets = row.insets.transposed
      return row
    default: return arrangement
    }
  }

  @Test(arguments: arrangements.indices)
  func horizontalScrollingIsVerticalScrollingWithTheAxesSwapped(index: Int) {
    let arrangement = Self.arrangements[index]
    var numbers = SeededNumbers(UInt64(index))
    for count in [0, 1, 2, 5, 40] {
      let sizes = numbers.sizes(count, 10...120)
      let header = CollectionContent.Section(
        items: .each(sizes), headerLength: 20, footerLength: 10, hasBackground: true)
      var turned = header
      turned.items = header.items.transposed
      let size = LayoutSize(300, 400)
      let vertical = PreparedLayout(
        content: CollectionContent(sections: [header, header]), container: Container(size: size),
        plan: .same(arrangement))
      let horizontal = PreparedLayout(
        content: CollectionContent(sections: [turned, turned]),
        container: Container(size: size.transposed, axis: .horizontal), plan: .same(transposed(arrangement)))
      #expect(horizontal.table.frames == vertical.table.frames.map(\.transposed))
      #expect(horizontal.contentSize == vertical.contentSize.transposed)
    }
  }

  @Test(arguments: arrangements.indices)
  func sizesThatAreNoLengthsHaveNoExtent(index: Int) {
    let arrangement = Self.arrangements[index]
    let odd: [Double] = [.nan, -5, .infinity, -.infinity, -0.0, 0]
    for axis in ScrollAxis.allCases {
      let container = Container(size: LayoutSize(300, 400), axis: axis)
      let clean = odd.flatMap { _ in odd.map { _ in LayoutSize.zero } } + [LayoutSize(30, 30)]
      let dirty = odd.flatMap { width in odd.map { LayoutSize(width, $0) } } + [LayoutSize(30, 30)]
      let layout = layOut(arrangement, dirty, in: container)
      #expect(layout.table.frames == layOut(arrangement, clean, in: container).table.frames)
      #expect(layout.table.frames.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
    }
  }

  @Test(arguments: arrangements.indices)
  func contentHoldsEveryFrameAlongTheAxis(index: Int) {
    var numbers = SeededNumbers(UInt64(100 + index))
    for _ in 0..<20 {
      let count = Int.random(in: 1...30, using: &numbers)
      let layout = layOut(
        Self.arrangements[index], numbers.sizes(count, 0...90), in: Container(size: LayoutSize(300, 400)))
      let bottom = layout.table.frames.map(\.maxY).max()!
      #expect((layout.contentSize.height - (bottom + 7)).magnitude < 1e-9)
    }
  }

  @Test(arguments: arrangements.indices)
  func rightToLeftFramesAreTheMirrorImage(index: Int) {
    var numbers = SeededNumbers(UInt64(200 + index))
    for axis in ScrollAxis.allCases {
      for count in [0, 1, 12] {
        let sizes = numbers.sizes(count, 10...120)
        var container = Container(size: LayoutSize(300, 400), axis: axis)
        let straight = layOut(Self.arrangements[index], sizes, in: container)
        container.writingDirection = .rightToLeft
        let mirrored = layOut(Self.arrangements[index], sizes, in: container)
        let width = max(straight.contentSize.width, 300)
        #expect(mirrored.contentSize == LayoutSize(width, straight.contentSize.height))
        for (left, right) in zip(straight.table.frames, mirrored.table.frames) {
          #expect(right == LayoutRect(width - left.x - left.width, left.y, left.width, left.height))
        }
      }
    }
  }
}
