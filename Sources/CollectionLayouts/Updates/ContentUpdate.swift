/// A change of content: what there was, what there is, and which elements are the same.
///
/// Items survive as the changes say. Headers, footers and backgrounds survive with their section when it has
/// them before and after.
public struct ContentUpdate: Sendable {
  public let oldContent: CollectionContent
  public let newContent: CollectionContent
  /// The items that were reloaded and are still there, by their new places.
  public let reloadedItems: Set<ItemPath>
  /// The sections that were reloaded and are still there, by their new numbers.
  public let reloadedSections: Set<Int>

  /// From the old content to the new one.
  let survivors: ElementMap
  /// From the new content to the old one.
  private let origins: ElementMap

  /// - Parameters:
  ///   - survivors: From the old content to the new one.
  ///   - reloadedItems: Reloaded items by their old numbers.
  ///   - reloadedSections: Reloaded sections by their old numbers.
  init(
    from oldContent: CollectionContent, to newContent: CollectionContent, survivors: ElementMap,
    reloadedItems: Set<Int> = [], reloadedSections: Set<Int> = []
  ) {
    self.oldContent = oldContent
    self.newContent = newContent
    self.survivors = survivors
    self.origins = survivors.inverse
    self.reloadedItems = Set(
      reloadedItems.compactMap { number in
        survivors.run(of: number).map { survivors.target.indexPath(ofItem: $0.target + number - $0.source) }
      })
    self.reloadedSections = Set(reloadedSections.compactMap(survivors.section(of:)))
  }
}

// MARK: - Who is who

extension ContentUpdate {
  /// The new name of an old element, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func newElement(forOld element: ElementID) -> ElementID? { survivors[element] }

  /// The old name of a new element, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func oldElement(forNew element: ElementID) -> ElementID? { origins[element] }

  /// The new place of an old item, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func newIndexPath(forOldItemAt place: ItemPath) -> ItemPath? {
    survivors[ElementID(kind: .item, indexPath: place)]?.indexPath
  }

  /// The old place of a new item, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func oldIndexPath(forNewItemAt place: ItemPath) -> ItemPath? {
    origins[ElementID(kind: .item, indexPath: place)]?.indexPath
  }

  /// The new number of an old section, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(1)
  public func newSection(forOld section: Int) -> Int? { survivors.section(of: section) }

  /// The old number of a new section, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(1)
  public func oldSection(forNew section: Int) -> Int? { origins.section(of: section) }

  /// Whether a new element survived and shows something else than before: a reloaded item, or the header,
  /// footer or background of a reloaded section.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func isReloaded(_ element: ElementID) -> Bool {
    guard oldElement(forNew: element) != nil else { return false }
    return element.kind == .item
      ? reloadedItems.contains(element.indexPath) : reloadedSections.contains(element.indexPath.section)
  }
}
