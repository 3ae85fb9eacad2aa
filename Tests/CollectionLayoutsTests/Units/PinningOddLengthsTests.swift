import Testing

@testable import CollectionLayouts

/// Pinned views of sections whose ends are not finite: shown where they are pinned, and found there.
@Suite struct PinningOddLengthsTests {
  /// Rows of 50, with an extent that says something else.
  private struct OddExtent: Arrangement {
    let extent: Double

    func arrange(
      _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
    ) -> ArrangedExtent {
      _ = ListArrangement().arrange(items, in: space, appendingTo: &frames)
      return ArrangedExtent(main: extent, cross: space.crossLength)
    }
  }

  private func section(_ items: Int, header: Double = 30, footer: Double = 0, length: Double = 50)
    -> CollectionContent.Section
  {
    .init(items: .uniform(LayoutSize(100, length), count: items), headerLength: header, footerLength: footer)
  }

  private func layout(
    _ arrangement: some Arrangement, _ sections: [CollectionContent.Section], _ pinning: Pinning,
    _ strategy: QueryStrategy
  ) -> CollectionLayout {
    var layout = CollectionLayout(arrangement, strategy: strategy)
    layout.setPinning(pinning)
    layout.setContent(CollectionContent(sections: sections), in: Container(size: LayoutSize(100, 200)))
    layout.visibleRect.y = 100
    return layout
  }

  @Test(
    arguments: QueryStrategy.allCases, [.infinity, .nan, -.infinity, 1e308, 1e300, 500, 100, -40] as [Double])
  func headersOfOddExtentsArePinnedAndFound(strategy: QueryStrategy, extent: Double) {
    var layout = layout(OddExtent(extent: extent), [section(10)], Pinning(headers: true), strategy)
    let shown = layout.layoutAttributesForElements(in: layout.visibleRect)
    let place: Double =
      switch extent {
      case 100: 100
      case ..<30: 0
      default: 100
      }
    #expect(layout.layoutAttributes(for: .header(section: 0))?.frame.y == place)
    let rows = (1...5).map { ElementID.item($0) }
    #expect(shown.map(\.elementID) == (place == 100 ? [.header(section: 0)] : []) + rows)
  }

  @Test(arguments: QueryStrategy.allCases, [.infinity, .nan] as [Double])
  func insetsThatAreNotFiniteLeaveHeadersAndRowsInTheirPlaces(strategy: QueryStrategy, odd: Double) {
    for list in [ListArrangement(insets: LayoutInsets(bottom: odd)), ListArrangement(lineSpacing: odd)] {
      var layout = layout(list, [section(10)], Pinning(headers: true), strategy)
      let shown = layout.layoutAttributesForElements(in: layout.visibleRect)
      #expect(shown.map(\.elementID) == [.header(section: 0)] + (1...5).map { .item($0) })
      #expect(shown[0].frame.y == 100)
    }
  }

  @Test(arguments: QueryStrategy.allCases)
  func headersOfSectionsWhoseLengthsOverflowAreFound(strategy: QueryStrategy) {
    var layout = layout(
      ListArrangement(), [section(1, length: 1e308), section(1, length: 1e308)], Pinning(headers: true),
      strategy)
    let shown = layout.layoutAttributesForElements(in: layout.visibleRect)
    #expect(shown.map(\.elementID) == [.header(section: 0), .item(0)])
    #expect(shown[0].frame.y == 100)
    layout.visibleRect.y = 1.2e308
    let far = layout.layoutAttributesForElements(in: layout.visibleRect)
    #expect(far.map(\.elementID) == [.header(section: 1), .item(0, section: 1)])
  }

  @Test(arguments: QueryStrategy.allCases)
  func footersOfEndlessSectionsArePinnedAndFound(strategy: QueryStrategy) {
    var layout = layout(
      OddExtent(extent: .infinity), [section(10, footer: 20)], Pinning(footers: true), strategy)
    let shown = layout.layoutAttributesForElements(in: layout.visibleRect)
    #expect(shown.map(\.elementID) == (1...5).map { .item($0) } + [.footer(section: 0)])
    #expect(layout.layoutAttributes(for: .footer(section: 0))?.frame.y == 280)
  }
}
