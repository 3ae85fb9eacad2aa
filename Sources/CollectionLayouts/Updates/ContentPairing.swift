extension ContentUpdate {
  /// A change of content whose surviving items are known from elsewhere.
  ///
  /// - Parameters:
  ///   - oldContent: The content before.
  ///   - newContent: The content after.
  ///   - survivingItems: The new place of each surviving item by its old one. Places that are not there are left
  ///     out, and so is an item whose new place is taken by one that stood before it.
  ///   - survivingSections: The new number of each surviving section by its old one, likewise; `nil` for sections
  ///     that keep their numbers.
  /// - Complexity: O(*n* log *n*) for *n* surviving items.
  public init(
    from oldContent: CollectionContent, to newContent: CollectionContent,
    survivingItems: [ItemPath: ItemPath], survivingSections: [Int: Int]? = nil
  ) {
    let old = ElementDirectory(oldContent)
    let new = ElementDirectory(newContent)
    var taken: Set<Int> = []
    let pairs = survivingItems.compactMap { from, to -> (old: Int, new: Int)? in
      guard let from = old.itemNumber(at: from), let to = new.itemNumber(at: to) else { return nil }
      return (from, to)
    }
    .sorted { $0.old < $1.old }
    .filter { taken.insert($0.new).inserted }
    .sorted { $0.new < $1.new }
    var runs: [SurvivorMap.Run] = []
    for pair in pairs { runs.append(old: pair.old, new: pair.new, count: 1) }

    var oldSections = [Int?](repeating: nil, count: new.sectionCount)
    let kept = 0..<min(old.sectionCount, new.sectionCount)
    let sectionPairs = survivingSections?.map { ($0.key, $0.value) } ?? kept.map { ($0, $0) }
    for (from, to) in sectionPairs.sorted(by: { $0.0 < $1.0 })
    where old.sections.indices.contains(from) && oldSections.indices.contains(to) {
      oldSections[to] = oldSections[to] ?? from
    }
    self.init(from: oldContent, to: newContent, items: SurvivorMap(runs), oldSections: oldSections)
  }

  /// A change of content whose items have identities, as those of a diffable data source have.
  ///
  /// - Parameters:
  ///   - oldContent: The content before.
  ///   - oldIdentifiers: Its items' identities, section by section.
  ///   - newContent: The content after.
  ///   - newIdentifiers: Its items' identities, section by section; one that comes up again means a new item.
  ///   - survivingSections: The new number of each surviving section by its old one; `nil` for sections that keep
  ///     their numbers.
  /// - Complexity: O(*n* log *n*) for *n* items.
  public init<Identifier: Hashable>(
    from oldContent: CollectionContent, identifiedBy oldIdentifiers: [[Identifier]],
    to newContent: CollectionContent, identifiedBy newIdentifiers: [[Identifier]],
    survivingSections: [Int: Int]? = nil
  ) {
    var places: [Identifier: ItemPath] = [:]
    for (section, identifiers) in newIdentifiers.enumerated() {
      for (item, identifier) in identifiers.enumerated() where places[identifier] == nil {
        places[identifier] = ItemPath(item: item, section: section)
      }
    }
    var survivors: [ItemPath: ItemPath] = [:]
    for (section, identifiers) in oldIdentifiers.enumerated() {
      for (item, identifier) in identifiers.enumerated() {
        survivors[ItemPath(item: item, section: section)] = places[identifier]
      }
    }
    self.init(
      from: oldContent, to: newContent, survivingItems: survivors, survivingSections: survivingSections)
  }
}
