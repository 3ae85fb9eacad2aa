/// The name of one element: what it is, and where it stands in the content.
public struct ElementID: Hashable, Sendable {
  public var kind: ElementKind
  public var indexPath: ItemPath

  @inlinable
  public init(kind: ElementKind, indexPath: ItemPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The cell at an item's place.
  @inlinable
  public static func item(_ item: Int, section: Int = 0) -> ElementID {
    ElementID(kind: .item, indexPath: ItemPath(item: item, section: section))
  }

  /// The header of a section.
  @inlinable
  public static func header(section: Int) -> ElementID {
    ElementID(kind: .header, indexPath: ItemPath(item: 0, section: section))
  }

  /// The footer of a section.
  @inlinable
  public static func footer(section: Int) -> ElementID {
    ElementID(kind: .footer, indexPath: ItemPath(item: 0, section: section))
  }

  /// The background of a section.
  @inlinable
  public static func background(section: Int) -> ElementID {
    ElementID(kind: .background, indexPath: ItemPath(item: 0, section: section))
  }
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
