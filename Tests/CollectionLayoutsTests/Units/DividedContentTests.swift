import Testing

@testable import CollectionLayouts

/// Content dealt out to sections.
@Suite struct DividedContentTests {
  private static let sizes = (0..<7).map { LayoutSize(10, Double($0)) }

  @Test func sectionsAreFilledInOrderAndTheLastMayHaveFewer() {
    let divided = CollectionContent(Self.sizes).dividedIntoSections(
      of: 3, headerLength: 20, footerLength: 5, hasBackground: true)
    #expect(
      divided.sections.map(\.items) == [
        .each(Array(Self.sizes[0..<3])), .each(Array(Self.sizes[3..<6])), .each([Self.sizes[6]]),
      ])
    #expect(divided.sections.allSatisfy { $0.headerLength == 20 && $0.footerLength == 5 && $0.hasBackground })
  }

  @Test func uniformItemsStayUniform() {
    let divided = CollectionContent(count: 5, itemSize: LayoutSize(1, 2)).dividedIntoSections(of: 4)
    #expect(
      divided.sections.map(\.items) == [
        .uniform(LayoutSize(1, 2), count: 4), .uniform(LayoutSize(1, 2), count: 1),
      ])
  }

  @Test func itemsOfSeveralSectionsAreDealtOutAnew() {
    let content = CollectionContent(sections: [
      .init(items: .each(Array(Self.sizes[0..<2])), headerLength: 9),
      .init(items: .uniform(LayoutSize(3, 3), count: 2)),
    ])
    let divided = content.dividedIntoSections(of: 3)
    #expect(
      divided.sections.map(\.items) == [
        .each(Self.sizes[0..<2] + [LayoutSize(3, 3)]), .each([LayoutSize(3, 3)]),
      ])
  }

  @Test(arguments: [1, 0, -4, .min])
  func fewerThanOneItemASectionIsOne(length: Int) {
    #expect(CollectionContent(Self.sizes).dividedIntoSections(of: length).sections.count == 7)
  }

  @Test func noItemsMakeNoSectionsAndLongSectionsTakeAll() {
    #expect(CollectionContent.empty.dividedIntoSections(of: 3) == .empty)
    #expect(CollectionContent([]).dividedIntoSections(of: 3) == .empty)
    #expect(CollectionContent(Self.sizes).dividedIntoSections(of: .max).sections.count == 1)
  }
}
