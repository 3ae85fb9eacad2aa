import Testing

@testable import CollectionLayouts

/// Content of more elements than a layout can number.
@Suite struct ContentLimitTests {
  private static let size = LayoutSize(10, 10)
  private static let limit = Int(Int32.max)

  private static func content(_ counts: Int...) -> CollectionContent {
    CollectionContent(sections: counts.map { .init(items: .uniform(size, count: $0)) })
  }

  @Test func itemsAreCountedUpToTheLargestNumber() {
    #expect(Self.content(.max).itemCount == .max)
    #expect(Self.content(.max, .max).itemCount == .max)
    #expect(Self.content(.max, 1).itemCount == .max)
    #expect(Self.content(.min, 3).itemCount == 3)
    #expect(Self.content(Self.limit, Self.limit).itemCount == 2 * Self.limit)
  }

  @Test func asManyElementsAsCanBeNumberedAreListed() {
    #expect(ElementDirectory(Self.content(Self.limit)).elementCount == Self.limit)
    #expect(ElementDirectory(Self.content(Self.limit - 5, 5)).elementCount == Self.limit)
  }

  @Test func layingOutTooManyElementsEndsWithTheLimit() async throws {
    let message = "a layout holds at most 2147483647 elements"
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PreparedLayout(
        content: CollectionContent(count: .max, itemSize: .zero), container: Container(size: .zero),
        plan: .same(ListArrangement()))
    }
    #expect(try Self.text(of: result).contains(message))
    let several = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let section = CollectionContent.Section(items: .uniform(.zero, count: 1 << 30), headerLength: 1)
      _ = PreparedLayout(
        content: CollectionContent(sections: [section, section]), container: Container(size: .zero),
        plan: .same(ListArrangement()))
    }
    let text = try Self.text(of: several)
    #expect(
      text.contains(message) && text.contains("section 1 has 1073741824 items, after 1073741825 elements"))
  }

  private static func text(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test(arguments: [[Int.max], [.max, .max], [limit + 4], [limit, 1]])
  func changesOfTooManyItemsAreRefusedInWords(counts: [Int]) {
    let content = CollectionContent(sections: counts.map { .init(items: .uniform(Self.size, count: $0)) })
    let first = ItemPath(item: 0, section: 0)
    for change in [
      ContentChange.insertItem(Self.size, at: first), .deleteItem(at: first), .deleteSection(at: 0),
    ] {
      #expect {
        try content.applying([change])
      } throws: { error in
        "\(error)".contains(
          "a total of \(content.itemCount) items is not possible; 0 to 2147483647 are allowed")
      }
    }
  }
}
