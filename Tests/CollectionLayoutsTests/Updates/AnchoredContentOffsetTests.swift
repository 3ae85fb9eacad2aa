import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Anchored content offset")
struct AnchoredContentOffsetTests {
  static let rows = CollectionContent(count: 20, itemSize: LayoutSize(width: 0, height: 60))
  static let view = Container(size: LayoutSize(width: 375, height: 600))

  static func path(_ item: Int) -> ItemPath { ItemPath(item: item, section: 0) }
  static func height(_ height: Double) -> LayoutSize { LayoutSize(width: 0, height: height) }

  static let cases: [(name: String, changes: [ContentChange], offset: Double, expected: Double)] = [
    ("C178: rows prepended", [.insertItems(.uniform(height(100), count: 2), at: path(0))], 210, 410),
    ("C179: a row above grows", [.resizeItem(at: path(1), to: height(135))], 400, 475),
    ("C180: a row below grows", [.resizeItem(at: path(19), to: height(500))], 120, 120),
    ("C182: overscroll is kept", [.resizeItem(at: path(0), to: height(110))], -30, -30),
    ("C183: the anchor row is deleted", [.deleteItems(count: 4, at: path(2))], 310, 70),
    ("everything is deleted", [.deleteItems(count: 20, at: path(0))], 310, 0),
    ("the end comes nearer", [.deleteItems(count: 4, at: path(16))], 600, 360),
    ("no survivor shows", [.deleteItems(count: 10, at: path(10))], 600, 0),
    ("a row that ends at the offset does not show", [.insertItem(height(100), at: path(1))], 60, 160),
    ("nothing happens", [], 333.3, 333.3),
  ]

  @Test("the cases", arguments: cases.indices, QueryStrategy.allCases)
  func caseByCase(number: Int, strategy: QueryStrategy) throws {
    let entry = Self.cases[number]
    let update = try Self.rows.applying(entry.changes)
    let old = PreparedLayout(
      content: Self.rows, container: Self.view, plan: .same(ListArrangement()), strategy: strategy)
    let new = PreparedLayout(
      content: update.newContent, container: Self.view, plan: .same(ListArrangement()), strategy: strategy)
    let offset = update.anchoredContentOffset(entry.offset, from: old, to: new)
    #expect(offset == entry.expected, "\(entry.name)")
  }

  static let arrangements: [any Arrangement] = [
    ListArrangement(lineSpacing: 4), WaterfallArrangement(columns: 3, lineSpacing: 2),
    FlowArrangement(interitemSpacing: 6, lineSpacing: 6, lineAlignment: .center),
    // Frames in no order at all.
    ExplicitArrangement(
      (0..<60).map { LayoutRect(Double($0 * 73 % 400), Double($0 * 137 % 700), 30, 40) }),
  ]

