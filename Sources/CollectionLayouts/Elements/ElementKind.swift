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
