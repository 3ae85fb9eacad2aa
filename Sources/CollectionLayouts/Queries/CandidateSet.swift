/// What a strategy's search leaves to be tested: positions in ascending order.
@usableFromInline
enum CandidateSet {
  /// Positions that stand one after the other.
  case run(Range<Int>)
  /// What several lists of positions, none of which is in two of them, have in a span along the scroll axis.
  case merged([RunningBounds], MainSpan)

  /// How many elements to make room for, before the test has said how many there are.
  @inlinable
  var expectedCount: Int {
    switch self {
    case .run(let positions): min(positions.count, 64)
    case .merged: 16
    }
  }
}

extension [RunningBounds] {
  /// Visits the candidates of all lists in element order.
  ///
  /// Handed over in runs that come from one list, up to where another list comes in: lists seldom alternate.
  ///
  /// - Parameters:
  ///   - span: The window's span along the scroll axis.
  ///   - probes: Has the number of bounds read added to it.
  ///   - reach: How far displayed frames of elements up to a size can lie outside their base frames.
  ///   - body: Receives positions in ascending order, each once; returns whether to go on.
  /// - Complexity: O(*l* (log *n* + *r*) + *k*) for *l* lists, *r* runs and *k* candidates, without
  ///   allocating.
  @usableFromInline
  func forEachRun(
    in span: MainSpan, counting probes: inout Int, reach: (LayoutSize) -> Double,
    _ body: (UnsafeBufferPointer<Int32>) -> Bool
  ) {
    // Bounds argument: `cursors` has one place per list and is read and written at list numbers only; each
    // cursor stays within the range of places that its list answered with, and runs are cut from positions
    // with it.
    withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: count) { cursors in
      for (number, list) in enumerated() {
        let places = list.candidates(in: span, reach: reach(list.largest), counting: &probes)
        cursors.initializeElement(at: number, to: places)
      }
      while let run = nextRun(of: cursors) {
        let places = cursors[run.list]
        let goesOn = self[run.list].positions.withUnsafeBufferPointer { positions in
          var end = places.lowerBound + 1
          while end < places.upperBound && positions[end] < run.limit { end += 1 }
          cursors[run.list] = end..<places.upperBound
          return body(UnsafeBufferPointer(rebasing: positions[places.lowerBound..<end]))
        }
        if !goesOn { return }
      }
    }
  }

  /// The list whose next candidate comes first, and where the first candidate of another list follows.
  private func nextRun(of cursors: UnsafeMutableBufferPointer<Range<Int>>) -> (list: Int, limit: Int32)? {
    var first: (list: Int, position: Int32)?
    var limit = Int32.max
    for number in indices where !cursors[number].isEmpty {
      let position = self[number].positions[cursors[number].lowerBound]
      guard let leader = first else {
        first = (number, position)
        continue
      }
      limit = Swift.min(limit, Swift.max(position, leader.position))
      if position < leader.position { first = (number, position) }
    }
    return first.map { ($0.list, limit) }
  }
}
