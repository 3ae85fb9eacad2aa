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
