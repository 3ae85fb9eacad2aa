extension CollectionContent {
  /// Applies changes one after the other and keeps track of what survives.
  ///
  /// Nothing is applied when one of the changes names something that is not there. Sections that no change
  /// touches share their sizes with the old content. A section stays ``ItemSizes/uniform(_:count:)`` while all
  /// its items come from uniform sizes and are equal.
  ///
  /// - Parameter changes: The changes; each index means the content as it stands when its turn comes.
  /// - Complexity: O(*c* log *c* + *s*) for *c* changes and *s* sections, expected, and O(*m*) for the *m* items
  ///   of the sections that changes touch and that are not uniform.
  public func applying(
    _ changes: some Sequence<ContentChange>
  ) throws(ContentChangeError) -> ContentUpdate {
    let limit = ElementDirectory.elementLimit
    if itemCount > limit, let change = changes.first(where: { _ in true }) {
      throw ContentChangeError(
        changeNumber: 0, change: change, subject: .totalItemCount, given: itemCount, allowed: 0..<limit + 1)
    }
    var editor = ContentEditor(self)
    var number = 0
    for change in changes {
      do {
        try editor.apply(change)
      } catch {
        throw ContentChangeError(
          changeNumber: number, change: change, subject: error.subject, given: error.given,
          allowed: error.allowed)
      }
      number += 1
    }
    return editor.update
  }
}

extension ContentEditor {
  /// The content as it stands, beside the old one.
  var update: ContentUpdate {
    let changedSizes = SizeChanges(sizes)
    var sections: [CollectionContent.Section] = []
    sections.reserveCapacity(runs.count(sectionOrder))
    var oldSections: [Int?] = []
    oldSections.reserveCapacity(runs.count(sectionOrder))
    var movedViews: Set<ElementID> = []
    var survivors: [SurvivorMap.Run] = []
    var itemsBefore = 0

    func survive(_ run: RunTree.Run, inMovedSection isInMovedSection: Bool) {
      if run.first < directory.itemCount {
        survivors.append(
          joining: SurvivorMap.Run(
            old: run.first, new: itemsBefore, count: run.count, isMoved: run.isMoved || isInMovedSection))
      }
      itemsBefore += run.count
    }

    runs.forEachRun(in: sectionOrder) { run in
      for number in run.first..<run.first + run.count {
        oldSections.append(number < content.sections.count ? number : nil)
        if run.isMoved { movedViews.formUnion([.header(section: number), .footer(section: number)]) }
        var section = properties(ofSection: number)
        if let order = itemOrders[number] {
          var itemRuns: [RunTree.Run] = []
          runs.forEachRun(in: order) { itemRuns.append($0) }
          for items in itemRuns { survive(items, inMovedSection: run.isMoved) }
          section.items = itemSizes(of: itemRuns, changed: changedSizes, otherwise: section.items)
        } else {
          survive(untouchedItems(ofSection: number), inMovedSection: run.isMoved)
        }
        sections.append(section)
      }
    }
    return ContentUpdate(
      from: content, to: CollectionContent(sections: sections), items: SurvivorMap(survivors),
      oldSections: oldSections, movedViews: movedViews, reloadedItems: reloadedItems,
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
      let section = directory.sections.lastSection { $0.itemsBefore <= number }
      return (content.sections[section].items, directory.sections[section].itemsBefore)
    }
    var low = 0
    var high = insertions.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if insertions[middle].firstItem <= number { low = middle } else { high = middle }
    }
    return (insertions[low].sizes, insertions[low].firstItem)
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
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].item < run.first { low = middle + 1 } else { high = middle }
    }
    while low < entries.count && entries[low].item < run.first + run.count {
      body(entries[low].item, entries[low].size)
      low += 1
    }
  }
}
