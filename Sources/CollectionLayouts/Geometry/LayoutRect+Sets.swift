// Rectangles as sets of points, and rectangles made of others.

extension LayoutRect {
  /// Whether a point lies in the rectangle: on a lower edge it does, on an upper one it does not.
  ///
  /// - Complexity: O(1)
  public func contains(_ point: LayoutPoint) -> Bool {
    intersects(LayoutRect(origin: point, size: .zero))
  }

  /// Whether all points of another rectangle lie in this one. Every rectangle contains the null rectangle.
  ///
  /// - Complexity: O(1)
  public func contains(_ other: LayoutRect) -> Bool {
    let (outer, inner) = (QueryWindow(self), QueryWindow(other))
    return other.isNull
      || outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
        && inner.maxY <= outer.maxY
  }

  /// The smallest rectangle between whose edges this one and another lie; an empty one may come to lie on an
  /// upper edge. One without points, null or with a NaN, adds nothing.
  ///
  /// - Complexity: O(1)
  public func union(_ other: LayoutRect) -> LayoutRect {
    if QueryWindow(other).isNowhere { return self }
    if QueryWindow(self).isNowhere { return other }
    if isInfinite || other.isInfinite { return .infinite }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(
      x: left, y: top, width: Self.length(from: left, reaching: max(maxX, other.maxX)),
      height: Self.length(from: top, reaching: max(maxY, other.maxY)))
  }

  /// The points that this rectangle shares with another; null when they do not meet.
  ///
  /// - Complexity: O(1)
  public func intersection(_ other: LayoutRect) -> LayoutRect {
    guard intersects(other) else { return .null }
    if isInfinite { return other.standardized }
    if other.isInfinite { return standardized }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(
      x: left, y: top, width: Self.length(from: left, within: min(maxX, other.maxX)),
      height: Self.length(from: top, within: min(maxY, other.maxY)))
  }

  /// The least length whose end, as it is rounded, is not short of an edge.
  private static func length(from start: Double, reaching end: Double) -> Double {
    let length = end - start
    return start + length < end ? length.nextUp : length
  }

  /// The greatest length whose end, as it is rounded, does not pass an edge.
  private static func length(from start: Double, within end: Double) -> Double {
    let length = end - start
    return start + length > end ? length.nextDown : length
  }

  /// The rectangle moved by a distance.
  ///
  /// - Parameters:
  ///   - dx: How far to the right, in points.
  ///   - dy: How far down, in points.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle made smaller by a distance on opposite sides each; null when nothing is left of it.
  ///
  /// - Parameters:
  ///   - dx: How much on the left and on the right, in points; negative to make it wider.
  ///   - dy: How much at the top and at the bottom, in points; negative to make it higher.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    inset(by: LayoutInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle made smaller by insets; null when nothing is left of it.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    let outer = standardized
    let inner = LayoutRect(
      x: outer.x + insets.left, y: outer.y + insets.top, width: outer.width - insets.left - insets.right,
      height: outer.height - insets.top - insets.bottom)
    return inner.width < 0 || inner.height < 0 ? .null : inner
  }
}