  @Test("as by looking at every element, from either side", arguments: 0..<32)
  func anyOrder(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let arrangement = Self.arrangements[seed % Self.arrangements.count]
    let axis: ScrollAxis = seed % 8 < 4 ? .vertical : .horizontal
    let strategy = QueryStrategy.allCases[seed / 4 % QueryStrategy.allCases.count]
    let sizes = (0..<30).map { (item: Int) -> LayoutSize in
      let (width, height) = (20 + item * 7 % 50, item * 11 % 90)
      return LayoutSize(width: Double(width), height: Double(height))
    }
    let content = CollectionContent(sections: [
      .init(items: .each(sizes), headerLength: 15, hasBackground: true),
      .init(
        items: .uniform(LayoutSize(width: 40, height: 30), count: 12), headerLength: 90, footerLength: 35),
      .init(items: .uniform(LayoutSize(width: 40, height: 30), count: 0), headerLength: 170),
      .init(items: .uniform(LayoutSize(width: 40, height: 30), count: 1), headerLength: 60, footerLength: 80),
    ])
    var container = Container(
      size: LayoutSize(width: 150, height: 130), axis: axis,
      contentInsets: LayoutInsets(top: 11, left: 7, bottom: 13, right: 5))
    for round in 0..<16 {
      let pinning = Pinning(headers: round % 4 == 1, footers: round % 4 > 1)
      func prepare(_ content: CollectionContent) -> PreparedLayout {
        PreparedLayout(
          content: content, container: container, plan: .same(arrangement), pinning: pinning,
          strategy: strategy)
      }
      var changes = RandomChanges().batch(numbers.integer(0...9), of: content, using: &numbers)
      // Now and then little survives.
      if round % 3 == 0 { changes.insert(.deleteItems(count: 30, at: Self.path(0)), at: 0) }
      let before = NaiveContent(content)
      var after = before
      do {
        for change in changes { try after.apply(change) }
      } catch {
        continue
      }
      let update = try content.applying(changes)
      container.writingDirection = .leftToRight
      let (old, new) = (prepare(content), prepare(update.newContent))
      let model = AnchorModel(before: before, after: after, old: old, new: new)
      let offset =
        Double(Int.random(in: -50...Int(2 * old.contentSize.mainLength(axis)), using: &numbers)) / 2
      let anchored = update.anchoredContentOffset(offset, from: old, to: new)
      #expect(abs(anchored - model.offset(offset)) < 1e-9, "round \(round), \(offset), \(changes)")

      guard axis == .horizontal else { continue }
      // The mirror image behaves as the mirror image.
      container.writingDirection = .rightToLeft
      container.contentInsets = container.contentInsets.mirrored
      let (oldMirrored, newMirrored) = (prepare(content), prepare(update.newContent))
      container.contentInsets = container.contentInsets.mirrored
      let oldRoom = oldMirrored.contentSize.width - container.size.width
      let newRoom = newMirrored.contentSize.width - container.size.width
      // Content shorter than the view is mirrored about the view; its range is not.
      guard oldRoom > 30, newRoom > 30 else { continue }
      let mirrored = update.anchoredContentOffset(
        oldRoom - offset, from: oldMirrored, to: newMirrored)
      #expect(abs(newRoom - mirrored - anchored) < 1e-9, "round \(round), \(offset), \(changes)")
    }
  }

  @Test("a row without height at the offset does not show", arguments: QueryStrategy.allCases)
  func rowWithoutHeight(strategy: QueryStrategy) throws {
    let content = CollectionContent((0..<20).map { Self.height($0 == 1 ? 0 : 60) })
    let update = try content.applying([.insertItem(Self.height(100), at: Self.path(2))])
    let plan = ArrangementPlan.same(ListArrangement())
    let old = PreparedLayout(content: content, container: Self.view, plan: plan, strategy: strategy)
    let new = PreparedLayout(
      content: update.newContent, container: Self.view, plan: plan, strategy: strategy)
    #expect(update.anchoredContentOffset(60, from: old, to: new) == 160)
  }

  @Test("offsets that are not numbers")
  func strangeOffsets() throws {
    let update = try Self.rows.applying([.insertItem(Self.height(100), at: Self.path(0))])
    let plan = ArrangementPlan.same(ListArrangement())
    let old = PreparedLayout(content: Self.rows, container: Self.view, plan: plan)
    let new = PreparedLayout(content: update.newContent, container: Self.view, plan: plan)
    #expect(update.anchoredContentOffset(.nan, from: old, to: new) == 100)
    #expect(update.anchoredContentOffset(-.infinity, from: old, to: new) == 100)
    #expect(update.anchoredContentOffset(.infinity, from: old, to: new) == 700)
    #expect(update.anchoredContentOffset(1e300, from: old, to: new) == 1e300)
  }

  @Test("at every place of a long row, from either side")
  func longRow() throws {
    let content = CollectionContent(count: 10_000, itemSize: LayoutSize(width: 20, height: 20))
    let update = try content.applying([.insertItem(LayoutSize(width: 50, height: 20), at: Self.path(0))])
    for direction in WritingDirection.allCases {
      let container = Container(
        size: LayoutSize(width: 300, height: 100), axis: .horizontal, writingDirection: direction)
      let old = PreparedLayout(content: content, container: container, plan: .same(RowArrangement()))
      let new = PreparedLayout(
        content: update.newContent, container: container, plan: .same(RowArrangement()))
      for step in 0..<400 {
        let offset = Double(step * 490 + 50)
        let anchored = update.anchoredContentOffset(offset, from: old, to: new)
        #expect(anchored == (direction == .leftToRight ? offset + 50 : offset))
      }
    }
  }
}

extension LayoutInsets {
  fileprivate var mirrored: LayoutInsets { LayoutInsets(top: top, left: right, bottom: bottom, right: left) }
}
