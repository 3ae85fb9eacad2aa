import CollectionLayouts
import Testing

@testable import LayoutBench

@Suite struct OracleAnswersTests {
  /// Every element of some content, in element order.
  private static func elements(of content: CollectionContent) -> [ElementID] {
    content.sections.enumerated().flatMap { section, value -> [ElementID] in
      var elements: [ElementID] = value.headerLength > 0 ? [.header(section: section)] : []
      elements += (0..<value.items.count).map { .item($0, section: section) }
      if value.footerLength > 0 { elements.append(.footer(section: section)) }
      if value.hasBackground { elements.append(.background(section: section)) }
      return elements
    }
  }

  @Test(arguments: LayoutCatalog.all.map(\.name))
  func answersAreThoseOfAskingForEveryElement(name: String) throws {
    let subject = try #require(LayoutCatalog.subject(named: name))
    let kind = try #require(subject.naturalContent)
    let content = subject.content(kind, 70, 5)
    var layout = subject.layout
    layout.setContent(content, in: subject.container)
    let size = layout.contentSize
    var random = SeededGenerator(seed: 9)
    let rects = (0..<25).map { _ in
      LayoutRect(
        x: random.next(in: -100..<size.width), y: random.next(in: -100..<size.height),
        width: random.next(in: 1..<500), height: random.next(in: 1..<900))
    }
    let answers = OracleAnswers(layout: layout, rects: rects)
    #expect(answers.frames.count == rects.count)
    var most = 0
    for (rect, answer) in zip(rects, answers.frames) {
      layout.visibleRect = rect
      var expected: [LayoutAttributes] = []
      for element in Self.elements(of: content) {
        let found = layout.layoutAttributes(for: element)
        let attributes = try #require(found)
        let frame = attributes.frame
        let isApart =
          frame.x >= rect.x + rect.width || rect.x >= frame.x + frame.width
          || frame.y >= rect.y + rect.height || rect.y >= frame.y + frame.height
        if !isApart { expected.append(attributes) }
      }
      #expect(answer == expected)
      most = max(most, expected.count)
    }
    #expect(answers.mostElements == most && most > 0)
  }

  @Test func edgesAreHalfOpen() {
    let rect = LayoutRect(x: 10, y: 10, width: 10, height: 10)
    let meeting = [
      rect, LayoutRect(x: 19.5, y: 19.5, width: 9, height: 9),
      LayoutRect(x: 0, y: 0, width: 10.5, height: 10.5),
      // Nothing but a point: inside, and at the edges that belong to the rectangle.
      LayoutRect(x: 15, y: 15, width: 0, height: 0), LayoutRect(x: 10, y: 10, width: 0, height: 0),
      LayoutRect(x: 0, y: 15, width: 100, height: 0),
    ]
    let apart = [
      LayoutRect(x: 20, y: 10, width: 5, height: 5), LayoutRect(x: 10, y: 20, width: 5, height: 5),
      LayoutRect(x: 0, y: 10, width: 10, height: 10), LayoutRect(x: 10, y: 0, width: 10, height: 10),
      LayoutRect(x: 20, y: 15, width: 0, height: 0), LayoutRect(x: 15, y: 20, width: 0, height: 0),
      LayoutRect(x: .nan, y: 15, width: 5, height: 5), LayoutRect(x: 15, y: 15, width: .nan, height: 5),
    ]
    for frame in meeting {
      #expect(OracleAnswers.meet(frame, rect))
      #expect(OracleAnswers.meet(rect, frame))
    }
    for frame in apart {
      #expect(!OracleAnswers.meet(frame, rect))
      #expect(!OracleAnswers.meet(rect, frame))
    }
  }

  @Test func withoutFramesThereIsNothing() {
    let answers = OracleAnswers(layout: .list(), rects: [])
    #expect(answers.frames.isEmpty && answers.mostElements == 0)
  }
}
