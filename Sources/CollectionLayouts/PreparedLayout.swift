/// The immutable result of one prepare: base frames, content size, and an index that answers rect queries.
///
/// A value that can be made on any thread and shared between threads. It knows no effect and no scroll
/// position; both come with each query, so a scroll invalidates nothing in it.
public struct PreparedLayout: Sendable {
  /// One object around all parts, so that passing a prepared layout on costs one reference count instead of
  /// one per array.
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let table: FrameTable
    @usableFromInline let strategy: QueryStrategy
    @usableFromInline let index: PreparedIndex
    let snapCandidates: SnapCandidates

    init(table: FrameTable, strategy: QueryStrategy) {
      self.table = table
      self.strategy = strategy
      self.index = PreparedIndex(table, strategy: strategy)
      self.snapCandidates = SnapCandidates(table)
    }
  }

  @usableFromInline
  let storage: Storage

  /// Lays out content and indexes the frames; ends the program when it cannot be laid out.
  ///
  /// - Parameters:
  ///   - content: What is laid out.
  ///   - container: What it is laid out into.
  ///   - plan: Which arrangement each section has.
  ///   - pinning: Which supplementary views stay at the edge of the visible bounds.
  ///   - strategy: How rect queries find their candidates.
  /// - Complexity: O(*n*) for *n* elements, times what the arrangements cost per item.
  public init(
    content: CollectionContent, container: Container, plan: ArrangementPlan, pinning: Pinning = .none,
    strategy: QueryStrategy = .binary
  ) {
    self = orStop { () throws(LayoutError) in
      try PreparedLayout(
        checking: content, container: container, plan: plan, pinning: pinning, strategy: strategy)
    }
  }

  /// Lays out content and indexes the frames, or says why it cannot be laid out.
  ///
  /// - Throws: ``LayoutError``
  /// - Complexity: O(*n*) for *n* elements, times what the arrangements cost per item.
  public init(
    checking content: CollectionContent, container: Container, plan: ArrangementPlan,
    pinning: Pinning = .none, strategy: QueryStrategy = .binary
  ) throws(LayoutError) {
    self.init(
      table: try FrameTable(content: content, container: container, plan: plan, pinning: pinning),
      strategy: strategy)
  }

  /// Indexes frames for a strategy.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public init(table: FrameTable, strategy: QueryStrategy) {
    storage = Storage(table: table, strategy: strategy)
  }

  /// The base frames, in element order.
  @inlinable
  public var table: FrameTable { storage.table }

  /// How rect queries find their candidates.
  @inlinable
  public var strategy: QueryStrategy { storage.strategy }

  @inlinable
  var index: PreparedIndex { storage.index }

  /// What snapping needs to know of the items.
  var snapCandidates: SnapCandidates { storage.snapCandidates }

  /// The extent of the content, in points; never negative.
  public var contentSize: LayoutSize { table.contentSize }

  /// The container that the layout was prepared for.
  public var container: Container { table.container }

  /// The memory that the index takes beside the frames, in bytes.
  public var indexByteCount: Int { index.byteCount }
}

// MARK: - Questions

extension PreparedLayout {
  /// What effects depend on, for a visible rectangle in points.
  public func scene(showing visibleRect: LayoutRect) -> ScrollScene {
    ScrollScene(visibleRect: visibleRect, axis: container.axis)
  }

  /// Visits the elements whose displayed frames meet a rectangle, in element order, each once, without
  /// allocating.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; edges are half open.
  ///   - visibleRect: What is visible, in points.
  ///   - effect: What scrolling does to the elements' look.
  ///   - body: Receives an element; sets its second argument to `true` to stop.
  /// - Returns: What the query did.
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  @discardableResult
  public func forEachElement(
    in rect: LayoutRect, visibleRect: LayoutRect, effect: any ScrollEffect = NoEffect(),
    _ body: (LayoutAttributes, _ stop: inout Bool) -> Void
  ) -> QueryCounts {
    var counts = QueryCounts()
    effect._visitElements(
      of: self, matching: ElementQuery(rect: rect, scene: scene(showing: visibleRect)), counting: &counts,
      body)
    return counts
  }

  /// The elements whose displayed frames meet a rectangle, in element order, each once.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; edges are half open.
  ///   - visibleRect: What is visible, in points.
  ///   - effect: What scrolling does to the elements' look.
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  public func elements(
    in rect: LayoutRect, visibleRect: LayoutRect, effect: any ScrollEffect = NoEffect()
  ) -> [LayoutAttributes] {
    var counts = QueryCounts()
    return effect._collectElements(
      of: self, matching: ElementQuery(rect: rect, scene: scene(showing: visibleRect)), counting: &counts)
  }

  /// Visits the elements that stand in a span along the scroll axis, wherever they stand across it.
  func forEachElement(
    in span: MainSpan, _ scene: ScrollScene, _ body: (LayoutAttributes, _ stop: inout Bool) -> Void
  ) {
    let window = QueryWindow(span, along: container.axis)
    var counts = QueryCounts()
    visit(matching: ElementQuery(window: window, scene: scene), effect: NoEffect(), counting: &counts) {
      // The window is tested here too: one strategy returns every element.
      if window.meets($0.baseFrame) { body($0, &$1) }
    }
  }

  /// One element's attributes, equal to what a query returns for it, or `nil` when there is no such element.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - scene: What is visible.
  ///   - effect: What scrolling does to the element's look.
  /// - Complexity: O(1)
  public func attributes(
    of id: ElementID, in scene: ScrollScene, effect: any ScrollEffect
  ) -> LayoutAttributes? {
    guard let position = table.directory.position(of: id) else { return nil }
    var cursor = ElementDirectory.Cursor()
    return table.attributes(
      at: position, base: table.frames[position], cursor: &cursor, effect: effect, in: scene)
  }
}
