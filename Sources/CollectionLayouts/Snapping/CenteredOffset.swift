extension PreparedLayout {
  /// The content offset at which an item's middle is in the middle of the view, as near as the scrollable
  /// range allows.
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

  /// The content offset at which the item is in the middle that was in the middle of another layout of the
  /// same content, such as the one before the container changed its size.
  ///
  /// In the middle is the item that the view's middle runs through, of several the one whose own middle is
  /// nearest; where it runs through none, the one whose middle is nearest. Ties go to the lower item.
  ///
  /// - Parameters:
  ///   - oldOffset: The content offset in the other layout, along its scroll axis, in points.
  ///   - oldLayout: The other layout.
  /// - Returns: The offset along the scroll axis, in points; without items the old one, clamped.
  /// - Complexity: That of a rect query, or without an item in the middle O(log *n*) when items follow each
  ///   other along the axis, else O(*n*).
  public func contentOffset(centeringAsAt oldOffset: Double, in oldLayout: PreparedLayout) -> Double {
    let range = scrollableRange(along: container.axis)
    guard let item = oldLayout.itemInTheMiddle(at: oldOffset) else { return range.clamping(oldOffset) }
    return contentOffset(centering: item) ?? range.clamping(oldOffset)
  }

  /// The item in the middle of the view at an offset, or `nil` without items.
  private func itemInTheMiddle(at offset: Double) -> ItemPath? {
    guard table.directory.itemCount > 0 else { return nil }
    let axis = container.axis
    let offset = scrollableRange(along: axis).clamping(offset)
    let middle = offset + container.size.mainLength(axis) / 2
    var nearest: (item: ItemPath, distance: Double)?
    forEachElement(in: MainSpan(minimum: middle, maximum: middle.nextUp), scene(showing: .zero)) {
      attributes, _ in
      guard attributes.elementID.kind == .item else { return }
      let distance = (attributes.baseFrame.mainMiddle(axis) - middle).magnitude
      if distance < nearest?.distance ?? .infinity { nearest = (attributes.indexPath, distance) }
    }
    if let nearest { return nearest.item }
    let search = SnapSearch(layout: self, alignment: .center, range: .unlimited)
    return table.directory.indexPath(ofItem: search.nearest(to: offset))
  }
}
