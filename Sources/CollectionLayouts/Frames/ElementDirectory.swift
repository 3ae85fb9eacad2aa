/// Which element stands at which position of the element order, without storing a name per element.
///
/// Positions number the elements section by section: header, items, footer, background. A section costs a few
/// words, however many items it has.
public struct ElementDirectory: Sendable {
  /// One section's place in the element order.
  @usableFromInline
  struct Section: Sendable {
    /// The position of the section's first element.
    @usableFromInline let start: Int
    /// The number of items in all sections before this one.
    @usableFromInline let itemsBefore: Int
    @usableFromInline let itemCount: Int
    @usableFromInline let hasHeader: Bool
    @usableFromInline let hasFooter: Bool
    @usableFromInline let hasBackground: Bool

    @inlinable
    var firstItem: Int { start + (hasHeader ? 1 : 0) }

    @inlinable
    var end: Int { firstItem + itemCount + (hasFooter ? 1 : 0) + (hasBackground ? 1 : 0) }
  }

  @usableFromInline
  let sections: [Section]

  /// The number of elements of every kind.
  public let elementCount: Int

  /// The number of items.
  public let itemCount: Int

  /// More elements than this cannot be numbered by the indexes of rect queries.
  static let elementLimit = Int(Int32.max)

  /// Lists the elements that the content has.
  ///
  /// - Throws: ``LayoutError`` when they are too many.
  /// - Complexity: O(*s*) for *s* sections.
  init(checking content: CollectionContent) throws(LayoutError) {
    var sections: [Section] = []
    sections.reserveCapacity(content.sections.count)
    var start = 0
    var items = 0
    for (number, section) in content.sections.enumerated() {
      let entry = Section(
        start: start, itemsBefore: items, itemCount: section.items.count,
        hasHeader: section.headerLength.laidOutLength > 0,
        hasFooter: section.footerLength.laidOutLength > 0,
        hasBackground: section.hasBackground && section.items.count > 0)
      guard entry.itemCount <= Self.elementLimit, entry.end <= Self.elementLimit else {
        throw .tooManyElements(section: number, items: entry.itemCount, elementsBefore: start)
      }
      sections.append(entry)
      start = entry.end
      items += entry.itemCount
    }
    self.sections = sections
    self.elementCount = start
    self.itemCount = items
  }

  /// Lists the elements that the content has; ends the program when they are too many.
  init(_ content: CollectionContent) {
    self = orStop { () throws(LayoutError) in try ElementDirectory(checking: content) }
  }

  /// The number of sections.
  @inlinable
  public var sectionCount: Int { sections.count }
}

extension ElementDirectory {
  /// The position of an element, or `nil` when the content has no such element.
  ///
  /// - Complexity: O(1)
  public func position(of id: ElementID) -> Int? {
    guard sections.indices.contains(id.indexPath.section) else { return nil }
    let section = sections[id.indexPath.section]
    switch id.kind {
    case .header: return section.hasHeader ? section.start : nil
    case .item:
      guard id.indexPath.item >= 0 && id.indexPath.item < section.itemCount else { return nil }
      return section.firstItem + id.indexPath.item
    case .footer: return section.hasFooter ? section.firstItem + section.itemCount : nil
    case .background: return section.hasBackground ? section.end - 1 : nil
    }
  }

  /// The element at a position.
  ///
  /// - Parameter position: `0 ..< elementCount`.
  /// - Complexity: O(log *s*) for *s* sections.
  public func element(at position: Int) -> ElementID {
    precondition(
      (0..<elementCount).contains(position), "there are \(elementCount) elements, so none at \(position)")
    var cursor = Cursor()
    return cursor.element(at: position, in: self)
  }

  /// The position of the *n*th item, counted over all sections.
  ///
  /// - Parameter ordinal: `0 ..< itemCount`.
  /// - Complexity: O(log *s*) for *s* sections.
  func position(ofItem ordinal: Int) -> Int {
    let section = sections[section(holdingItem: ordinal)]
    return section.firstItem + ordinal - section.itemsBefore
  }

  /// The section that holds the *n*th item, counted over all sections.
  private func section(holdingItem ordinal: Int) -> Int {
    sections.count == 1 ? 0 : sections.indices.partitioningIndex { sections[$0].itemsBefore > ordinal } - 1
  }

  /// The number of an item, counted over all sections, or `nil` when there is no such item.
  ///
  /// - Complexity: O(1)
  func itemNumber(at place: ItemPath) -> Int? {
    guard sections.indices.contains(place.section) else { return nil }
    let section = sections[place.section]
    return (0..<section.itemCount).contains(place.item) ? section.itemsBefore + place.item : nil
  }

  /// The place of the *n*th item, counted over all sections.
  ///
  /// - Parameter ordinal: `0 ..< itemCount`.
  /// - Complexity: O(log *s*) for *s* sections.
  func indexPath(ofItem ordinal: Int) -> ItemPath {
    let section = section(holdingItem: ordinal)
    return ItemPath(item: ordinal - sections[section].itemsBefore, section: section)
  }

  /// Remembers the section of the last position asked for, so that naming elements in order costs no search.
  @usableFromInline
  struct Cursor {
    @usableFromInline var section = 0
    @usableFromInline var firstItem = 0
    @usableFromInline var itemsEnd = 0
    @usableFromInline var start = 0
    @usableFromInline var end = 0

    @inlinable
    init() {}

    /// The element at a position; positions in ascending order are cheapest.
    @inlinable
    mutating func element(at position: Int, in directory: ElementDirectory) -> ElementID {
      if position >= end || position < start { move(to: position, in: directory) }
      if position >= firstItem && position < itemsEnd {
        return .item(position - firstItem, section: section)
      }
      return supplementary(at: position, in: directory)
    }

    @usableFromInline
    mutating func move(to position: Int, in directory: ElementDirectory) {
      let sections = directory.sections
      // In element order it is mostly the next section.
      let next = section + 1
      if next < sections.count, sections[next].start <= position, position < sections[next].end {
        section = next
      } else {
        section = sections.indices.partitioningIndex { sections[$0].start > position } - 1
      }
      let entry = directory.sections[section]
      start = entry.start
      end = entry.end
      firstItem = entry.firstItem
      itemsEnd = firstItem + entry.itemCount
    }

    @usableFromInline
    func supplementary(at position: Int, in directory: ElementDirectory) -> ElementID {
      if position < firstItem { return .header(section: section) }
      if position == itemsEnd && directory.sections[section].hasFooter { return .footer(section: section) }
      return .background(section: section)
    }
  }
}
