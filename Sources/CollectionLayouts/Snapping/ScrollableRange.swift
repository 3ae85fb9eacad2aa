/// The content offsets along one axis at which a scroll view can rest, in points.
public struct ScrollableRange: Hashable, Sendable {
  /// The offset that shows the start of the content.
  public let minimum: Double
  /// The offset that shows the end of the content, or the minimum when everything fits.
  public let maximum: Double

  /// The range for a content length in a view.
  ///
  /// - Parameters:
  ///   - contentLength: The extent of the content, in points.
  ///   - viewLength: The extent of the view, in points.
  ///   - leadingInset: How far the range reaches before the content, in points.
  ///   - trailingInset: How far the range reaches beyond the content, in points.
  public init(
    contentLength: Double, viewLength: Double, leadingInset: Double = 0, trailingInset: Double = 0
  ) {
    let minimum = leadingInset.isFinite ? 0 - leadingInset : 0
    let end = contentLength + trailingInset - viewLength
    self.minimum = minimum
    self.maximum = end.isFinite ? max(minimum, end) : minimum
  }

  private init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of all offsets.
  static let unlimited = ScrollableRange(minimum: -.infinity, maximum: .infinity)

  /// The offset in the range that is nearest to a proposal; a NaN gives the minimum.
  public func clamping(_ offset: Double) -> Double {
    offset.isNaN ? minimum : min(maximum, max(minimum, offset))
  }

  /// Whether a scroll view can rest at an offset.
  public func contains(_ offset: Double) -> Bool { minimum <= offset && offset <= maximum }
}

extension PreparedLayout {
  /// The content offsets at which a scroll view can rest, along an axis.
  public func scrollableRange(along axis: ScrollAxis) -> ScrollableRange {
    let insets = container.contentInsets
    return ScrollableRange(
      contentLength: contentSize.mainLength(axis), viewLength: container.size.mainLength(axis),
      leadingInset: axis == .vertical ? insets.top : insets.left,
      trailingInset: axis == .vertical ? insets.bottom : insets.right)
  }

  /// The content offset at which reading begins: the top, or the right end for right-to-left rows.
  public var initialContentOffset: LayoutPoint {
    let horizontal = scrollableRange(along: .horizontal)
    let vertical = scrollableRange(along: .vertical)
    let startsAtEnd = container.writingDirection == .rightToLeft
    return LayoutPoint(x: startsAtEnd ? horizontal.maximum : horizontal.minimum, y: vertical.minimum)
  }
}
