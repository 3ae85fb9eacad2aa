/// Where the present scroll started from, along the scroll axis, in points: what paging counts from.
struct PagingStart: Sendable {
  /// Where the drag began; `nil` when nobody said so.
  private var dragged: Double?
  /// Where the last scroll came to rest; `nil` before the first, and once content has been replaced since.
  private var rested: Double?

  init(dragged: Double? = nil, rested: Double? = nil) {
    self.dragged = dragged
    self.rested = rested
  }

  /// More views than this no finger drags content, so the last rest was left by other means.
  private static let viewsPerDrag = 4.0

  /// The offset to count from.
  ///
  /// - Parameters:
  ///   - offset: The present offset, in points.
  ///   - viewLength: The extent of the view along the scroll axis, in points.
  func offset(from offset: Double, viewLength: Double) -> Double {
    if let dragged { return dragged }
    guard let rested, (rested - offset).magnitude <= Self.viewsPerDrag * viewLength else { return offset }
    return rested
  }

  mutating func beginDrag(at offset: Double) { dragged = offset }

  mutating func rest(at offset: Double) { self = PagingStart(rested: offset) }

  /// The same places after a change of content.
  func moved(by move: (Double) -> Double) -> PagingStart {
    PagingStart(dragged: dragged.map(move), rested: rested.map(move))
  }
}
