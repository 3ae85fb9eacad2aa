/// A location in the plane, in points; y grows downwards.
public struct LayoutPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// The same size with width and height swapped.
  @inlinable
  public var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension Double {
  /// The length as an arrangement lays it out: what is not a positive finite number has no extent.
  ///
  /// One NaN height would otherwise poison the position of every later item.
  @inlinable
  var laidOutLength: Double { self > 0 && self < .infinity ? self : 0 }

  /// The gap or inset as an arrangement lays it out: what is not a finite number is none.
  @inlinable
  var laidOutGap: Double { isFinite ? self : 0 }
}

/// Distances from the four edges of a rectangle towards its middle, in points. Negative values reach
/// outwards.
public struct LayoutInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  @inlinable
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// No distance on any side.
  public static let zero = LayoutInsets()

  /// The insets seen with the axes swapped: what was at the top is at the left.
  @inlinable
  var transposed: LayoutInsets { LayoutInsets(top: left, left: top, bottom: right, right: bottom) }

  /// The insets as arrangements lay them out.
  var laidOut: LayoutInsets {
    LayoutInsets(
      top: top.laidOutGap, left: left.laidOutGap, bottom: bottom.laidOutGap, right: right.laidOutGap)
  }
}
