/// A collection-view layout: an arrangement, an effect, snapping and caches, around prepared frames.
///
/// The methods have the names of UIKit's `UICollectionViewLayout` and mean the same. Frames are computed once
/// per change of content or container; a scroll computes nothing but the looks of the elements asked for.
///
///     var layout = CollectionLayout.line(itemSize: LayoutSize(width: 200, height: 200), spacing: 50)
///     layout.setContent(content, in: Container(size: LayoutSize(width: 390, height: 844), axis: .horizontal))
///     layout.visibleRect = LayoutRect(x: 1200, y: 0, width: 390, height: 844)
///     let attributes = layout.layoutAttributesForElements(in: layout.visibleRect)
///
/// A value: a copy is a layout of its own. For use from several threads share the ``PreparedLayout``.
public struct CollectionLayout: Sendable {
  /// What scrolling does to the elements' look.
  public var effect: any ScrollEffect
  /// Where scrolling comes to rest.
  public var snapping: Snapping
  /// Which results are kept.
  public var caches: LayoutCaches
  /// What has been done so far.
  public var counts = QueryCounts()
  /// The visible part of the content, in points: the bounds of the scroll view.
  public var visibleRect: LayoutRect = .zero {
    didSet {
      if !caches.keepsPrepareOverScrolling && visibleRect != oldValue {
        invalidate(.boundsChangedWithoutCache)
      }
    }
  }

  /// Which arrangement each section has.
  public private(set) var plan: ArrangementPlan
  /// What is laid out.
  public private(set) var content: CollectionContent = .empty
  /// What it is laid out into.
  public private(set) var container: Container
  /// Which supplementary views stay at the edge of the visible bounds.
  public private(set) var pinning = Pinning.none
  /// How rect queries find their candidates.
  public private(set) var strategy: QueryStrategy
  /// Why the last prepare was made; `nil` before the first.
  public private(set) var lastPrepareReason: LayoutInvalidation.Reason?

  /// What paging counts from.
  var pagingStart = PagingStart()
  private var preparation = Preparation.needed(.first)

  /// What there is of prepared frames.
  private enum Preparation: Sendable {
    /// Nothing: the next question prepares.
    case needed(LayoutInvalidation.Reason)
    case done(PreparedLayout)
  }

  /// Makes a layout without content.
  ///
  /// - Parameters:
  ///   - plan: Which arrangement each section has.
  ///   - effect: What scrolling does to the elements' look.
  ///   - snapping: Where scrolling comes to rest.
  ///   - strategy: How rect queries find their candidates.
  ///   - caches: Which results are kept.
  public init(
    _ plan: ArrangementPlan, effect: any ScrollEffect = NoEffect(), snapping: Snapping = .none,
    strategy: QueryStrategy = .binary, caches: LayoutCaches = LayoutCaches()
  ) {
    self.plan = plan
    self.effect = effect
    self.snapping = snapping
    self.strategy = strategy
    self.caches = caches
    self.container = Container(size: .zero)
  }

  /// Makes a layout without content in which all sections have the same arrangement.
  public init(
    _ arrangement: some Arrangement, effect: any ScrollEffect = NoEffect(), snapping: Snapping = .none,
    strategy: QueryStrategy = .binary, caches: LayoutCaches = LayoutCaches()
  ) {
    self.init(
      .same(arrangement), effect: effect, snapping: snapping, strategy: strategy, caches: caches)
  }
}

// MARK: - Content, and when to prepare

extension CollectionLayout {
  /// Replaces the content and the container. The next question prepares.
  public mutating func setContent(_ content: CollectionContent, in container: Container) {
    setContainer(container)
    self.content = content
    pagingStart = PagingStart()
    invalidate(.contentChanged)
  }

  /// Replaces the container; nothing happens when it is equal to the present one.
  public mutating func setContainer(_ container: Container) {
    guard container != self.container else { return }
    invalidate(
      container.size != self.container.size ? .containerSizeChanged : .containerTraitsChanged)
    self.container = container
    pagingStart = PagingStart()
    visibleRect.size = container.size
  }

