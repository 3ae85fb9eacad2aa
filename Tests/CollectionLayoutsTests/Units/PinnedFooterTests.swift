import Testing

@testable import CollectionLayouts

/// Two sections side by side: header 20, ten items of 50, footer 30, so 550 long; positions worked out by
/// hand.
struct PinnedFooterTests {
  private func layout(_ direction: WritingDirection, insets: LayoutInsets = .zero) -> CollectionLayout {
    var layout = CollectionLayout(RowArrangement())
    layout.setPinning(Pinning(headers: true, footers: true))
    let section = CollectionContent.Section(
      items: .uniform(LayoutSize(width: 50, height: 40), count: 10), headerLength: 20, footerLength: 30)
    layout.setContent(
      CollectionContent(sections: [section, section]),
      in: Container(
        size: LayoutSize(width: 300, height: 80), axis: .horizontal, contentInsets: insets,
        writingDirection: direction))
    return layout
  }

  /// Where the views stand when the visible bounds start at an offset: header and footer of either section.
  struct Place: Sendable {
    let offset: Double
    let headers: [Double]
    let footers: [Double]
    let headerLevels: [Int]
    let footerLevels: [Int]
  }

  static let places = [
    // At the start nothing has passed its header, and both footers lie beyond the end.
    Place(
      offset: 0, headers: [0, 550], footers: [270, 570], headerLevels: [1000, 1000],
      footerLevels: [1001, 1001]),
    Place(
      offset: 100, headers: [100, 550], footers: [370, 570], headerLevels: [1001, 1000],
      footerLevels: [1001, 1001]),
    // The end of the items pushes the first header, and the first footer is at home.
    Place(
      offset: 510, headers: [500, 550], footers: [520, 780], headerLevels: [1001, 1000],
      footerLevels: [1000, 1001]),
    // The second footer goes no further than its section's header.
    Place(
      offset: 290, headers: [290, 550], footers: [520, 570], headerLevels: [1001, 1000],
      footerLevels: [1000, 1001]),
    Place(
      offset: 800, headers: [500, 800], footers: [520, 1070], headerLevels: [1001, 1001],
      footerLevels: [1000, 1000]),
    // Beyond the start nothing leaves its place.
    Place(
      offset: -60, headers: [0, 550], footers: [210, 570], headerLevels: [1000, 1000],
      footerLevels: [1001, 1001]),
  ]

  @Test(arguments: places, WritingDirection.allCases)
  func viewsStandWhereTheyWerePinnedByHand(_ place: Place, direction: WritingDirection) throws {
    var layout = layout(direction)
    let isMirrored = direction == .rightToLeft
    let offset = isMirrored ? 1100 - place.offset - 300 : place.offset
    layout.visibleRect = LayoutRect(x: offset, y: 0, width: 300, height: 80)
    for section in 0..<2 {
      let shownHeader = layout.layoutAttributes(for: .header(section: section))
      let shownFooter = layout.layoutAttributes(for: .footer(section: section))
      let header = try #require(shownHeader)
      let footer = try #require(shownFooter)
      let headerX = place.headers[section]
      let footerX = place.footers[section]
      #expect(header.frame.x == (isMirrored ? 1100 - headerX - 20 : headerX))
      #expect(footer.frame.x == (isMirrored ? 1100 - footerX - 30 : footerX))
      #expect(header.zIndex == place.headerLevels[section])
      #expect(footer.zIndex == place.footerLevels[section])
      let atHeader = layout.layoutAttributesForElements(in: header.frame)
      let atFooter = layout.layoutAttributesForElements(in: footer.frame)
      #expect(atHeader.contains(header))
      #expect(atFooter.contains(footer))
    }
    #expect(layout.counts.prepares == 1)
  }

  @Test func contentInsetsMoveTheLinesAtWhichViewsPin() {
    var layout = layout(.leftToRight, insets: LayoutInsets(left: 15, right: 40))
    layout.visibleRect = LayoutRect(x: 100, y: 0, width: 300, height: 80)
    let header = layout.layoutAttributes(for: .header(section: 0))
    let footer = layout.layoutAttributes(for: .footer(section: 0))
    #expect(header?.frame.x == 115)
    #expect(footer?.frame.x == 330)
  }
}
