/// The search structure of a prepared layout, one case a strategy.
@usableFromInline
enum PreparedIndex: Sendable {
  /// Every element.
  case scan
  case binary(RunningBoundsIndex)

  /// Indexes a frame table for a strategy.
  init(_ table: FrameTable, strategy: QueryStrategy) {
    switch strategy {
    case .scan: self = .scan
    case .binary: self = .binary(RunningBoundsIndex(frames: table.searchFrames, axis: table.container.axis))
    }
  }

  /// The memory that the index takes beside the frames, in bytes.
  var byteCount: Int {
    switch self {
    case .scan: 0
    case .binary(let index): index.byteCount
    }
  }
}
