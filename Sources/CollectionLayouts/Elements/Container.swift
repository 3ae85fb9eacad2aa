/// What content is laid out into.
public struct Container: Hashable, Sendable {
  /// The size of the view, in points.
  public var size: LayoutSize
  /// The direction in which the content scrolls.
  public var axis: ScrollAxis
  /// The scroll view's insets around the content, in points (UIKit's `contentInset`): they widen the range of
  /// content offsets and lower the line at which headers pin. They move no frame.
  public var contentInsets: LayoutInsets
  /// The side from which lines are read.
  public var writingDirection: WritingDirection
  /// Pixels per point to which column edges are aligned; `nil` aligns nothing.
  public var pixelScale: Double?

  public init(
    size: LayoutSize, axis: ScrollAxis = .vertical, contentInsets: LayoutInsets = .zero,
    writingDirection: WritingDirection = .leftToRight, pixelScale: Double? = nil
  ) {
    self.size = size
    self.axis = axis
    self.contentInsets = contentInsets
    self.writingDirection = writingDirection
    self.pixelScale = pixelScale
  }

  /// Whether content runs from the right to the left along the scroll axis. Leading edges are right ones
  /// then.
  @inlinable
  @inline(__always)
  public var isReadFromRight: Bool { axis == .horizontal && writingDirection == .rightToLeft }
}

extension LayoutRect {
  /// The edge at which reading begins along the scroll axis: the top one, the left one, or in rows read from
  /// the right the right one.
  func readingEdge(in container: Container) -> Double {
    container.isReadFromRight ? maxX : mainMinimum(container.axis)
  }
}

/// The side from which lines are read.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  /// Frames are mirrored: x becomes content width - x - width.
  case rightToLeft
}
