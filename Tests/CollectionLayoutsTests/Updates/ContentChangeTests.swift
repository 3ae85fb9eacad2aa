import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Content changes")
struct ContentChangeTests {
  static let size = LayoutSize(width: 50, height: 5)
  static let small = CollectionContent(sections: [
    .init(
      items: .each([
        LayoutSize(width: 1, height: 1), LayoutSize(width: 2, height: 2), LayoutSize(width: 3, height: 3),
      ])),
    .init(items: .uniform(size, count: 0), headerLength: 4),
    .init(items: .uniform(size, count: 2), footerLength: 4, hasBackground: true),
  ])

  /// Every kind of change with every index from one too low to one too high.
  static func allChanges(places: [ItemPath], sections: [Int], counts: [Int]) -> [ContentChange] {
    let new = CollectionContent.Section(items: .uniform(size, count: 2), headerLength: 2)
    var changes: [ContentChange] = []
    for place in places {
      changes.append(.insertItem(size, at: place))
      changes.append(.insertItems(.each([LayoutSize(width: 8, height: 8), size]), at: place))
      changes += counts.map { .deleteItems(count: $0, at: place) }
      changes += places.map { .moveItem(from: place, to: $0) }
      changes.append(.reloadItem(at: place))
      changes.append(.resizeItem(at: place, to: LayoutSize(width: 9, height: 9)))
    }
    for section in sections {
      changes.append(.insertSection(new, at: section))
      changes.append(.deleteSection(at: section))
      changes += sections.map { .moveSection(from: section, to: $0) }
      changes.append(.reloadSection(new, at: section))
      changes.append(.resizeHeader(section: section, to: section % 2 == 0 ? 0 : 6))
      changes.append(.resizeFooter(section: section, to: section % 2 == 0 ? 0 : 6))
    }
    return changes
  }

  @Test("every single change is as in the naive model")
  func singleChanges() {
    let places = (-1...3).flatMap { section in (-1...4).map { ItemPath(item: $0, section: section) } }
    for change in Self.allChanges(places: places, sections: Array(-1...4), counts: Array(-1...4)) {
      let faults = differences(applying: [change], to: Self.small)
      #expect(faults.isEmpty, "\(change)")
    }
  }

  @Test("every pair of changes is as in the naive model")
  func pairsOfChanges() {
    let places = [(0, 0), (2, 0), (3, 0), (0, 1), (1, 2)].map { ItemPath(item: $0.0, section: $0.1) }
    let changes = Self.allChanges(places: places, sections: [0, 1, 2], counts: [1, 2])
    for first in changes {
      for second in changes {
        let faults = differences(applying: [first, second], to: Self.small)
        if !faults.isEmpty { Issue.record("\(first), \(second): \(faults)") }
      }
    }
  }

  @Test("random batches are as in the naive model", arguments: 0..<40)
  func randomBatches(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<10 {
      var model = NaiveContent(Self.small)
      var changes: [ContentChange] = []
      for _ in 0..<Int.random(in: 1...40, using: &numbers) {
        let change = RandomChanges().next(of: model.sections.map(\.items.count), using: &numbers)
        changes.append(change)
        var next = model
        do { try next.apply(change) } catch { break }
        model = next
      }
      #expect(differences(applying: changes, to: Self.small) == [])
    }
  }

  @Test("random changes are of every kind")
  func kindsOfRandomChanges() {
    var numbers = SeededNumbers(seed: 3)
    let kinds = (0..<500).map { _ in ChangeKind(RandomChanges().next(of: [3, 0, 2], using: &numbers)) }
    #expect(Set(kinds) == Set(ChangeKind.allCases))
  }

  @Test("no changes and no content")
  func nothing() throws {
    #expect(try Self.small.applying([]).newContent == Self.small)
    #expect(try CollectionContent.empty.applying([]).newContent == .empty)
    #expect(throws: ContentChangeError.self) { try CollectionContent.empty.applying([.deleteSection(at: 0)]) }
  }