  /// Replaces the arrangements. The next question prepares.
  public mutating func setArrangement(_ plan: ArrangementPlan) {
    self.plan = plan
    pagingStart = PagingStart()
    invalidate(.arrangementChanged)
  }

  /// Chooses how rect queries find their candidates.
  public mutating func setStrategy(_ strategy: QueryStrategy) {
    guard strategy != self.strategy else { return }
    self.strategy = strategy
    invalidate(.strategyChanged)
  }

  /// Chooses which supplementary views stay at the edge of the visible bounds.
  public mutating func setPinning(_ pinning: Pinning) {
    guard pinning != self.pinning else { return }
    self.pinning = pinning
    invalidate(.arrangementChanged)
  }

  /// Whether headers stay at the start of the visible bounds while their section is on screen.
  public var sectionHeadersPinToVisibleBounds: Bool {
    get { pinning.headers }
    set { setPinning(Pinning(headers: newValue, footers: pinning.footers)) }
  }

  /// Whether footers stay at the end of the visible bounds while their section is on screen.
  public var sectionFootersPinToVisibleBounds: Bool {
    get { pinning.footers }
    set { setPinning(Pinning(headers: pinning.headers, footers: newValue)) }
  }

  /// Makes the next question prepare anew.
  public mutating func invalidateLayout() { invalidate(.requested) }

  /// Takes over a layout prepared elsewhere, such as on another thread, for the present arrangement.
  ///
  /// - Parameters:
  ///   - prepared: The prepared layout; its container and its strategy become this layout's.
  ///   - content: The content that it was prepared from.
  public mutating func use(_ prepared: PreparedLayout, of content: CollectionContent) {
    self.content = content
    container = prepared.container
    pinning = prepared.table.pinning
    strategy = prepared.strategy
    pagingStart = PagingStart()
    visibleRect.size = container.size
    preparation = .done(prepared)
  }

  /// Computes base frames and index if anything calls for it. Every question does so by itself.
  ///
  /// - Complexity: O(*n*) when needed, else O(1).
  public mutating func prepare() { _ = prepared }

  /// The prepared frames and index, made now if needed.
  public var prepared: PreparedLayout {
    mutating get {
      switch preparation {
      case .done(let prepared): return prepared
      case .needed(let reason):
        let prepared = PreparedLayout(
          content: content, container: container, plan: plan, pinning: pinning, strategy: strategy)
        preparation = .done(prepared)
        counts.prepares += 1
        lastPrepareReason = reason
        return prepared
      }
    }
  }

  private mutating func invalidate(_ reason: LayoutInvalidation.Reason) {
    // The first reason stands until the prepare; later ones add nothing to what has to be done. The old
    // frames are let go of at once, so that they do not add to the peak of memory.
    if case .done = preparation { preparation = .needed(reason) }
  }

  /// The extent of the content, in points (UIKit's `collectionViewContentSize`).
  public var contentSize: LayoutSize {
    mutating get { prepared.contentSize }
  }

  /// Whether a change of bounds needs new looks or new frames.
  ///
  /// - Parameter newBounds: The new visible rectangle, in points.
  /// - Returns: `true` when looks or pinned views depend on scrolling and anything changed, when the size
  ///   changed, or when the caches do not keep the prepare over scrolling.
  public func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    invalidation(forBoundsChange: newBounds) != .none
  }

  /// What a change of bounds invalidates, and why.
  ///
  /// - Parameter newBounds: The new visible rectangle, in points.
  public func invalidation(forBoundsChange newBounds: LayoutRect) -> LayoutInvalidation {
    if case .needed(let reason) = preparation { return .prepare(reason) }
    if newBounds.size != container.size { return .prepare(.containerSizeChanged) }
    if newBounds == visibleRect { return .none }
    if !caches.keepsPrepareOverScrolling { return .prepare(.boundsChangedWithoutCache) }
    return effect.dependsOnScrolling || pinning.isActive ? .effect : .none
  }
}

// MARK: - Questions

