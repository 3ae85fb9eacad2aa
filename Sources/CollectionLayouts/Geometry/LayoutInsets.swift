/// Distances from the four edges of a rectangle towards its middle, in points. Negative values reach outwards.
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
