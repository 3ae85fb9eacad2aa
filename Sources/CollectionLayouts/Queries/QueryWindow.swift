/// A query rectangle made ready for testing many frames: standardised edges, and upper edges to compare with
/// `<`.
///
/// An empty side is the point `{minimum}`, and so is one whose length is lost in rounding. Its upper edge is
/// stored as the next number up, so that `frame minimum < maximum` holds for exactly the frames that start at
/// or before the point, and one comparison serves empty and non-empty sides alike.
@frozen
public struct QueryWindow: Sendable {
  public let minX: Double
  public let minY: Double
  /// The first number beyond the window's horizontal span.
  public let maxX: Double
  /// The first number beyond the window's vertical span.
  public let maxY: Double

  /// Prepares `rect` for testing; null and NaN give a window that meets nothing.
  ///
  /// - Complexity: O(1)
  @inlinable
  public init(_ rect: LayoutRect) {
    if rect.isNull || rect.x.isNaN || rect.y.isNaN || rect.width.isNaN || rect.height.isNaN {
      self.init(minX: .nan, minY: .nan, maxX: .nan, maxY: .nan)
    } else if rect == .infinite {
      self.init(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    } else {
      self.init(
        minX: rect.minX, minY: rect.minY,
        maxX: rect.minX == rect.maxX ? rect.minX.nextUp : rect.maxX,
        maxY: rect.minY == rect.maxY ? rect.minY.nextUp : rect.maxY)
    }
  }

  /// The window of a span along an axis, without limits across it.
  init(_ span: MainSpan, along axis: ScrollAxis) {
    let all = MainSpan(minimum: -.infinity, maximum: .infinity)
    let (x, y) = axis == .vertical ? (all, span) : (span, all)
    self.init(minX: x.minimum, minY: y.minimum, maxX: x.maximum, maxY: y.maximum)
  }

  @inlinable
  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether a frame meets the window.
  ///
  /// - Parameter frame: A frame with a width and a height that are not negative. A frame with a NaN meets
  ///   nothing, because every comparison with NaN is false.
  /// - Complexity: O(1)
  @inlinable
  @inline(__always)
  public func meets(_ frame: LayoutRect) -> Bool {
    frame.x < maxX && frame.y < maxY
      && (minX < frame.x + frame.width || (minX == frame.x && minX == frame.x + frame.width))
      && (minY < frame.y + frame.height || (minY == frame.y && minY == frame.y + frame.height))
  }

  /// Whether two windows share a number on both axes.
  ///
  /// - Complexity: O(1)
  @inlinable
  func meets(_ other: QueryWindow) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether no frame can meet the window.
  @inlinable
  public var isNowhere: Bool { !(minX < maxX && minY < maxY) }
}

/// A window's span along the scroll axis, in points.
@frozen
public struct MainSpan: Sendable {
  public let minimum: Double
  /// The first number beyond the span.
  public let maximum: Double

  @inlinable
  init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension MainSpan {
  /// The span seen in a mirror at 0.
  @inlinable
  var negated: MainSpan { MainSpan(minimum: -maximum, maximum: -minimum) }
}

extension QueryWindow {
  /// The window's span along an axis.
  @inlinable
  func span(along axis: ScrollAxis) -> MainSpan {
    axis == .vertical
      ? MainSpan(minimum: minY, maximum: maxY) : MainSpan(minimum: minX, maximum: maxX)
  }
}
