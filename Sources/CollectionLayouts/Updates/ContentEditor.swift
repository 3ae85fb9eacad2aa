/// Content while changes are applied to it.
///
/// Every item and every section has a number that it keeps: those of the old content are counted over all
/// sections, new ones follow. The present order is kept as runs of numbers, so that a change costs the
/// logarithm of the changes before it and nothing depends on how many items there are.
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
  /// The change that is being applied, and its number in the batch.
  private var current: (number: Int, change: ContentChange)?

  init(_ content: CollectionContent) {
    self.content = content
    directory = ElementDirectory(content)
    sectionOrder = runs.sequence(RunTree.Run(first: 0, count: content.sections.count))
    nextItem = directory.itemCount
  }

  /// Applies one change.
  ///
  /// - Complexity: O(log *c*) after *c* changes, expected.
  mutating func apply(_ change: ContentChange) throws(ContentChangeError) {
    current = ((current?.number ?? -1) + 1, change)
    switch change {
    case .insertItems(let sizes, let place):
      let section = try touchedSection(place.section)
      try check(place.item, in: 0..<itemCount(section) + 1, .item(section: place.section))
      runs.insert(runs.sequence(try makeItems(sizes)), into: &itemOrders[section]!, at: place.item)
    case .deleteItems(let count, let place):
      let section = try touchedSection(place.section)
      let present = itemCount(section)
      try check(place.item, in: 0..<present + (count == 0 ? 1 : 0), .item(section: place.section))
      try check(count, in: 0..<present - place.item + 1, .itemCount(at: place))
      _ = runs.take(count, from: &itemOrders[section]!, at: place.item)
    case .moveItem(let from, let to):
      _ = try item(at: from)
      let origin = try touchedSection(from.section)
      let target = try touchedSection(to.section)
      try check(to.item, in: 0..<itemCount(target) + (origin == target ? 0 : 1), .item(section: to.section))
      let item = runs.take(1, from: &itemOrders[origin]!, at: from.item)
      // To its own place is no move.
      if from != to { runs.markMoved(item) }
      runs.insert(item, into: &itemOrders[target]!, at: to.item)
    case .reloadItem(let place, let size):
      let item = try item(at: place)
      reloadedItems.insert(item)
      if let size { sizes[item] = size }
    case .resizeItem(let place, let size):
      sizes[try item(at: place)] = size
    case .insertSection(let section, let place):
      try check(place, in: 0..<runs.count(sectionOrder) + 1, .section)
      newSections.append(NewSection(section: section, firstItem: try makeItems(section.items).first))
      let number = content.sections.count + newSections.count - 1
      runs.insert(runs.sequence(RunTree.Run(first: number, count: 1)), into: &sectionOrder, at: place)
    case .deleteSection(let place):
      itemOrders[try section(place)] = nil
      _ = runs.take(1, from: &sectionOrder, at: place)
    case .moveSection(let from, let to):
      _ = try section(from)
      _ = try section(to)
      let section = runs.take(1, from: &sectionOrder, at: from)
      if from != to { runs.markMoved(section) }
      runs.insert(section, into: &sectionOrder, at: to)
    case .reloadSection(let replacement, let place):
      let section = try section(place)
      itemOrders[section] = runs.sequence(try makeItems(replacement.items))
      changedSections[section] = replacement
      reloadedSections.insert(section)
    case .resizeHeader(let place, let length):
      try changeSection(at: place) { $0.headerLength = length }
    case .resizeFooter(let place, let length):
      try changeSection(at: place) { $0.footerLength = length }
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

  private mutating func changeSection(
    at place: Int, _ change: (inout CollectionContent.Section) -> Void
  ) throws(ContentChangeError) {
    let section = try section(place)
    var changed = properties(ofSection: section)
    change(&changed)
    changedSections[section] = changed
  }

  /// The number of items of a touched section.
  private func itemCount(_ section: Int) -> Int { runs.count(itemOrders[section]!) }

  /// Numbers new items.
  private mutating func makeItems(_ sizes: ItemSizes) throws(ContentChangeError) -> RunTree.Run {
    let (total, overflows) = nextItem.addingReportingOverflow(sizes.count)
    try check(overflows ? .max : total, in: 0..<ElementDirectory.elementLimit + 1, .totalItemCount)
    let items = RunTree.Run(first: nextItem, count: sizes.count)
    if items.count > 0 { insertions.append(Insertion(firstItem: nextItem, sizes: sizes)) }
    nextItem = total
    return items
  }

  /// The number of the section at a place.
  private func section(_ place: Int) throws(ContentChangeError) -> Int {
    try check(place, in: 0..<runs.count(sectionOrder), .section)
    return runs.number(at: place, in: sectionOrder)
  }

  /// The number of the section at a place, whose items are about to change.
  private mutating func touchedSection(_ place: Int) throws(ContentChangeError) -> Int {
    let section = try section(place)
    if itemOrders[section] == nil { itemOrders[section] = runs.sequence(untouchedItems(ofSection: section)) }
    return section
  }

  /// The number of the item at a place.
  private mutating func item(at place: ItemPath) throws(ContentChangeError) -> Int {
    let section = try touchedSection(place.section)
    try check(place.item, in: 0..<itemCount(section), .item(section: place.section))
    return runs.number(at: place.item, in: itemOrders[section]!)
  }

  private func check(
    _ given: Int, in allowed: Range<Int>, _ subject: ContentChangeError.Subject
  ) throws(ContentChangeError) {
    guard !allowed.contains(given), let current else { return }
    throw ContentChangeError(
      changeNumber: current.number, change: current.change, subject: subject, given: given, allowed: allowed)
  }
}
