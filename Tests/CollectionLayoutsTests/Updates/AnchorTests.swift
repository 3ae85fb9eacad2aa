import TestSupport
import Testing

@testable import CollectionLayouts

/// Which elements the reader's place hangs on.
@Suite("Anchors")
struct AnchorTests {
  private static let view = Container(size: LayoutSize(width: 320, height: 400))
  private static let row = Container(size: LayoutSize(width: 390, height: 100), axis: .horizontal)

  private static func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  private static func section(
    _ count: Int, _ length: Double, header: Double = 0, footer: Double = 0, hasBackground: Bool = false
  ) -> CollectionContent.Section {
    CollectionContent.Section(
      items: .uniform(LayoutSize(length, length), count: count), headerLength: header, footerLength: footer,
      hasBackground: hasBackground)
  }

  /// The offset after changes of a list, or in a horizontal container of a row.
  private func offset(
    _ offset: Double, after changes: [ContentChange], of sections: [CollectionContent.Section],
    in container: Container = view, pinning: Pinning = .none
  ) throws -> Double {
    let axis = container.axis
    var layout = axis == .vertical ? CollectionLayout(ListArrangement()) : CollectionLayout(RowArrangement())
    layout.setPinning(pinning)
    layout.setContent(CollectionContent(sections: sections), in: container)
    layout.visibleRect = LayoutRect(
      origin: LayoutPoint.zero.settingMain(offset, axis), size: container.size)
    try layout.performBatchUpdates(changes)
    return layout.visibleRect.origin.main(axis)
  }

  @Test(
    "a header on screen stays when it grows",
    arguments: [(0, 0), (30, 30), (59, 59), (60, 120), (200, 260)] as [(Double, Double)])
  func growingHeader(before: Double, after: Double) throws {
    let found = try offset(
      before, after: [.resizeHeader(section: 0, to: 120)], of: [Self.section(15, 70, header: 60)])
    #expect(found == after)
  }

  @Test("a header on screen stays when items come in below it")
  func itemsBelowAHeader() throws {
    let insertion = ContentChange.insertItems(.uniform(LayoutSize(60, 60), count: 5), at: Self.path(0))
    #expect(try offset(0, after: [insertion], of: [Self.section(20, 70, header: 300)]) == 0)
    #expect(try offset(100, after: [insertion], of: [Self.section(20, 70, header: 600)]) == 100)
  }

  @Test("a header at the start of a row stays, from either side", arguments: WritingDirection.allCases)
  func headerOfARow(direction: WritingDirection) throws {
    var container = Self.row
    container.writingDirection = direction
    let start: (old: Double, new: Double) = direction == .leftToRight ? (0, 0) : (1670, 1730)
    let found = try offset(
      start.old, after: [.resizeHeader(section: 0, to: 120)], of: [Self.section(10, 200, header: 60)],
      in: container)
    #expect(found == start.new)
  }

  @Test("the header of a later section stays when it grows")
  func laterHeader() throws {
    let found = try offset(
      500, after: [.resizeHeader(section: 1, to: 160)],
      of: [Self.section(5, 100), Self.section(20, 100, header: 60)])
    #expect(found == 500)
  }

  /// 30 sections with a header of 44 and no rows, the first with some if told so.
  private static func collapsed(rowsInFirst: Int) -> [CollectionContent.Section] {
    (0..<30).map { section($0 == 0 ? rowsInFirst : 0, 50, header: 44) }
  }

  static let collapsedCases: [(rows: Int, change: ContentChange, expected: Double)] = [
    (3, .deleteSection(at: 5), 556),
    (3, .deleteItems(count: 3, at: path(0)), 450),
    (0, .insertSection(section(0, 50, header: 44), at: 0), 644),
    (0, .resizeHeader(section: 2, to: 144), 700),
  ]

  @Test("sections of nothing but headers keep their place", arguments: collapsedCases.indices)
  func collapsedSections(number: Int) throws {
    let (rows, change, expected) = Self.collapsedCases[number]
    #expect(try offset(600, after: [change], of: Self.collapsed(rowsInFirst: rows)) == expected)
  }

