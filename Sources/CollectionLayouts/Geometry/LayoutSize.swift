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
