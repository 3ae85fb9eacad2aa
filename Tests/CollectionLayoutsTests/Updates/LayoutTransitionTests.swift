import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Content transitions")
struct LayoutTransitionTests {
  static let content = CollectionContent(sections: [
    .init(items: .each((1...9).map { LayoutSize(width: 30, height: Double(10 * $0)) }), headerLength: 20),
    .init(items: .uniform(LayoutSize(width: 50, height: 5), count: 6), footerLength: 12, hasBackground: true),
    .init(items: .uniform(LayoutSize(width: 50, height: 5), count: 0), headerLength: 8, footerLength: 8),
    .init(items: .each((1...7).map { LayoutSize(width: Double(9 * $0), height: 40) }), hasBackground: true),
  ])

  static let plan = ArrangementPlan.perSection([
    ListArrangement(lineSpacing: 3), GridArrangement(columns: 2, lineSpacing: 4),
    FlowArrangement(interitemSpacing: 5, lineSpacing: 5), WaterfallArrangement(columns: 3),
  ])

  static let containers = [
    Container(size: LayoutSize(width: 100, height: 120)),
    Container(size: LayoutSize(width: 120, height: 100), axis: .horizontal),
    Container(size: LayoutSize(width: 120, height: 100), axis: .horizontal, writingDirection: .rightToLeft),
  ]

  /// The naive model's answer: pairs by tag, over all elements.
  private func expected(
    _ before: NaiveContent, _ after: NaiveContent, _ old: PreparedLayout, _ new: PreparedLayout
  ) -> [ElementTransition] {
    func place(_ id: ElementID, _ layout: PreparedLayout) -> ElementTransition.Place? {
      layout.table.directory.position(of: id).map {
        ElementTransition.Place(elementID: id, frame: layout.table.frames[$0])
      }
    }
    let (oldNames, newNames) = (before.names, after.names)
    let leaving = oldNames.sorted { $0.value < $1.value }.compactMap { name, id -> ElementTransition? in
      guard let from = place(id, old) else { return nil }
      guard let counterpart = newNames[name], let to = place(counterpart, new) else {
        return .disappearing(from: from)
      }
      return .surviving(from: from, to: to, isReloaded: after.isReloaded(counterpart))
    }
    let coming = newNames.sorted { $0.value < $1.value }.compactMap { name, id -> ElementTransition? in
      oldNames[name] == nil ? place(id, new).map { .appearing(at: $0) } : nil
    }
    return leaving + coming
  }

