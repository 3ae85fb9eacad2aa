import Testing

@testable import CollectionLayouts

@Suite struct ElementDirectoryTests {
  /// All shapes of a section: 0 to 3 items, with and without header, footer and background.
  static let shapes: [CollectionContent.Section] = (0...3).flatMap { items in
    (0..<8).map { parts in
      CollectionContent.Section(
        items: .uniform(LayoutSize(10, 10), count: items), headerLength: parts & 1 != 0 ? 5 : 0,
        footerLength: parts & 2 != 0 ? 5 : 0, hasBackground: parts & 4 != 0)
    }
  }

  /// The elements in order, listed the long way.
  private func listing(_ sections: [CollectionContent.Section]) -> [ElementID] {
    sections.enumerated().flatMap { number, section in
      var elements: [ElementID] = []
      if section.headerLength > 0 { elements.append(.header(section: number)) }
      elements += (0..<section.items.count).map { .item($0, section: number) }
      if section.footerLength > 0 { elements.append(.footer(section: number)) }
      if section.hasBackground && section.items.count > 0 { elements.append(.background(section: number)) }
      return elements
    }
  }

  /// The first thing that a directory gets wrong.
  private func fault(_ sections: [CollectionContent.Section]) -> String? {
    let directory = ElementDirectory(CollectionContent(sections: sections))
    let elements = listing(sections)
    guard directory.elementCount == elements.count else { return "\(directory.elementCount) elements" }
    guard directory.sectionCount == sections.count else { return "\(directory.sectionCount) sections" }
    var forward = ElementDirectory.Cursor()
    var backward = ElementDirectory.Cursor()
    for (position, element) in elements.enumerated() {
      guard directory.position(of: element) == position else { return "position of \(element)" }
      guard directory.element(at: position) == element else { return "element at \(position)" }
      guard forward.element(at: position, in: directory) == element else { return "cursor at \(position)" }
    }
    for position in elements.indices.reversed() {
      guard backward.element(at: position, in: directory) == elements[position] else {
        return "cursor back at \(position)"
      }
    }
    let items = elements.enumerated().filter { $0.element.kind == .item }
    guard directory.itemCount == items.count else { return "\(directory.itemCount) items" }
    for (ordinal, item) in items.enumerated() {
      guard directory.position(ofItem: ordinal) == item.offset else { return "item \(ordinal)" }
    }
    let present = Set(elements)
    for section in -1...sections.count {
      let absent =
        [.header(section: section), .footer(section: section), .background(section: section)]
        + (-1...4).map { ElementID.item($0, section: section) }
      for element in absent where !present.contains(element) {
        guard directory.position(of: element) == nil else { return "\(element) is there" }
      }
    }
    return nil
  }

  @Test func oneSectionOfEveryShapeGoesRoundTrip() {
    for shape in Self.shapes { #expect(fault([shape]) == nil) }
  }

  @Test func twoSectionsOfEveryShapeGoRoundTrip() {
    for first in Self.shapes {
      for second in Self.shapes {
        if let fault = fault([first, second]) {
          Issue.record("\(fault) in \([first, second])")
          return
        }
      }
    }
  }

  @Test func threeSectionsOfEveryShapeGoRoundTrip() {
    // Of sections with two or three items the shapes with all parts or none suffice here.
    let shapes = Self.shapes.filter { shape in
      let parts =
        (shape.headerLength > 0 ? 1 : 0) + (shape.footerLength > 0 ? 1 : 0) + (shape.hasBackground ? 1 : 0)
      return shape.items.count < 2 || parts == 0 || parts == 3
    }
    for first in shapes {
      for second in shapes {
        for third in shapes {
          if let fault = fault([first, second, third]) {
            Issue.record("\(fault) in \([first, second, third])")
            return
          }
        }
      }
    }
  }

  @Test func emptySectionsBetweenOthersHoldNothing() {
    let empty = Self.shapes[0]
    let full = Self.shapes[31]
    #expect(full.items.count == 3 && full.hasBackground)
    for gap in 0...5 {
      let gaps = [CollectionContent.Section](repeating: empty, count: gap)
      #expect(fault(gaps + [full] + gaps + [full] + gaps) == nil)
    }
    #expect(fault([]) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func lengthsThatAreNoLengthsMakeNoSupplementaryViews(length: Double) {
    let section = CollectionContent.Section(
      items: .uniform(.zero, count: 1), headerLength: length, footerLength: length)
    #expect(ElementDirectory(CollectionContent(sections: [section])).elementCount == 1)
  }

  @Test func elementsAreOrderedAsListed() {
    let elements = listing([Self.shapes[31], Self.shapes[0], Self.shapes[31]])
    #expect(elements.count == 12)
    #expect(elements.sorted() == elements)
    #expect(Array(elements.reversed()).sorted() == elements)
  }

  @Test func positionsThatAreNotThereNameNoElement() async {
    await #expect(processExitsWith: .failure) {
      _ = ElementDirectory(CollectionContent(count: 3, itemSize: .zero)).element(at: 3)
    }
    await #expect(processExitsWith: .failure) {
      _ = ElementDirectory(CollectionContent(count: 3, itemSize: .zero)).element(at: -1)
    }
  }

  @Test func negativeItemCountsCountAsNone() {
    let content = CollectionContent(count: -4, itemSize: LayoutSize(10, 10))
    #expect(content.itemCount == 0)
    #expect(ElementDirectory(content).elementCount == 0)
  }
}
