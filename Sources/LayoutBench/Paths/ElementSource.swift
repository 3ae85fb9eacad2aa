import CollectionLayouts

/// What a path asks in each frame, and what it is answered.
struct ElementSource {
  private let path: MeasuredPath
  private let rects: [LayoutRect]
  private var layout: CollectionLayout
  /// The layout as it was prepared for all paths.
  private let prepared: PreparedLayout
  /// Where elements stand that are visited without a search: those of each frame, or all of them in every
  /// frame.
  private let knownPositions: [[Int32]]
  /// A search of one's own, and the layout that it is prepared for.
  private var own: OwnSearch.Prepared?
  private let unprepared: CollectionLayout
  /// What was handed out without a query of the layout's.
  private var visits = QueryCounts()

  init(_ path: MeasuredPath, on stage: StagedScenario) {
    self.path = path
    rects = stage.rects
    layout = stage.layout(for: path)
    prepared = layout.prepared
    unprepared = stage.laidOut.unpreparedLayout
    switch path {
    case .floor: knownPositions = stage.positionsOfAnswers
    case .everything: knownPositions = [Array(0..<Int32(clamping: stage.table.frames.count))]
    case .query: knownPositions = []
    case .own(let search, _):
      knownPositions = []
      own = search.prepare(unprepared)
    }
  }

  /// What was asked and answered so far.
  var counts: QueryCounts {
    var counts = layout.counts
    counts.queries += visits.queries
    counts.examined += visits.examined
    counts.returned += visits.returned
    return counts
  }

  /// Asks what one frame shows.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame.
  ///   - body: Receives the elements of a path that visits them one by one.
  /// - Returns: The elements of a path that hands over arrays; `nil` when they were visited.
  @inline(__always)
  mutating func elements(
    ofFrame frame: Int, visiting body: (LayoutAttributes) -> Void
  ) -> [LayoutAttributes]? {
    let rect = rects[frame]
    layout.visibleRect = rect
    switch path {
    case .floor:
      visit(knownPositions[frame], of: prepared, body)
    case .everything(.visitor, _):
      visit(knownPositions[0], of: layout.prepared, body)
    case .everything(.array, _):
      let prepared = layout.prepared
      countVisit(of: knownPositions[0].count)
      return layout.effect._collectAllElements(of: prepared, in: layout.scene)
    case .query(_, .visitor, _):
      layout.forEachElement(in: rect, body)
    case .query(_, .array, _):
      return layout.layoutAttributesForElements(in: rect)
    case .own(let search, let caches):
      if !caches.keepsPrepareOverScrolling { own = search.prepare(unprepared) }
      return own?.elements(in: rect, visiting: body)
    }
    return nil
  }

  @inline(__always)
  private mutating func visit(
    _ positions: [Int32], of prepared: PreparedLayout, _ body: (LayoutAttributes) -> Void
  ) {
    countVisit(of: positions.count)
    layout.effect._visitElements(of: prepared, at: positions, in: layout.scene, body)
  }

  private mutating func countVisit(of count: Int) {
    visits.queries += 1
    visits.examined += count
    visits.returned += count
  }
}
