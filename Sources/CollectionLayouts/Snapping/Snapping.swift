/// Where scrolling comes to rest.
public struct Snapping: Hashable, Sendable {
  /// Which candidate is taken.
  public enum Mode: Hashable, Sendable {
    /// None: scrolling rests where it was proposed to, inside the scrollable range.
    case none
    /// The candidate nearest to the proposal; ties go to the lower item.
    case nearest
    /// With a flick faster than the threshold, the next candidate in its direction from the proposal;
    /// without, the nearest.
    case directional
    /// With a flick faster than the threshold, the neighbour of the item that scrolling started from;
    /// without, the nearest of that item and those within the limit. Where scrolling started from is told
    /// with ``CollectionLayout/scrollViewWillBeginDragging()``.
    ///
    /// - Parameter limit: The most items that one flick may pass, at least 1.
    case paged(limit: Int = 1)
  }

  /// Which line of an item comes to rest where.
  public enum Alignment: Hashable, Sendable {
    /// The item's middle in the middle of the view.
    case center
    /// The item's leading edge this many points behind the view's. The edge where reading begins leads: in
    /// rows read from the right it is the right one, of the item as of the view.
    case leading(Double)
  }

  public var mode: Mode
  public var alignment: Alignment
  /// A flick that is faster than this has a direction, in UIKit's unit for it, points per millisecond. With a
  /// negative number every flick has; no velocity is no flick.
  public var velocityThreshold: Double

  public init(_ mode: Mode, alignment: Alignment = .center, velocityThreshold: Double = 0.2) {
    self.mode = mode
    self.alignment = alignment
    self.velocityThreshold = velocityThreshold
  }

  /// Scrolling rests where it was proposed to, inside the scrollable range.
  public static let none = Snapping(.none)
  /// The middle nearest to the proposal comes to rest in the middle.
  public static let nearest = Snapping(.nearest)
  /// The next middle in the direction of the flick comes to rest in the middle.
  public static let directional = Snapping(.directional)
}

/// Where scrolling rests, and on which item.
public struct SnapTarget: Hashable, Sendable {
  /// The content offset along the scroll axis, in points: finite, and inside the scrollable range.
  public var offset: Double
  /// The number of the item, counted over all sections; `nil` when there was no item to take. Of several that
  /// rest at this offset it is the lowest, but for paging, which counts on from the item that it started
  /// from.
  public var item: Int?
}
