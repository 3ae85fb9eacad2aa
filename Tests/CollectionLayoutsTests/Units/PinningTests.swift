import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct PinningTests {
  private let container = Container(
    size: LayoutSize(320, 200), contentInsets: LayoutInsets(top: 15, bottom: 25))

  private func content(_ numbers: inout SeededNumbers) -> CollectionContent {
    let sections = (0..<6).map { _ in
      CollectionContent.Section(
        items: .uniform(LayoutSize(10, 35), count: .random(in: 0...8, using: &numbers)),
        headerLength: [0, 20, 60].randomElement(using: &numbers)!,
        footerLength: [0, 30].randomElement(using: &numbers)!, hasBackground: true)
    }
    return CollectionContent(sections: sections)
  }

  private let list = ListArrangement(lineSpacing: 2, insets: LayoutInsets(top: 4, bottom: 6))

  @Test func headersStayBelowTheTopUntilTheirSectionEnds() {
    var numbers = SeededNumbers(seed: 41)
    for _ in 0..<10 {
      let content = content(&numbers)
      var layout = CollectionLayout(list)
      layout.setContent(content, in: container)
      let natural = layout.layoutAttributesForElements(in: .infinite)
      layout.sectionHeadersPinToVisibleBounds = true
      for offset in stride(from: -100.0, through: layout.contentSize.height + 50, by: 23) {
        layout.visibleRect.y = offset
        var end = 0.0
        for (number, section) in content.sections.enumerated() {
          let header = section.headerLength
          let start = end
          let rows = Double(section.items.count)
          let limit = start + header + 4 + rows * 35 + 2 * max(0, rows - 1) + 6
          end = limit + section.footerLength
          let shown = layout.layoutAttributes(for: .header(section: number))
          #expect((shown != nil) == (header > 0))
          guard let shown else { continue }
          let top = offset + 15
          #expect(shown.frame.y == (top > start ? max(start, min(top, limit - header)) : start))
          #expect(shown.zIndex == (top > start ? 1001 : 1000))
        }
        let others = natural.filter { $0.elementID.kind != .header }
        #expect(others.allSatisfy { layout.layoutAttributes(for: $0.elementID) == $0 })
      }
    }
  }

  @Test(arguments: ScrollAxis.allCases, [WritingDirection.leftToRight, .rightToLeft])
  func queriesFindPinnedViewsWhereTheyAreShown(axis: ScrollAxis, direction: WritingDirection) {
    var numbers = SeededNumbers(seed: 43)
    for _ in 0..<6 {
      var container = container
      container.axis = axis
      container.writingDirection = direction
      var layout = CollectionLayout(list)
      layout.setContent(content(&numbers), in: container)
      layout.setPinning(Pinning(headers: true, footers: true))
      let elements = layout.prepared.table.directory
      let length = layout.contentSize.mainLength(axis)
      for offset in stride(from: -150.0, through: length + 50, by: 41) {
        let window = axis == .vertical ? LayoutRect(0, offset, 320, 200) : LayoutRect(offset, 0, 320, 200)
        layout.visibleRect = window
        let shown = (0..<elements.elementCount).compactMap { position in
          layout.layoutAttributes(for: elements.element(at: position))
        }.filter { $0.frame.intersects(window) }
        for strategy in [QueryStrategy.scan, .binary] {
          layout.setStrategy(strategy)
          #expect(layout.layoutAttributesForElements(in: window) == shown)
        }
      }
    }
  }

  @Test func pinningPreparesOnceOverALongScroll() {
    var numbers = SeededNumbers(seed: 47)
    var layout = CollectionLayout(list)
    layout.setContent(content(&numbers), in: container)
    layout.setPinning(Pinning(headers: true, footers: true))
    for offset in 0..<100 {
      layout.visibleRect.y = Double(offset)
      _ = layout.layoutAttributesForElements(in: layout.visibleRect)
    }
    #expect(layout.counts.prepares == 1)
  }
}
