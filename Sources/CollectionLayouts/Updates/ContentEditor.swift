/// Content while changes are applied to it.
///
/// Every item and every section has a number that it keeps: those of the old content are counted over all
/// sections, new ones follow. The present order is kept as runs of numbers, so that a change costs the logarithm
/// of the changes before it and nothing depends on how many items there are.
struct ContentEditor {
  /// A section that the old content does not have.
  struct NewSection {
    var section: CollectionContent.Section
    var firstItem: Int
  }

  /// Items that the old content does not have.
  struct Insertion {
    var firstItem: Int
    var sizes: ItemSizes
  }

  let content: CollectionContent
  let directory: ElementDirectory
  var runs = RunTree()
  /// The sections in their present order.
  var sectionOrder: RunTree.Root
  /// The items of the sections that were touched, by the section's number.
  var itemOrders: [Int: RunTree.Root] = [:]
  var newSections: [NewSection] = []
  /// Sections whose properties changed, by their number.
  var changedSections: [Int: CollectionContent.Section] = [:]
  /// In ascending order of their first items.
  var insertions: [Insertion] = []
  var sizes: [Int: LayoutSize] = [:]
  var reloadedItems: Set<Int> = []
  var reloadedSections: Set<Int> = []
  private var nextItem: Int

  /// Why a change cannot be applied.
  struct Fault: Error {
    var subject: ContentChangeError.Subject
    var given: Int
    var allowed: Range<Int>
  }

  init(_ content: CollectionContent) {
    self.content = content
    directory = ElementDirectory(content)
    sectionOrder = runs.sequence(RunTree.Run(first: 0, count: content.sections.count))
    nextItem = directory.itemCount
  }

  /// Applies one change.
  ///
  /// - Complexity: O(log *c*) after *c* changes, expected.
  mutating func apply(_ change: ContentChange) throws(Fault) {
    switch change {
    case .insertItems(let sizes, let place):
      let section = try section(place.section)
      try check(place.item, in: 0..<itemCount(section) + 1, .item(section: place.section))
      try insert(makeItems(sizes), at: place.item, ofSection: section)
    case .deleteItems(let count, let place):
      let section = try section(place.section)
      let present = itemCount(section)
      try check(place.item, in: 0..<present + (count == 0 ? 1 : 0), .item(section: place.section))
      try check(count, in: 0..<present - place.item + 1, .itemCount(at: place))
      _ = take(count, at: place.item, ofSection: section)
    case .moveItem(let from, let to):
      _ = try item(at: from)
      let origin = try section(from.section)
      let target = try section(to.section)
      let places = itemCount(target) + (origin == target ? 0 : 1)
      try check(to.item, in: 0..<places, .item(section: to.section))
      let taken = take(1, at: from.item, ofSection: origin)
      // To its own place is no move.
      insert(from == to ? taken : runs.moved(taken), at: to.item, ofSection: target)
    case .reloadItem(let place, let size):
      let item = try item(at: place)
      reloadedItems.insert(item)
      if let size { sizes[item] = size }
    case .resizeItem(let place, let size):
      sizes[try item(at: place)] = size
    case .insertSection, .deleteSection, .moveSection, .reloadSection, .resizeHeader, .resizeFooter:
      try applyToSections(change)
    }
  }

  private mutating func applyToSections(_ change: ContentChange) throws(Fault) {
    let count = runs.count(sectionOrder)
    switch change {
    case .insertSection(let section, let place):
      try check(place, in: 0..<count + 1, .section)
      let items = try makeItems(section.items)
      newSections.append(NewSection(section: section, firstItem: items.first))
      let number = content.sections.count + newSections.count - 1
      insertSections(runs.sequence(RunTree.Run(first: number, count: 1)), at: place)
    case .deleteSection(let place):
      itemOrders[try section(place)] = nil
      _ = takeSection(at: place)
    case .moveSection(let from, let to):
      _ = try section(from)
      try check(to, in: 0..<count, .section)
      let taken = takeSection(at: from)
      insertSections(from == to ? taken : runs.moved(taken), at: to)
    case .reloadSection(let replacement, let place):
      let section = try section(place)
      itemOrders[section] = runs.sequence(try makeItems(replacement.items))
      changedSections[section] = replacement
      reloadedSections.insert(section)
    case .resizeHeader(let place, let length):
      let section = try section(place)
      var changed = properties(ofSection: section)
      changed.headerLength = length
      changedSections[section] = changed
    case .resizeFooter(let place, let length):
      let section = try section(place)
      var changed = properties(ofSection: section)
      changed.footerLength = length
      changedSections[section] = changed
    case .insertItems, .deleteItems, .moveItem, .reloadItem, .resizeItem:
      break
    }
  }
}

