/// The name of one element: what it is, and where it stands in the content.
public struct ElementID: Hashable, Sendable {
  public var kind: ElementKind
  public var indexPath: ItemPath

  @inlinable
  public init(kind: ElementKind, indexPath: ItemPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The one element of a kind that a section has.
  @inlinable
  init(kind: ElementKind, section: Int) {
    self.init(kind: kind, indexPath: ItemPath(item: 0, section: section))
  }

  /// The cell at an item's place.
  @inlinable
  public static func item(_ item: Int, section: Int = 0) -> ElementID {
    ElementID(kind: .item, indexPath: ItemPath(item: item, section: section))
  }

  /// The header of a section.
  @inlinable
  public static func header(section: Int) -> ElementID { ElementID(kind: .header, section: section) }

  /// The footer of a section.
  @inlinable
  public static func footer(section: Int) -> ElementID { ElementID(kind: .footer, section: section) }

  /// The background of a section.
  @inlinable
  public static func background(section: Int) -> ElementID { ElementID(kind: .background, section: section) }
}

extension ElementID: Comparable {
  /// Element order: section by section, in each the header, the items, the footer, the background.
  @inlinable
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool {
    if lhs.indexPath.section != rhs.indexPath.section {
      return lhs.indexPath.section < rhs.indexPath.section
    }
    return lhs.kind != rhs.kind ? lhs.kind < rhs.kind : lhs.indexPath.item < rhs.indexPath.item
  }
}

/// What an element is, in the order in which the elements of a section are listed.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// A supplementary view in front of the section's items.
  case header
  /// A cell.
  case item
  /// A supplementary view behind the section's items.
  case footer
  /// A decoration view below the section's items.
  case background

  @inlinable
  public static func < (lhs: ElementKind, rhs: ElementKind) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The place of an element in the content: a section, and an item within it.
///
/// UIKit calls it an index path. A plain value of two integers, so that making one costs nothing.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The item's number in its section, from 0. It is 0 for headers, footers and backgrounds.
  public var item: Int
  /// The section's number, from 0.
  public var section: Int

  @inlinable
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  @inlinable
  public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.item < rhs.item
  }
}