  @Test("random batches: frames as prepared from scratch, in rects as by looking at all", arguments: 0..<24)
  func randomBatches(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let container = Self.containers[seed % Self.containers.count]
    let strategies = QueryStrategy.allCases
    let strategy = strategies[seed % strategies.count]
    for round in 0..<6 {
      let changes = RandomChanges().batch(round * 3, of: Self.content, using: &numbers)
      var after = NaiveContent(Self.content)
      let before = after
      for change in changes { try after.apply(change) }
      let update = try Self.content.applying(changes)
      let old = PreparedLayout(
        content: Self.content, container: container, plan: Self.plan, strategy: strategy)
      let new = PreparedLayout(
        content: update.newContent, container: container, plan: Self.plan, strategy: strategy)
      let scratch = PreparedLayout(content: after.content, container: container, plan: Self.plan)
      #expect(new.table.frames == scratch.table.frames)
      #expect(new.contentSize == scratch.contentSize)

      func rect() -> LayoutRect {
        LayoutRect(
          x: Double.random(in: -20...150, using: &numbers), y: Double.random(in: -20...400, using: &numbers),
          width: Double.random(in: 0...100, using: &numbers),
          height: Double.random(in: 0...100, using: &numbers))
      }
      let (oldRect, newRect) = (rect(), rect())
      let transition = LayoutTransition(update, from: old, showing: oldRect, to: new, showing: newRect)
      let all = expected(before, after, old, scratch)
      #expect(transition.elements == all)
      let inOld = all.filter { $0.old.map { oldRect.intersects($0.frame) } ?? false }
      let inNew = all.filter { !inOld.contains($0) && $0.new.map { newRect.intersects($0.frame) } ?? false }
        .sorted { $0.new!.elementID < $1.new!.elementID }
      #expect(transition.visibleElements == inOld + inNew)
      for entry in all {
        if let place = entry.old { #expect(transition.transition(ofOld: place.elementID) == entry) }
        if let place = entry.new { #expect(transition.transition(ofNew: place.elementID) == entry) }
      }
      #expect(transition.transition(ofOld: .item(999)) == nil)
      #expect(transition.transition(ofNew: .header(section: -1)) == nil)
    }
  }

  @Test("pinned headers go from where they were pinned")
  func pinnedHeaders() throws {
    let section = CollectionContent.Section(
      items: .uniform(LayoutSize(width: 10, height: 50), count: 10), headerLength: 20)
    var layout = CollectionLayout.list()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.setContent(
      CollectionContent(sections: [section]), in: Container(size: LayoutSize(width: 100, height: 100)))
    layout.visibleRect.y = 200
    let transition = try layout.performBatchUpdates([
      .insertItem(LayoutSize(width: 10, height: 30), at: ItemPath(item: 0, section: 0))
    ])
    #expect(layout.visibleRect.y == 230)
    let header = try #require(transition.transition(ofOld: .header(section: 0)))
    #expect(header.old?.frame.y == 200)
    #expect(header.new?.frame.y == 230)
    #expect(transition.visibleElements.contains(header))
    #expect(transition.visibleElements.count == 4)
  }

  @Test("layouts that do not fit the contents give answers too")
  func foreignLayouts() throws {
    let update = try Self.content.applying([.deleteSection(at: 0)])
    let container = Self.containers[0]
    let empty = PreparedLayout(content: .empty, container: container, plan: Self.plan)
    let full = PreparedLayout(content: Self.content, container: container, plan: Self.plan)
    let rect = LayoutRect.infinite
    let none = LayoutTransition(update, from: empty, showing: rect, to: empty, showing: rect)
    #expect(none.elements.isEmpty && none.visibleElements.isEmpty)
    let swapped = LayoutTransition(update, from: empty, showing: rect, to: full, showing: rect)
    #expect(swapped.elements.allSatisfy { $0.old == nil })
    #expect(swapped.elements.count == full.table.frames.count)
    // Outside the range of no content, so kept as overscroll.
    #expect(update.anchoredContentOffset(50, from: empty, to: full) == 50)
    #expect(update.anchoredContentOffset(50, from: full, to: empty) == 0)
  }

  @Test("a batch that cannot be applied changes nothing")
  func refusedBatch() {
    var layout = CollectionLayout.list()
    layout.setContent(Self.content, in: Self.containers[0])
    layout.visibleRect.y = 33
    #expect(throws: ContentChangeError.self) {
      try layout.performBatchUpdates([.deleteSection(at: 0), .deleteSection(at: 3)])
    }
    #expect(layout.content == Self.content)
    #expect(layout.visibleRect.y == 33)
  }

  @Test("C186: deleting a row of a list")
  func listRow() throws {
    let content = CollectionContent([50, 120, 80, 30].map { LayoutSize(width: 0, height: $0) })
    let moves = try transitions(
      of: content, deleting: 1, ListArrangement(lineSpacing: 10), LayoutSize(width: 375, height: 600))
    func frame(_ y: Double, _ height: Double) -> LayoutRect {
      LayoutRect(x: 0, y: y, width: 375, height: height)
    }
    #expect(
      moves == [
        .surviving(from: place(0, frame(0, 50)), to: place(0, frame(0, 50)), isReloaded: false),
        .disappearing(from: place(1, frame(60, 120))),
        .surviving(from: place(2, frame(190, 80)), to: place(1, frame(60, 80)), isReloaded: false),
        .surviving(from: place(3, frame(280, 30)), to: place(2, frame(150, 30)), isReloaded: false),
      ])
  }

  @Test("C188: deleting the tall item of a waterfall")
  func waterfallItem() throws {
    let content = CollectionContent([500, 100, 100, 100].map { LayoutSize(width: 180, height: $0) })
    let moves = try transitions(
      of: content, deleting: 0,
      WaterfallArrangement(columns: 2, columnSpacing: 10, lineSpacing: 10, insets: LayoutInsets(all: 10)),
      LayoutSize(width: 390, height: 844))
    func frame(_ x: Double, _ y: Double, _ height: Double = 100) -> LayoutRect {
      LayoutRect(x: x, y: y, width: 180, height: height)
    }
    #expect(
      moves == [
        .disappearing(from: place(0, frame(10, 10, 500))),
        .surviving(from: place(1, frame(200, 10)), to: place(0, frame(10, 10)), isReloaded: false),
        .surviving(from: place(2, frame(200, 120)), to: place(1, frame(200, 10)), isReloaded: false),
        .surviving(from: place(3, frame(200, 230)), to: place(2, frame(10, 120)), isReloaded: false),
      ])
  }

  private func place(_ item: Int, _ frame: LayoutRect) -> ElementTransition.Place {
    ElementTransition.Place(elementID: .item(item), frame: frame)
  }

  private func transitions(
    of content: CollectionContent, deleting item: Int, _ arrangement: some Arrangement, _ size: LayoutSize
  ) throws -> [ElementTransition] {
    var layout = CollectionLayout(arrangement)
    layout.setContent(content, in: Container(size: size))
    return try layout.performBatchUpdates([.deleteItem(at: ItemPath(item: item, section: 0))]).elements
  }
}
