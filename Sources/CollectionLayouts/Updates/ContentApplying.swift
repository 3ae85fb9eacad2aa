extension CollectionContent {
  /// Applies changes one after the other and keeps track of what survives.
  ///
  /// Nothing is applied when one of the changes names something that is not there. Sections that no change
  /// touches share their sizes with the old content. A section stays ``ItemSizes/uniform(_:count:)`` while
  /// all its items come from uniform sizes and are equal.
  ///
  /// - Parameter changes: The changes; each index means the content as it stands when its turn comes.
  /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections, expected, and O(*m*) for the *m*
  ///   items of the sections that changes touch and that are not uniform.
  public func applying(
    _ changes: some Sequence<ContentChange>
  ) throws(ContentChangeError) -> ContentUpdate {
    let limit = ElementDirectory.elementLimit
    if itemCount > limit, let change = changes.first(where: { _ in true }) {
      throw ContentChangeError(
        changeNumber: 0, change: change, subject: .totalItemCount, given: itemCount, allowed: 0..<limit + 1)
    }
    var editor = ContentEditor(self)
    for change in changes { try editor.apply(change) }
    return editor.update
  }
}

extension ContentEditor {
  /// The content as it stands, beside the old one.
  fileprivate var update: ContentUpdate {
    let changedSizes = SizeChanges(sizes)
    var sections: [CollectionContent.Section] = []
    sections.reserveCapacity(runs.count(sectionOrder))
    var survivingSections = [Int?](repeating: nil, count: content.sections.count)
    var survivors: [ElementMap.Run] = []
    var movedViews: Set<ElementID> = []
    var itemsBefore = 0

    func survive(_ items: RunTree.Run, isMoved: Bool) {
      if items.first < directory.itemCount {
        survivors.append(
          joining: .init(source: items.first, target: itemsBefore, count: items.count, isMoved: isMoved))
      }
      itemsBefore += items.count
    }

    runs.forEachRun(in: sectionOrder) { sectionRun in
      for number in sectionRun.first..<sectionRun.first + sectionRun.count {
        if number < content.sections.count { survivingSections[number] = sections.count }
        if sectionRun.isMoved { movedViews.formUnion([.header(section: number), .footer(section: number)]) }
        var section = properties(ofSection: number)
        if let order = itemOrders[number] {
          var items: [RunTree.Run] = []
          runs.forEachRun(in: order) { items.append($0) }
          for run in items { survive(run, isMoved: run.isMoved || sectionRun.isMoved) }
          section.items = itemSizes(of: items, changed: changedSizes, otherwise: section.items)
        } else {
          survive(untouchedItems(ofSection: number), isMoved: sectionRun.isMoved)
        }
        sections.append(section)
      }
    }
    let newContent = CollectionContent(sections: sections)
    let map = ElementMap(
      from: directory, to: ElementDirectory(newContent), runs: survivors, sections: survivingSections,
      movedViews: movedViews)
    return ContentUpdate(
      from: content, to: newContent, survivors: map, reloadedItems: reloadedItems,
      reloadedSections: reloadedSections)
  }

  /// The sizes of a section's items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - changed: Sizes that items have instead of those they came with.
  ///   - previous: Says what an empty section is like.
  private func itemSizes(
    of items: [RunTree.Run], changed: SizeChanges, otherwise previous: ItemSizes
  ) -> ItemSizes {
    let count = items.reduce(0) { $0 + $1.count }
    guard count > 0 else {
      if case .uniform(let size, _) = previous { return .uniform(size, count: 0) }
      return .each([])
    }
    if let size = commonSize(of: items, changed: changed) { return .uniform(size, count: count) }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(count)
    for run in items {
      let (source, start) = source(ofItem: run.first)
      let first = sizes.count
      switch source {
      case .uniform(let size, _): sizes.append(contentsOf: repeatElement(size, count: run.count))
      case .each(let all):
        let offset = run.first - start
        sizes.append(contentsOf: all[offset..<offset + run.count])
      }
      changed.forEach(in: run) { sizes[first + $0 - run.first] = $1 }
    }
    return .each(sizes)
  }

  /// The size of all items, if they come from uniform sizes and are equal.
  private func commonSize(of items: [RunTree.Run], changed: SizeChanges) -> LayoutSize? {
    var common: LayoutSize?
    for run in items {
      guard case .uniform(let size, _) = source(ofItem: run.first).sizes else { return nil }
      guard size == common ?? size else { return nil }
      common = size
      var isEqual = true
      changed.forEach(in: run) { if $1 != size { isEqual = false } }
      if !isEqual { return nil }
    }
    return common
  }

  /// Where an item's size comes from, and the number of the first item there.
  private func source(ofItem number: Int) -> (sizes: ItemSizes, firstItem: Int) {
    if number < directory.itemCount {
      let section = directory.indexPath(ofItem: number).section
      return (content.sections[section].items, directory.sections[section].itemsBefore)
    }
    let insertion = insertions[insertions.indices.partitioningIndex { insertions[$0].firstItem > number } - 1]
    return (insertion.sizes, insertion.firstItem)
  }
}

/// Sizes that replaced others, in the order of the items' numbers.
private struct SizeChanges {
  private let entries: [(item: Int, size: LayoutSize)]

  init(_ sizes: [Int: LayoutSize]) {
    entries = sizes.map { (item: $0.key, size: $0.value) }.sorted { $0.item < $1.item }
  }

  /// Visits the changed sizes of a run of items.
  ///
  /// - Complexity: O(log *c* + *k*) for *c* changed sizes, *k* of them in the run.
  func forEach(in run: RunTree.Run, _ body: (Int, LayoutSize) -> Void) {
    let first = entries.indices.partitioningIndex { entries[$0].item >= run.first }
    for entry in entries[first...].prefix(while: { $0.item < run.first + run.count }) {
      body(entry.item, entry.size)
    }
  }
}
