/// An axis-parallel rectangle, in points, whose edges are half open.
///
/// A side covers `[minimum, minimum + length)`; a side of length 0 is the single point `{minimum}`.
/// Rectangles that only touch therefore do not meet, and an empty rectangle strictly inside another does: the
/// behaviour of `CGRectIntersectsRect` on Apple's systems. Foundation's predicate on other systems counts
/// touching rectangles as meeting and traps on NaN, so the engine has its own.
///
/// The members have `CGRect`'s names and mean the same, but for this: `width` and `height` are the numbers
/// that were given, also negative ones; what holds for points follows the rule above, so an empty rectangle
/// contains its own point, and two rectangles have an intersection exactly when they meet; a rectangle with a
/// NaN meets and contains nothing.
public struct LayoutRect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The rectangle at the origin without extent.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that meets nothing, not even the infinite one.
  public static let null = LayoutRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle that meets every finite rectangle; the numbers are `CGRect.infinite`'s.
  public static let infinite = LayoutRect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension LayoutRect {
  /// The smaller horizontal edge, also for a negative width.
  @inlinable
  public var minX: Double { width < 0 ? x + width : x }

  /// The larger horizontal edge, also for a negative width.
  @inlinable
  public var maxX: Double { width < 0 ? x : x + width }

  /// The smaller vertical edge, also for a negative height.
  @inlinable
  public var minY: Double { height < 0 ? y + height : y }

  /// The larger vertical edge, also for a negative height.
  @inlinable
  public var maxY: Double { height < 0 ? y : y + height }

  @inlinable
  public var midX: Double { x + width / 2 }

  @inlinable
  public var midY: Double { y + height / 2 }

  @inlinable
  public var origin: LayoutPoint {
    get { LayoutPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  @inlinable
  public var size: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// Whether this is the null rectangle: one whose origin is at infinity.
  @inlinable
  public var isNull: Bool { x == .infinity || y == .infinity }

  /// Whether this is the rectangle that meets every finite one.
  @inlinable
  public var isInfinite: Bool { self == .infinite }

  /// Whether the rectangle has no area: it is null, a point or a line.
  @inlinable
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }

  /// Whether all four numbers are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The same area with a width and a height that are not negative.
  @inlinable
  public var standardized: LayoutRect {
    if width >= 0 && height >= 0 { return self }
    return LayoutRect(x: minX, y: minY, width: width.magnitude, height: height.magnitude)
  }

  /// Whether two rectangles share a point under the half-open rule.
  ///
  /// Negative sizes cover the area on the other side of the origin; a null rectangle or one with a NaN meets
  /// nothing. The answer is the same whichever of the two is asked.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func intersects(_ other: LayoutRect) -> Bool {
    QueryWindow(self).meets(QueryWindow(other))
  }
}
