/// A change of content: what there was, what there is, and which elements are the same.
///
/// Items survive as the changes say. Headers, footers and backgrounds survive with their section when it has them
/// before and after.
public struct ContentUpdate: Sendable {
  public let oldContent: CollectionContent
  public let newContent: CollectionContent
  /// The items that were reloaded and are still there, by their new places.
  public let reloadedItems: Set<ItemPath>
  /// The sections that were reloaded and are still there, by their new numbers.
  public let reloadedSections: Set<Int>

  let oldDirectory: ElementDirectory
  let newDirectory: ElementDirectory
  let items: SurvivorMap
  /// The new number of each old section.
  private let newSections: [Int?]
  /// The old number of each new section.
  private let oldSections: [Int?]
  /// The headers and footers, by their old names, that the change moves instead of others around them.
  private let movedViews: Set<ElementID>

  /// - Parameters:
  ///   - items: The surviving items.
  ///   - oldSections: The old number of each new section, each at most once.
  ///   - movedViews: The headers and footers, by their old names, that the change moves.
  ///   - reloadedItems: Reloaded items by their old numbers.
  ///   - reloadedSections: Reloaded sections by their old numbers.
  init(
    from oldContent: CollectionContent, to newContent: CollectionContent, items: SurvivorMap,
    oldSections: [Int?], movedViews: Set<ElementID>, reloadedItems: Set<Int> = [],
    reloadedSections: Set<Int> = []
  ) {
    let oldDirectory = ElementDirectory(oldContent)
    let newDirectory = ElementDirectory(newContent)
    var newSections = [Int?](repeating: nil, count: oldDirectory.sectionCount)
    for (new, old) in oldSections.enumerated() {
      if let old { newSections[old] = new }
    }
    self.oldContent = oldContent
    self.newContent = newContent
    self.oldDirectory = oldDirectory
    self.newDirectory = newDirectory
    self.items = items
    self.oldSections = oldSections
    self.newSections = newSections
    self.movedViews = movedViews
    self.reloadedItems = Set(
      reloadedItems.compactMap { items.new(forOld: $0).map(newDirectory.indexPath(ofItemNumber:)) })
    self.reloadedSections = Set(
      reloadedSections.compactMap { newSections.indices.contains($0) ? newSections[$0] : nil })
  }
}

// MARK: - Who is who

extension ContentUpdate {
  /// The new name of an old element, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func newElement(forOld element: ElementID) -> ElementID? {
    guard oldDirectory.position(of: element) != nil else { return nil }
    let counterpart: ElementID
    if element.kind == .item {
      guard let number = oldDirectory.itemNumber(at: element.indexPath),
        let new = items.new(forOld: number)
      else { return nil }
      counterpart = ElementID(kind: .item, indexPath: newDirectory.indexPath(ofItemNumber: new))
    } else {
      guard let section = newSections[element.indexPath.section] else { return nil }
      counterpart = ElementID(kind: element.kind, indexPath: ItemPath(item: 0, section: section))
    }
    return newDirectory.position(of: counterpart) == nil ? nil : counterpart
  }

  /// The old name of a new element, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func oldElement(forNew element: ElementID) -> ElementID? {
    guard newDirectory.position(of: element) != nil else { return nil }
    let counterpart: ElementID
    if element.kind == .item {
      guard let number = newDirectory.itemNumber(at: element.indexPath),
        let old = items.old(forNew: number)
      else { return nil }
      counterpart = ElementID(kind: .item, indexPath: oldDirectory.indexPath(ofItemNumber: old))
    } else {
      guard let section = oldSections[element.indexPath.section] else { return nil }
      counterpart = ElementID(kind: element.kind, indexPath: ItemPath(item: 0, section: section))
    }
    return oldDirectory.position(of: counterpart) == nil ? nil : counterpart
  }

  /// The new place of an old item, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func newIndexPath(forOldItemAt place: ItemPath) -> ItemPath? {
    newElement(forOld: ElementID(kind: .item, indexPath: place))?.indexPath
  }

  /// The old place of a new item, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func oldIndexPath(forNewItemAt place: ItemPath) -> ItemPath? {
    oldElement(forNew: ElementID(kind: .item, indexPath: place))?.indexPath
  }

  /// The new number of an old section, or `nil` when it is gone or never was.
  ///
  /// - Complexity: O(1)
  public func newSection(forOld section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// The old number of a new section, or `nil` when it was not there before or is not there now.
  ///
  /// - Complexity: O(1)
  public func oldSection(forNew section: Int) -> Int? {
    oldSections.indices.contains(section) ? oldSections[section] : nil
  }

  /// Whether the change moves an old element that survives, instead of others around it.
  ///
  /// - Complexity: O(log *c*) after *c* changes.
  func isMoved(_ element: ElementID) -> Bool {
    guard element.kind == .item else { return movedViews.contains(element) }
    return oldDirectory.itemNumber(at: element.indexPath).flatMap(items.run(ofOld:))?.isMoved ?? false
  }

  /// Whether a new element survived and shows something else than before: a reloaded item, or the header, footer
  /// or background of a reloaded section.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func isReloaded(_ element: ElementID) -> Bool {
    guard oldElement(forNew: element) != nil else { return false }
    return element.kind == .item
      ? reloadedItems.contains(element.indexPath) : reloadedSections.contains(element.indexPath.section)
  }
}
