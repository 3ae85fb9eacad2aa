import TestSupport

@testable import CollectionLayouts

/// The kinds of changes, each once.
enum ChangeKind: CaseIterable {
  case insertItems, deleteItems, moveItem, reloadItem, resizeItem
  case insertSection, deleteSection, moveSection, reloadSection, resizeHeader, resizeFooter

  init(_ change: ContentChange) {
    self =
      switch change {
      case .insertItems: .insertItems
      case .deleteItems: .deleteItems
      case .moveItem: .moveItem
      case .reloadItem: .reloadItem
      case .resizeItem: .resizeItem
      case .insertSection: .insertSection
      case .deleteSection: .deleteSection
      case .moveSection: .moveSection
      case .reloadSection: .reloadSection
      case .resizeHeader: .resizeHeader
      case .resizeFooter: .resizeFooter
      }
  }

  /// Whether such a change needs an item to be there.
  var needsItem: Bool {
    switch self {
    case .deleteItems, .moveItem, .reloadItem, .resizeItem: true
    case .insertItems, .insertSection, .deleteSection, .moveSection, .reloadSection, .resizeHeader,
      .resizeFooter:
      false
    }
  }

  /// Whether such a change is of a whole section.
  var isOfSection: Bool { !needsItem && self != .insertItems }
}

/// Draws changes of content.
struct RandomChanges {
  /// How often a change names something that is not there.
  var refusalShare = 0.05
  /// How often a size or a length is no number that anybody should use.
  var oddShare = 0.0

  /// A random change of content whose sections have the given numbers of items.
  func next(of sections: [Int], using numbers: inout SeededNumbers) -> ContentChange {
    guard !sections.isEmpty else { return .insertSection(section(using: &numbers), at: 0) }
    let slack = numbers.happens(refusalShare) ? 1 : 0
    func number(below count: Int) -> Int { numbers.integer(-slack...max(1, count) + slack - 1) }
    let place = number(below: sections.count)
    let items = sections.indices.contains(place) ? sections[place] : 0
    let other = number(below: sections.count)
    let otherItems = sections.indices.contains(other) ? sections[other] : 0
    var kind = numbers.pick(ChangeKind.allCases)
    if kind.isOfSection && numbers.happens(0.6) { kind = numbers.pick(ChangeKind.allCases) }
    if kind.needsItem && items == 0 && slack == 0 { kind = .insertItems }
    let item = ItemPath(item: number(below: items), section: place)
    switch kind {
    case .insertItems:
      let count = numbers.integer(0...3)
      let sizes: ItemSizes =
        numbers.happens(0.4)
        ? .uniform(LayoutSize(width: 50, height: 5), count: count)
        : .each((0..<count).map { _ in size(using: &numbers) })
      return .insertItems(sizes, at: ItemPath(item: number(below: items + 1), section: place))
    case .deleteItems:
      return .deleteItems(count: numbers.integer(0...max(0, min(3, items - item.item)) + slack), at: item)
    case .moveItem:
      let places = otherItems + (other == place ? 0 : 1)
      return .moveItem(from: item, to: ItemPath(item: number(below: places), section: other))
    case .reloadItem: return .reloadItem(at: item, size: numbers.happens(0.5) ? size(using: &numbers) : nil)
    case .resizeItem: return .resizeItem(at: item, to: size(using: &numbers))
    case .insertSection:
      return .insertSection(section(using: &numbers), at: number(below: sections.count + 1))
    case .deleteSection: return .deleteSection(at: place)
    case .moveSection: return .moveSection(from: place, to: other)
    case .reloadSection: return .reloadSection(section(using: &numbers), at: place)
    case .resizeHeader: return .resizeHeader(section: place, to: length(0...9, using: &numbers))
    case .resizeFooter: return .resizeFooter(section: place, to: length(0...9, using: &numbers))
    }
  }

  /// Random changes that apply, each to what those before it leave.
  func batch(
    _ count: Int, of content: CollectionContent, using numbers: inout SeededNumbers
  ) -> [ContentChange] {
    var model = NaiveContent(content)
    var changes: [ContentChange] = []
    while changes.count < count {
      let change = next(of: model.sections.map(\.items.count), using: &numbers)
      var changed = model
      do {
        try changed.apply(change)
        model = changed
        changes.append(change)
      } catch {
        continue
      }
    }
    return changes
  }

  private func length(_ range: ClosedRange<Int>, using numbers: inout SeededNumbers) -> Double {
    numbers.happens(oddShare) ? numbers.oddNumber() : Double(numbers.integer(range))
  }

  private func size(using numbers: inout SeededNumbers) -> LayoutSize {
    var size = LayoutSize(
      width: Double.random(in: 10...90, using: &numbers), height: Double(numbers.integer(1...9)))
    if numbers.happens(oddShare) { size.width = numbers.oddNumber() }
    if numbers.happens(oddShare) { size.height = numbers.oddNumber() }
    return size
  }

  private func section(using numbers: inout SeededNumbers) -> CollectionContent.Section {
    CollectionContent.Section(
      items: .uniform(LayoutSize(width: 50, height: 5), count: numbers.integer(0...4)),
      headerLength: numbers.happens(0.5) ? length(1...9, using: &numbers) : 0,
      footerLength: numbers.happens(0.5) ? length(1...9, using: &numbers) : 0,
      hasBackground: numbers.happens(0.5))
  }
}
