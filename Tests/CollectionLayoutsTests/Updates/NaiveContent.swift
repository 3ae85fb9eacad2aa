import CollectionLayouts

/// Content as arrays of tagged things: applies changes in the plainest way, for comparison.
struct NaiveContent {
  struct Item {
    var tag: Int
    var size: LayoutSize
    var isReloaded = false
    var isMoved = false
  }

  struct Section {
    var tag: Int
    var items: [Item]
    var headerLength: Double
    var footerLength: Double
    var hasBackground: Bool
    var isReloaded = false
    var isMoved = false
  }

  /// A change names something that is not there.
  struct Refusal: Error {}

  var sections: [Section] = []
  private var nextTag = 0

  init(_ content: CollectionContent) {
    sections = content.sections.map { makeSection($0) }
  }

  private mutating func makeTag() -> Int {
    nextTag += 1
    return nextTag
  }

  private mutating func makeItems(_ sizes: ItemSizes) -> [Item] {
    (0..<sizes.count).map { Item(tag: makeTag(), size: sizes[$0]) }
  }

  private mutating func makeSection(_ section: CollectionContent.Section) -> Section {
    Section(
      tag: makeTag(), items: makeItems(section.items), headerLength: section.headerLength,
      footerLength: section.footerLength, hasBackground: section.hasBackground)
  }

  private func expect(_ holds: Bool) throws {
    if !holds { throw Refusal() }
  }

  private func expectItem(_ place: ItemPath) throws {
    try expect(sections.indices.contains(place.section))
    try expect(sections[place.section].items.indices.contains(place.item))
  }

  mutating func apply(_ change: ContentChange) throws {
    switch change {
    case .insertItems(let sizes, let place):
      try expect(sections.indices.contains(place.section))
      try expect((0...sections[place.section].items.count).contains(place.item))
      sections[place.section].items.insert(contentsOf: makeItems(sizes), at: place.item)
    case .deleteItems(let count, let place):
      try expect(sections.indices.contains(place.section) && count >= 0 && place.item >= 0)
      try expect(place.item + count <= sections[place.section].items.count)
      sections[place.section].items.removeSubrange(place.item..<place.item + count)
    case .moveItem(let from, let to):
      try expectItem(from)
      try expect(sections.indices.contains(to.section))
      var item = sections[from.section].items.remove(at: from.item)
      if from != to { item.isMoved = true }
      try expect((0...sections[to.section].items.count).contains(to.item))
      sections[to.section].items.insert(item, at: to.item)
    case .reloadItem(let place, let size):
      try expectItem(place)
      sections[place.section].items[place.item].isReloaded = true
      if let size { sections[place.section].items[place.item].size = size }
    case .resizeItem(let place, let size):
      try expectItem(place)
      sections[place.section].items[place.item].size = size
    case .insertSection(let section, let place):
      try expect((0...sections.count).contains(place))
      sections.insert(makeSection(section), at: place)
    case .deleteSection(let place):
      try expect(sections.indices.contains(place))
      sections.remove(at: place)
    case .moveSection(let from, let to):
      try expect(sections.indices.contains(from) && sections.indices.contains(to))
      if from != to { sections[from].isMoved = true }
      sections.insert(sections.remove(at: from), at: to)
    case .reloadSection(let replacement, let place):
      try expect(sections.indices.contains(place))
      let (tag, isMoved) = (sections[place].tag, sections[place].isMoved)
      sections[place] = makeSection(replacement)
      sections[place].tag = tag
      sections[place].isReloaded = true
      sections[place].isMoved = isMoved
    case .resizeHeader(let place, let length):
      try expect(sections.indices.contains(place))
      sections[place].headerLength = length
    case .resizeFooter(let place, let length):
      try expect(sections.indices.contains(place))
      sections[place].footerLength = length
    }
  }

  /// The content, with one size per item.
  var content: CollectionContent {
    CollectionContent(
      sections: sections.map {
        CollectionContent.Section(
          items: .each($0.items.map(\.size)), headerLength: $0.headerLength,
          footerLength: $0.footerLength, hasBackground: $0.hasBackground)
      })
  }

  /// What each element is called now, by a name that it keeps: its kind and its tag.
  var names: [Name: ElementID] {
    var names: [Name: ElementID] = [:]
    for (number, section) in sections.enumerated() {
      if section.headerLength > 0 {
        names[Name(kind: .header, tag: section.tag)] = .header(section: number)
      }
      for (item, entry) in section.items.enumerated() {
        names[Name(kind: .item, tag: entry.tag)] = .item(item, section: number)
      }
      if section.footerLength > 0 {
        names[Name(kind: .footer, tag: section.tag)] = .footer(section: number)
      }
      if section.hasBackground && !section.items.isEmpty {
        names[Name(kind: .background, tag: section.tag)] = .background(section: number)
      }
    }
    return names
  }

  struct Name: Hashable {
    var kind: ElementKind
    var tag: Int
  }

  /// Whether an element shows something else than it did.
  func isReloaded(_ element: ElementID) -> Bool {
    let section = sections[element.indexPath.section]
    return element.kind == .item ? section.items[element.indexPath.item].isReloaded : section.isReloaded
  }

  /// Whether an element was moved, alone or with its section.
  func isMoved(_ element: ElementID) -> Bool {
    let section = sections[element.indexPath.section]
    return section.isMoved || (element.kind == .item && section.items[element.indexPath.item].isMoved)
  }
}

extension CollectionContent {
  /// The same content with one size per item.
  var spelledOut: CollectionContent {
    var result = self
    for number in result.sections.indices {
      let items = result.sections[number].items
      result.sections[number].items = .each((0..<items.count).map { items[$0] })
    }
    return result
  }
}
