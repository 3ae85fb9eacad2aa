/// Which items survive a change of content, as runs that keep together.
///
/// Items are numbered over all sections. A run costs three numbers however long it is, so a few changes of a long
/// list cost little.
struct SurvivorMap: Hashable, Sendable {
  /// Items that stood one after the other before and still do.
  struct Run: Hashable, Sendable {
    var old: Int
    var new: Int
    var count: Int
    /// Whether the change moves the items, instead of others around them.
    var isMoved = false
  }

  /// In the order in which the items stand afterwards.
  let byNew: [Run]
  /// In the order in which the items stood before.
  let byOld: [Run]

  /// - Parameter runs: In the order in which the items stand afterwards; no item in two of them.
  /// - Complexity: O(*r* log *r*) for *r* runs.
  init(_ runs: [Run]) {
    byNew = runs
    byOld = runs.sorted { $0.old < $1.old }
  }

  /// The number that an item has afterwards, or `nil` when it is gone.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func new(forOld item: Int) -> Int? {
    run(ofOld: item).map { $0.new + (item - $0.old) }
  }

  /// The run of an item, or `nil` when it is gone.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func run(ofOld item: Int) -> Run? {
    guard let run = Self.last(of: byOld, where: { $0.old <= item }), item - run.old < run.count else {
      return nil
    }
    return run
  }

  /// The number that an item had before, or `nil` when it was not there.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func old(forNew item: Int) -> Int? {
    guard let run = Self.last(of: byNew, where: { $0.new <= item }), item - run.new < run.count else {
      return nil
    }
    return run.old + (item - run.new)
  }

  /// The surviving item that stood last, by its old number.
  var lastOld: Int? { byOld.last.map { $0.old + $0.count - 1 } }

  /// The last run for which a condition holds that holds for the first ones only.
  private static func last(of runs: [Run], where holds: (Run) -> Bool) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if holds(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}

extension [SurvivorMap.Run] {
  /// Adds items at the end, to the last run where they continue it on both sides.
  mutating func append(joining run: SurvivorMap.Run) {
    guard run.count > 0 else { return }
    if let last, last.old + last.count == run.old, last.new + last.count == run.new,
      last.isMoved == run.isMoved
    {
      self[endIndex - 1].count += run.count
    } else {
      append(run)
    }
  }
}

extension ElementDirectory {
  /// The number of an item, counted over all sections, or `nil` when there is no such item.
  ///
  /// - Complexity: O(1)
  func itemNumber(at place: ItemPath) -> Int? {
    guard sections.indices.contains(place.section) else { return nil }
    let section = sections[place.section]
    guard place.item >= 0 && place.item < section.itemCount else { return nil }
    return section.itemsBefore + place.item
  }

  /// The place of an item.
  ///
  /// - Parameter number: Counted over all sections, `0 ..< itemCount`.
  /// - Complexity: O(log *s*) for *s* sections.
  func indexPath(ofItemNumber number: Int) -> ItemPath {
    let section = sections.lastSection { $0.itemsBefore <= number }
    return ItemPath(item: number - sections[section].itemsBefore, section: section)
  }
}
