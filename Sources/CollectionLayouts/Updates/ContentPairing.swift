extension ContentUpdate {
  /// A change of content whose surviving items are known from elsewhere.
  ///
  /// - Parameters:
  ///   - oldContent: The content before.
  ///   - newContent: The content after.
  ///   - survivingItems: The new place of each surviving item by its old one. Places that are not there are
  ///     left out, and so is an item whose new place is taken by one that stood before it.
  ///   - survivingSections: The new number of each surviving section by its old one, likewise; `nil` for
  ///     sections that keep their numbers.
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

    var sections = [Int?](repeating: nil, count: old.sectionCount)
    let kept = 0..<min(old.sectionCount, new.sectionCount)
    let sectionPairs = survivingSections?.map { ($0.key, $0.value) } ?? kept.map { ($0, $0) }
    taken = []
    for (from, to) in sectionPairs.sorted(by: { $0.0 < $1.0 })
    where sections.indices.contains(from) && 0..<new.sectionCount ~= to && taken.insert(to).inserted {
      sections[from] = to
    }

    // Old and new positions of the survivors, but for backgrounds.
    var order = pairs.map { (old: old.position(ofItem: $0.old), new: new.position(ofItem: $0.new)) }
    for case (let from, let to?) in sections.enumerated() {
      for kind in [ElementKind.header, .footer] {
        guard let from = old.position(of: ElementID(kind: kind, section: from)),
          let to = new.position(of: ElementID(kind: kind, section: to))
        else { continue }
        order.append((from, to))
      }
    }
    let moved = Set(order.sorted { $0.new < $1.new }.map(\.old).leftOutOfLongestAscent)
    var runs: [ElementMap.Run] = []
    for pair in pairs {
      let isMoved = !moved.isEmpty && moved.contains(old.position(ofItem: pair.old))
      runs.append(joining: .init(source: pair.old, target: pair.new, count: 1, isMoved: isMoved))
    }
    self.init(
      from: oldContent, to: newContent,
      survivors: ElementMap(
        from: old, to: new, runs: runs, sections: sections,
        movedViews: Set(moved.map(old.element(at:)).filter { $0.kind != .item })))
  }

  /// A change of content whose items have identities, as those of a diffable data source have.
  ///
  /// - Parameters:
  ///   - oldContent: The content before.
  ///   - oldIdentifiers: Its items' identities, section by section.
  ///   - newContent: The content after.
  ///   - newIdentifiers: Its items' identities, section by section; one that comes up again means a new item.
  ///   - survivingSections: The new number of each surviving section by its old one; `nil` for sections that
  ///     keep their numbers.
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

extension [Int] {
  /// What a longest ascending subsequence of the numbers, which are all different, leaves out.
  ///
  /// - Complexity: O(*n* log *n*)
  fileprivate var leftOutOfLongestAscent: [Int] {
    // For each length the place of the least number that ends a selection of that length, and before each
    // number the place of the one that it follows.
    var ends: [Int] = []
    var predecessors: [Int] = []
    predecessors.reserveCapacity(count)
    for (place, number) in enumerated() {
      let length = ends.indices.partitioningIndex { self[ends[$0]] > number }
      predecessors.append(length > 0 ? ends[length - 1] : -1)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var leftOut: [Int] = []
    var kept = ends.last ?? -1
    for place in indices.reversed() {
      if place == kept {
        kept = predecessors[place]
      } else {
        leftOut.append(self[place])
      }
    }
    return leftOut
  }
}
