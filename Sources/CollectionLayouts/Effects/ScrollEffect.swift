/// What scrolling does to the look of elements: a pure function of an element and of what is visible.
///
/// An effect of your own needs the first three members only; the queries come with the protocol. Whether
/// ``reach(for:axis:)`` is large enough shows when a query is compared with a scan of all elements.
public protocol ScrollEffect: Sendable {
  /// Whether looks change when the content scrolls, so that a scroll must apply the effect anew.
  var dependsOnScrolling: Bool { get }

  /// How an element looks.
  ///
  /// - Parameters:
  ///   - element: Which element it is.
  ///   - base: Where it stands before the effect, in points.
  ///   - scene: What is visible.
  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook

  /// How far the displayed frame of an element can lie outside its base frame, at any scroll position.
  ///
  /// Queries widen their search by this much, so it must not be too small; when it is larger than needed,
  /// queries examine more elements than needed.
  ///
  /// - Parameters:
  ///   - largest: No element is wider or higher than this, in points.
  ///   - axis: The direction in which the content scrolls.
  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach

  // The default queries serve every effect. They are requirements so that the compiler makes one fast copy of
  // them per effect.

  /// Visits the elements of a prepared layout that meet a query.
  func _visitElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts,
    _ body: (LayoutAttributes, inout Bool) -> Void)

  /// Collects the elements of a prepared layout that meet a query.
  func _collectElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts
  ) -> [LayoutAttributes]

  /// Visits elements of a prepared layout whose positions are known.
  func _visitElements(
    of layout: PreparedLayout, at positions: [Int32], in scene: ScrollScene,
    _ body: (LayoutAttributes) -> Void)

  /// Collects all elements of a prepared layout.
  func _collectAllElements(of layout: PreparedLayout, in scene: ScrollScene) -> [LayoutAttributes]
}

/// How far an effect can move a displayed frame beyond its base frame, in points to either side.
public struct Reach: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// A reach; a NaN or a negative distance stands for any distance and for none.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x.isNaN ? .infinity : max(0, x)
    self.y = y.isNaN ? .infinity : max(0, y)
  }

  /// Displayed frames are base frames.
  public static let zero = Reach(x: 0, y: 0)

  /// Displayed frames can be anywhere.
  public static let unlimited = Reach(x: .infinity, y: .infinity)

  /// The reach along an axis, in points.
  @inlinable
  public func main(_ axis: ScrollAxis) -> Double { axis == .vertical ? y : x }
}

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

/// Elements look as they are laid out.
public struct NoEffect: ScrollEffect {
  @inlinable
  public init() {}

  @inlinable
  public var dependsOnScrolling: Bool { false }

  @inlinable
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    ElementLook(standing: element, at: base)
  }

  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }
}