extension CollectionLayout {
  /// What effects depend on at present.
  public var scene: ScrollScene { ScrollScene(visibleRect: visibleRect, axis: container.axis) }

  /// The elements whose displayed frames meet a rectangle, in element order, each once.
  ///
  /// - Parameter rect: The rectangle, in points; edges are half open. Null, NaN, negative and infinite ones
  ///   have answers too.
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  public mutating func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] {
    // Before the effect, which would be copied for it.
    let prepared = prepared
    return effect._collectElements(
      of: prepared, matching: ElementQuery(rect: rect, scene: scene), counting: &counts)
  }

  /// Visits the elements whose displayed frames meet a rectangle, in element order, each once, without
  /// allocating.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; edges are half open.
  ///   - body: Receives an element.
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  public mutating func forEachElement(in rect: LayoutRect, _ body: (LayoutAttributes) -> Void) {
    forEachElement(in: rect) { attributes, _ in body(attributes) }
  }

  /// Visits the elements whose displayed frames meet a rectangle until told to stop.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; edges are half open.
  ///   - body: Receives an element; sets its second argument to `true` to stop.
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  public mutating func forEachElement(
    in rect: LayoutRect, _ body: (LayoutAttributes, _ stop: inout Bool) -> Void
  ) {
    // Before the effect, which would be copied for it.
    let prepared = prepared
    effect._visitElements(
      of: prepared, matching: ElementQuery(rect: rect, scene: scene), counting: &counts, body)
  }

  /// The attributes of one item, equal to what a query returns for it.
  ///
  /// - Returns: `nil` when the content has no such item.
  /// - Complexity: O(1)
  public mutating func layoutAttributesForItem(at indexPath: ItemPath) -> LayoutAttributes? {
    layoutAttributes(for: ElementID(kind: .item, indexPath: indexPath))
  }

  /// The attributes of one element of any kind, equal to what a query returns for it.
  ///
  /// - Returns: `nil` when the content has no such element.
  /// - Complexity: O(1)
  public mutating func layoutAttributes(for element: ElementID) -> LayoutAttributes? {
    prepared.attributes(of: element, in: scene, effect: effect)
  }

  /// Says that a finger begins to drag the content, which is where ``Snapping/Mode/paged(limit:)`` counts
  /// from: call it from the scroll view's delegate method of this name. The next target offset ends the drag.
  ///
  /// Without the call, pages count from where scrolling last came to rest: the last target offset. Where there
  /// is none, or where the visible rectangle is farther from it than four times the view's length, as after
  /// scrolling by program, they count from the visible rectangle.
  ///
  /// Both places are forgotten when content, container or arrangement are replaced; batch updates move them
  /// along.
  public mutating func scrollViewWillBeginDragging() {
    pagingStart.beginDrag(at: visibleRect.origin.main(container.axis))
  }

  /// Where scrolling should come to rest.
  ///
  /// - Parameters:
  ///   - proposed: Where it would rest by itself, in points.
  ///   - velocity: The velocity when the finger lifts, in points per millisecond.
  /// - Returns: A finite offset inside the scrollable range, whatever was proposed. The layout takes it that
  ///   scrolling does rest there.
  /// - Complexity: O(log *n*) when items follow each other along the axis, else O(*n*).
  public mutating func targetContentOffset(
    forProposedContentOffset proposed: LayoutPoint, withScrollingVelocity velocity: LayoutPoint = .zero
  ) -> LayoutPoint {
    let prepared = prepared
    let axis = container.axis
    let across: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    let target = prepared.snapTarget(
      snapping, proposed: proposed.main(axis), velocity: velocity.main(axis),
      startOffset: pagingStart.offset(
        from: visibleRect.origin.main(axis), viewLength: container.size.mainLength(axis)))
    pagingStart.rest(at: target.offset)
    let crossOffset = prepared.scrollableRange(along: across).clamping(proposed.main(across))
    return LayoutPoint.zero.settingMain(target.offset, axis).settingMain(crossOffset, across)
  }
}
