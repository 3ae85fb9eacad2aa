/// The natural sizes of a section's items, in points.
public enum ItemSizes: Hashable, Sendable {
  /// All items have the same size. A negative count stands for 0.
  case uniform(LayoutSize, count: Int)
  /// One size per item.
  case each([LayoutSize])

  /// The number of items.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int {
    switch self {
    case .uniform(_, let count): max(0, count)
    case .each(let sizes): sizes.count
    }
  }

  /// The size of one item.
  ///
  /// - Parameter item: The item's number, `0 ..< count`.
  /// - Complexity: O(1)
  @inlinable
  public subscript(item: Int) -> LayoutSize {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }
}
