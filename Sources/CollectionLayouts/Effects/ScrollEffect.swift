/// What scrolling does to the look of elements: a pure function of an element and of what is visible.
///
/// An effect of your own needs the first three members only; the queries come with the protocol. The bench
/// checks that ``reach(for:axis:)`` is large enough, as does comparing a query with a scan of all elements.
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

  /// Visits the elements of a prepared layout that meet a query. The default serves every effect; it is a
  /// requirement only so that the compiler makes one fast copy per effect.
  func visitElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts,
    _ body: (LayoutAttributes, inout Bool) -> Void)

  /// Collects the elements of a prepared layout that meet a query. The default serves every effect; it is a
  /// requirement only so that the compiler makes one fast copy per effect.
  func collectElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts
  ) -> [LayoutAttributes]

  /// Visits elements of a prepared layout whose positions are known. The default serves every effect; it is a
  /// requirement only so that the compiler makes one fast copy per effect.
  func visitElements(
    of layout: PreparedLayout, at positions: [Int32], in scene: ScrollScene,
    _ body: (LayoutAttributes) -> Void)

  /// Collects all elements of a prepared layout. The default serves every effect; it is a requirement only so that the
  /// compiler makes one fast copy per effect.
  func collectAllElements(of layout: PreparedLayout, in scene: ScrollScene) -> [LayoutAttributes]
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
