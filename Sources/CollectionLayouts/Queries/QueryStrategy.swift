/// How a rect query finds its candidates.
public enum QueryStrategy: String, Hashable, Sendable, CaseIterable {
  /// Tests every element.
  case scan
  /// Searches running bounds of the frames by bisection; right for frames in any order.
  case binary
}

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

  /// The elements that can meet a query.
  ///
  /// - Parameters:
  ///   - query: The rectangle and what is visible.
  ///   - table: The frames that the index was made for.
  ///   - effect: What scrolling does to the elements' look.
  ///   - probes: Has the number of bounds read added to it.
  @inlinable
  func candidates<Effect: ScrollEffect>(
    for query: ElementQuery, in table: FrameTable, effect: Effect, counting probes: inout Int
  ) -> CandidateSet {
    switch self {
    case _ where query.window.isNowhere: return .run(0..<0)
    case .scan: return .run(table.frames.indices)
    case .binary(let index):
      let axis = table.container.axis
      return index.candidates(in: query.window.span(along: axis), counting: &probes) {
        effect.searchReach(for: $0, axis: axis)
      }
    }
  }
}
