/// What an effect may depend on besides the element: what is visible, and how the content scrolls.
public struct ScrollScene: Hashable, Sendable {
  /// The visible part of the content, in points; its origin is the content offset.
  public var visibleRect: LayoutRect
  /// The direction in which the content scrolls.
  public var axis: ScrollAxis

  @inlinable
  public init(visibleRect: LayoutRect, axis: ScrollAxis) {
    self.visibleRect = visibleRect
    self.axis = axis
  }

  /// How far the middle of a frame lies before the middle of the visible rectangle along the axis, in points.
  ///
  /// Positive for frames that have passed the middle.
  @inlinable
  public func distance(of frame: LayoutRect) -> Double {
    visibleRect.mainMiddle(axis) - frame.mainMiddle(axis)
  }
}
