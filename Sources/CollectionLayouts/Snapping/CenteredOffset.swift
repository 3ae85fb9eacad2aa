extension PreparedLayout {
  /// The content offset at which an item's middle is in the middle of the view, as near as the scrollable range
  /// allows.
  ///
  /// - Parameter item: The item.
  /// - Returns: The offset along the scroll axis, in points, or `nil` when there is no such item.
  /// - Complexity: O(1)
  public func contentOffset(centering item: ItemPath) -> Double? {
    let id = ElementID(kind: .item, indexPath: item)
    guard let position = table.directory.position(of: id) else { return nil }
    let axis = container.axis
    let middle = table.frames[position].mainMiddle(axis)
    return scrollableRange(along: axis).clamping(middle - container.size.mainLength(axis) / 2)
  }

  /// The content offset at which the item is in the middle that was in the middle of another layout of the same
  /// content, such as the one before the container changed its size.
  ///
  /// - Parameters:
  ///   - oldOffset: The content offset in the other layout, along its scroll axis, in points.
  ///   - oldLayout: The other layout.
  /// - Returns: The offset along the scroll axis, in points; without items the old one, clamped.
  /// - Complexity: O(log *n*) when items follow each other along the axis, else O(*n*).
  public func contentOffset(centeringAsAt oldOffset: Double, in oldLayout: PreparedLayout) -> Double {
    let fallback = scrollableRange(along: container.axis).clamping(oldOffset)
    guard let number = oldLayout.snapTarget(.nearest, proposed: oldOffset).item else { return fallback }
    let item = oldLayout.table.directory.indexPath(ofItemNumber: number)
    return contentOffset(centering: item) ?? fallback
  }
}
