extension RunningBoundsIndex {
  /// The candidates of several length classes in element order.
  ///
  /// Handed over in runs that belong to one class, up to where another class comes in: classes seldom alternate.
  ///
  /// - Parameters:
  ///   - span: The window's span along the scroll axis.
  ///   - probes: Has the number of bounds read added to it.
  ///   - reach: How far displayed frames of elements up to a size can lie outside their base frames.
  ///   - body: Receives positions in ascending order, each once; returns whether to go on.
  /// - Complexity: O(*c* (log *n* + *r*) + *k*) for *c* classes, *r* runs and *k* candidates, without allocating.
  @usableFromInline
  func forEachMergedRun(
    in span: MainSpan, counting probes: inout Int, reach: (LayoutSize) -> Double,
    _ body: (UnsafeBufferPointer<Int32>) -> Bool
  ) {
    // Bounds argument: `cursors` has one place per class and is read and written at class numbers only; each cursor
    // stays within the range of places that its class answered with, and runs are cut from positions with it.
    withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: classes.count) { cursors in
      for (number, entry) in classes.enumerated() {
        let places = entry.candidates(in: span, reach: reach(entry.largest), counting: &probes)
        cursors.initializeElement(at: number, to: places)
      }
      while let run = nextRun(of: cursors) {
        let places = cursors[run.number]
        let goesOn = classes[run.number].positions.withUnsafeBufferPointer { positions in
          var end = places.lowerBound + 1
          while end < places.upperBound && positions[end] < run.limit { end += 1 }
          cursors[run.number] = end..<places.upperBound
          return body(UnsafeBufferPointer(rebasing: positions[places.lowerBound..<end]))
        }
        if !goesOn { return }
      }
    }
  }

  /// The class whose next candidate comes first, and where the first candidate of another class follows.
  private func nextRun(
    of cursors: UnsafeMutableBufferPointer<Range<Int>>
  ) -> (number: Int, limit: Int32)? {
    var first: (number: Int, position: Int32)?
    var limit = Int32.max
    for number in 0..<classes.count where !cursors[number].isEmpty {
      let position = classes[number].positions[cursors[number].lowerBound]
      guard let leader = first else {
        first = (number, position)
        continue
      }
      limit = min(limit, max(position, leader.position))
      if position < leader.position { first = (number, position) }
    }
    return first.map { ($0.number, limit) }
  }
}