  @Test("content stays uniform while it can")
  func uniformity() throws {
    let content = CollectionContent(count: 5, itemSize: Self.size)
    func items(_ changes: ContentChange...) throws -> ItemSizes {
      try content.applying(changes).newContent.sections[0].items
    }
    let first = ItemPath(item: 0, section: 0)
    #expect(try items(.insertItem(Self.size, at: first)) == .uniform(Self.size, count: 6))
    #expect(try items(.deleteItems(count: 2, at: first)) == .uniform(Self.size, count: 3))
    #expect(try items(.deleteItems(count: 5, at: first)) == .uniform(Self.size, count: 0))
    #expect(try items(.resizeItem(at: first, to: Self.size)) == .uniform(Self.size, count: 5))
    #expect(
      try items(.moveItem(from: first, to: ItemPath(item: 4, section: 0))) == .uniform(Self.size, count: 5))
    let other = LayoutSize(width: 1, height: 2)
    #expect(
      try items(.resizeItem(at: first, to: other), .deleteItem(at: first)) == .uniform(Self.size, count: 4))
    #expect(
      try items(.resizeItem(at: first, to: other), .deleteItems(count: 3, at: ItemPath(item: 1, section: 0)))
        == .each([other, Self.size]))
  }

  @Test("a refusal says which change, which index, what is allowed")
  func refusals() throws {
    let content = CollectionContent(count: 5, itemSize: Self.size)
    func message(_ changes: ContentChange...) -> String? {
      do throws(ContentChangeError) {
        _ = try content.applying(changes)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message(
        .deleteItem(at: ItemPath(item: 0, section: 0)), .deleteItem(at: ItemPath(item: 4, section: 0)))
        == "change 1 (delete items): item 4 of section 0 is not possible; 0 to 3 are allowed")
    #expect(
      message(.deleteItems(count: 3, at: ItemPath(item: 3, section: 0)))
        == "change 0 (delete items): a count of 3 from item 3 of section 0 is not possible;"
        + " 0 to 2 are allowed"
    )
    #expect(
      message(.deleteSection(at: .min))
        == "change 0 (delete section): section \(Int.min) is not possible; only 0 is allowed")
    #expect(
      message(.deleteSection(at: 0), .moveSection(from: 0, to: 0))
        == "change 1 (move section): section 0 is not possible; nothing is allowed there")
    #expect(
      message(.insertItems(.uniform(Self.size, count: .max), at: ItemPath(item: 5, section: 0)))
        == "change 0 (insert items): a total of \(Int.max) items is not possible;"
        + " 0 to \(Int32.max) are allowed"
    )
    #expect(message(.insertItem(Self.size, at: ItemPath(item: .max, section: .max))) != nil)
    #expect(message(.deleteItems(count: .max, at: ItemPath(item: 1, section: 0))) != nil)
    #expect(message(.deleteItems(count: 0, at: ItemPath(item: 5, section: 0))) == nil)
  }

  @Test("many changes of many items")
  func largeBatch() throws {
    let count = 50_000
    let content = CollectionContent((0..<count).map { LayoutSize(width: 1, height: Double($0)) })
    // From the end to the start every second item goes, and one comes at the end.
    let changes = (0..<count / 2).flatMap { step -> [ContentChange] in
      let item = count - 2 - 2 * step
      return [
        .deleteItem(at: ItemPath(item: item, section: 0)),
        .insertItem(LayoutSize(width: 2, height: Double(item)), at: ItemPath(item: count - 1, section: 0)),
      ]
    }
    let update = try content.applying(changes)
    let items = update.newContent.sections[0].items
    #expect(items.count == count)
    for item in stride(from: 0, to: count / 2, by: 997) {
      #expect(items[item].height == Double(2 * item + 1))
      #expect(update.oldIndexPath(forNewItemAt: ItemPath(item: item, section: 0))?.item == 2 * item + 1)
      #expect(update.newIndexPath(forOldItemAt: ItemPath(item: 2 * item, section: 0)) == nil)
      #expect(items[count / 2 + item].width == 2)
    }
  }
}

@Suite("Paired contents")
struct ContentPairingTests {
  @Test("pairs that name nothing, or a taken place, are left out")
  func nonsense() {
    let content = CollectionContent(count: 3, itemSize: LayoutSize(width: 1, height: 1))
    func path(_ item: Int, _ section: Int = 0) -> ItemPath { ItemPath(item: item, section: section) }
    let update = ContentUpdate(
      from: content, to: content,
      survivingItems: [
        path(0): path(1), path(1): path(1), path(2): path(0), path(3): path(2), path(-1): path(2),
        path(0, 4): path(2),
      ], survivingSections: [0: 0, 7: 0, -1: 3])
    #expect(update.newIndexPath(forOldItemAt: path(0)) == path(1))
    #expect(update.newIndexPath(forOldItemAt: path(1)) == nil)
    #expect(update.newIndexPath(forOldItemAt: path(2)) == path(0))
    #expect(update.oldIndexPath(forNewItemAt: path(2)) == nil)
    #expect(update.newSection(forOld: 0) == 0)
  }

  @Test("a section whose number is taken does not survive")
  func takenSection() {
    let section = CollectionContent.Section(items: .each([]), headerLength: 5)
    let content = CollectionContent(sections: [section, section])
    let update = ContentUpdate(
      from: content, to: content, survivingItems: [:], survivingSections: [0: 1, 1: 1])
    #expect(update.newElement(forOld: .header(section: 0)) == .header(section: 1))
    #expect(update.newElement(forOld: .header(section: 1)) == nil)
    #expect(update.oldElement(forNew: .header(section: 0)) == nil)
  }

  @Test("identities tell who is who")
  func identities() {
    let size = LayoutSize(width: 1, height: 1)
    let old = CollectionContent(count: 3, itemSize: size)
    let new = CollectionContent(sections: [
      .init(items: .uniform(size, count: 2)), .init(items: .uniform(size, count: 2)),
    ])
    let update = ContentUpdate(
      from: old, identifiedBy: [["a", "b", "c"]], to: new, identifiedBy: [["c", "x"], ["a", "c"]])
    #expect(update.newElement(forOld: .item(0)) == .item(0, section: 1))
    #expect(update.newElement(forOld: .item(1)) == nil)
    #expect(update.newElement(forOld: .item(2)) == .item(0))
    #expect(update.oldElement(forNew: .item(1, section: 1)) == nil)
  }
}