extension ContentEditor {
  /// A section as it is now, but for its items.
  func properties(ofSection section: Int) -> CollectionContent.Section {
    if let changed = changedSections[section] { return changed }
    let old = content.sections.count
    return section < old ? content.sections[section] : newSections[section - old].section
  }

  /// The items that a section has as long as nothing touches them.
  func untouchedItems(ofSection section: Int) -> RunTree.Run {
    let old = content.sections.count
    if section < old {
      let entry = directory.sections[section]
      return RunTree.Run(first: entry.itemsBefore, count: entry.itemCount)
    }
    let new = newSections[section - old]
    return RunTree.Run(first: new.firstItem, count: new.section.items.count)
  }

  private func itemCount(_ section: Int) -> Int {
    itemOrders[section].map(runs.count) ?? untouchedItems(ofSection: section).count
  }

  private mutating func items(_ section: Int) -> RunTree.Root {
    itemOrders[section] ?? runs.sequence(untouchedItems(ofSection: section))
  }

  private mutating func insert(_ items: RunTree.Run, at place: Int, ofSection section: Int) {
    insert(runs.sequence(items), at: place, ofSection: section)
  }

  private mutating func insert(_ items: RunTree.Root, at place: Int, ofSection section: Int) {
    let (front, back) = runs.cut(self.items(section), at: place)
    itemOrders[section] = runs.join(runs.join(front, items), back)
  }

  private mutating func take(_ count: Int, at place: Int, ofSection section: Int) -> RunTree.Root {
    let (front, rest) = runs.cut(items(section), at: place)
    let (taken, back) = runs.cut(rest, at: count)
    itemOrders[section] = runs.join(front, back)
    return taken
  }

  private mutating func insertSections(_ sections: RunTree.Root, at place: Int) {
    let (front, back) = runs.cut(sectionOrder, at: place)
    sectionOrder = runs.join(runs.join(front, sections), back)
  }

  private mutating func takeSection(at place: Int) -> RunTree.Root {
    let (front, rest) = runs.cut(sectionOrder, at: place)
    let (taken, back) = runs.cut(rest, at: 1)
    sectionOrder = runs.join(front, back)
    return taken
  }

  /// Numbers new items.
  private mutating func makeItems(_ sizes: ItemSizes) throws(Fault) -> RunTree.Run {
    let count = sizes.count
    let limit = ElementDirectory.elementLimit
    guard count <= limit - nextItem else {
      let (total, overflows) = nextItem.addingReportingOverflow(count)
      throw Fault(subject: .totalItemCount, given: overflows ? .max : total, allowed: 0..<limit + 1)
    }
    let items = RunTree.Run(first: nextItem, count: count)
    nextItem += count
    if count > 0 { insertions.append(Insertion(firstItem: items.first, sizes: sizes)) }
    return items
  }

  /// The number of the section at a place.
  private func section(_ place: Int) throws(Fault) -> Int {
    try check(place, in: 0..<runs.count(sectionOrder), .section)
    return runs.number(at: place, in: sectionOrder)
  }

  /// The number of the item at a place.
  private mutating func item(at place: ItemPath) throws(Fault) -> Int {
    let section = try section(place.section)
    try check(place.item, in: 0..<itemCount(section), .item(section: place.section))
    let items = items(section)
    itemOrders[section] = items
    return runs.number(at: place.item, in: items)
  }

  private func check(
    _ given: Int, in allowed: Range<Int>, _ subject: ContentChangeError.Subject
  ) throws(Fault) {
    guard allowed.contains(given) else { throw Fault(subject: subject, given: given, allowed: allowed) }
  }
}