  @Test("footers keep their place as headers do")
  func footersAlone() throws {
    let sections = (0..<30).map { _ in Self.section(0, 50, footer: 44) }
    #expect(try offset(600, after: [.deleteSection(at: 5)], of: sections) == 556)
  }

  @Test(
    "a row that is moved away takes nobody along",
    arguments: [(5, 15, 400), (5, 19, 400), (5, 0, 500), (15, 0, 600), (0, 10, 400), (5, 5, 500)])
  func movedRow(from: Int, to: Int, expected: Double) throws {
    let found = try offset(
      500, after: [.moveItem(from: Self.path(from), to: Self.path(to))], of: [Self.section(20, 100)])
    #expect(found == expected)
  }

  @Test("a moved row is the anchor where nothing else on screen survives")
  func movedRowAlone() throws {
    // Rows 5 to 8 are on screen; of these 6 alone survives, and it is moved to the end.
    let found = try offset(
      500,
      after: [
        .moveItem(from: Self.path(6), to: Self.path(19)), .deleteItems(count: 3, at: Self.path(5)),
      ], of: [Self.section(20, 100)])
    // It ends up as the last of 17 rows, at 1600, but no offset beyond 1300 can be rested at.
    #expect(found == 1300)
  }

  @Test("survivors after the screen go before those ahead of it, unmoved ones first")
  func nothingOnScreenSurvives() throws {
    let rows = [Self.section(20, 100)]
    let onScreen = ContentChange.deleteItems(count: 4, at: Self.path(5))
    // Row 9, at 900, comes to 500.
    #expect(try offset(500, after: [onScreen], of: rows) == 100)
    // Row 9 goes to the start, so row 10 is the anchor: from 1000 to 600.
    #expect(
      try offset(
        500,
        after: [.moveItem(from: Self.path(9), to: Self.path(0)), .deleteItems(count: 4, at: Self.path(6))],
        of: rows)
        == 100)
  }

  @Test("the last survivor is the anchor where all before the screen survives only")
  func lastSurvivor() throws {
    // The second section's footer, from 1190 to 1200, is the last before the offset; the first shrinks by
    // 500.
    let sections = [
      Self.section(10, 100), Self.section(1, 150, header: 40, footer: 10, hasBackground: true),
      Self.section(40, 100),
    ]
    let found = try offset(
      2000, after: [.deleteSection(at: 2), .deleteItems(count: 5, at: Self.path(0))], of: sections)
    #expect(found == 300)
    let update = try CollectionContent(sections: sections).applying([
      .deleteSection(at: 2), .deleteItems(count: 5, at: Self.path(0)),
      .insertSection(Self.section(40, 100), at: 2),
    ])
    func prepare(_ content: CollectionContent) -> PreparedLayout {
      PreparedLayout(content: content, container: Self.view, plan: .same(ListArrangement()))
    }
    let anchored = update.anchoredContentOffset(
      2000, from: prepare(update.oldContent), to: prepare(update.newContent))
    #expect(anchored == 1500)
  }

  @Test("a view without length shows what it stands in", arguments: QueryStrategy.allCases)
  func viewWithoutLength(strategy: QueryStrategy) throws {
    var layout = CollectionLayout(ListArrangement(), strategy: strategy)
    layout.setContent(
      CollectionContent(sections: [Self.section(20, 100)]), in: Container(size: LayoutSize(320, 0)))
    layout.visibleRect.y = 550
    // Row 5 is the anchor, not the one that comes after it.
    try layout.performBatchUpdates([
      .insertItem(LayoutSize(100, 30), at: Self.path(0)), .insertItem(LayoutSize(100, 7), at: Self.path(7)),
    ])
    #expect(layout.visibleRect.y == 580)
  }

  @Test("pinned headers are no anchors, since they stand elsewhere")
  func pinnedHeader() throws {
    let sections = [Self.section(10, 100, header: 60), Self.section(10, 100, header: 60)]
    // At 30 the header is pinned, so row 0 keeps its place; unpinned the header does.
    let change = [ContentChange.resizeHeader(section: 0, to: 100)]
    #expect(try offset(30, after: change, of: sections) == 30)
    #expect(try offset(30, after: change, of: sections, pinning: Pinning(headers: true)) == 70)
    #expect(try offset(0, after: change, of: sections, pinning: Pinning(headers: true)) == 0)
  }

  @Test("backgrounds are no anchors")
  func backgrounds() throws {
    // The background begins at 0 and shows all the way, but the first row on screen keeps its place.
    let sections = [Self.section(20, 100, hasBackground: true)]
    #expect(try offset(550, after: [.deleteItem(at: Self.path(0))], of: sections) == 450)
  }

  @Test("moving a section moves all that is in it")
  func movedSection() throws {
    let sections = (0..<4).map { Self.section(3, 100, header: 50 + Double($0), footer: 20) }
    // Section 1 begins at 370; all of it is on screen, and the header of section 2 at 741.
    let found = try offset(400, after: [.moveSection(from: 1, to: 3)], of: sections)
    // Section 2 begins at 741 before and at 370 after.
    #expect(found == 29)
  }

  @Test("of content with identities what stands outside the longest order is moved")
  func identities() {
    let size = LayoutSize(100, 100)
    let content = CollectionContent(count: 20, itemSize: size)
    let container = Self.view
    func anchored(_ order: [Int]) -> Double {
      let update = ContentUpdate(
        from: content, identifiedBy: [Array(0..<20)], to: content, identifiedBy: [order])
      let layout = PreparedLayout(content: content, container: container, plan: .same(ListArrangement()))
      return update.anchoredContentOffset(500, from: layout, to: layout)
    }
    var order = Array(0..<20)
    order.insert(order.remove(at: 5), at: 15)
    #expect(anchored(order) == 400)
    order = Array(0..<20)
    order.insert(order.remove(at: 15), at: 0)
    #expect(anchored(order) == 600)
    // Sorted the other way round: one row only keeps its order, and none on screen, so row 5 is followed.
    #expect(anchored(Array((0..<20).reversed())) == 1400)
  }

  @Test("as few survivors as possible count as moved", arguments: 0...6)
  func longestOrder(count: Int) {
    let content = CollectionContent(count: count, itemSize: LayoutSize(1, 1))
    for order in permutations(count) {
      let survivors = order.enumerated().map {
        (ItemPath(item: $0.element, section: 0), ItemPath(item: $0.offset, section: 0))
      }
      let update = ContentUpdate(
        from: content, to: content, survivingItems: Dictionary(uniqueKeysWithValues: survivors))
      let unmoved = order.filter { !update.survivors.isMoved(.item($0)) }
      let longest = (0..<(1 << count)).map { choice in order.filter { choice >> $0 & 1 == 1 } }
        .filter { zip($0, $0.dropFirst()).allSatisfy(<) }.map(\.count).max()
      #expect(zip(unmoved, unmoved.dropFirst()).allSatisfy(<), "\(order)")
      #expect(unmoved.count == longest, "\(order)")
    }
  }

  private func permutations(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(count - 1).flatMap { shorter in
      (0...shorter.count).map { place in
        var order = shorter
        order.insert(count - 1, at: place)
        return order
      }
    }
  }

  @Test("sections that change places move with their headers and footers")
  func survivingSections() {
    let sections = [Self.section(1, 10, header: 5, footer: 5), Self.section(4, 10, header: 5, footer: 5)]
    let content = CollectionContent(sections: sections)
    let swapped = CollectionContent(sections: [sections[1], sections[0]])
    let items = (0..<4).map { (Self.path($0, 1), Self.path($0, 0)) } + [(Self.path(0, 0), Self.path(0, 1))]
    let update = ContentUpdate(
      from: content, to: swapped, survivingItems: Dictionary(uniqueKeysWithValues: items),
      survivingSections: [0: 1, 1: 0])
    for element in [ElementID.header(section: 0), .item(0), .footer(section: 0)] {
      #expect(update.survivors.isMoved(element))
    }
    for element in [
      ElementID.header(section: 1), .item(0, section: 1), .item(3, section: 1), .footer(section: 1),
    ] {
      #expect(!update.survivors.isMoved(element))
    }
  }
}
