extension RunningBoundsIndex {
  /// The candidates of several length classes in element order.
  ///
  /// - Parameters:
  ///   - span: The window's span along the scroll axis.
  ///   - reach: How far displayed frames of elements up to a size can lie outside their base frames.
  ///   - body: Receives positions in ascending order, each once; returns whether to go on.
  /// - Complexity: O(*c* (log *n* + *k*)) for *c* classes and *k* candidates, without allocating.
  @usableFromInline
  func forEachMergedCandidate(
    in span: MainSpan, reach: (Size) -> Double, _ body: (Int) -> Bool
  ) {
    // Bounds argument: `cursors` has one place per class and is read and written at class numbers only; each
    // cursor stays within the range of places that its class answered with.
    withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: classes.count) { cursors in
      for (number, entry) in classes.enumerated() {
        let places = entry.candidates(in: span, reach: reach(entry.largest))
        cursors.initializeElement(at: number, to: places)
      }
      while let run = nextRun(of: cursors) {
        // The run's class alone, up to where another class comes in: classes seldom alternate.
        let places = cursors[run.number]
        var place = places.lowerBound
        if let positions = classes[run.number].positions {
          while place < places.upperBound && positions[place] < run.limit {
            if !body(Int(positions[place])) { return }
            place += 1
          }
        } else {
          while place < places.upperBound && place < Int(run.limit) {
            if !body(place) { return }
            place += 1
          }
        }
        cursors[run.number] = place..<places.upperBound
      }
    }
  }

  /// The class whose next candidate comes first, and where the first candidate of another class follows.
  private func nextRun(of cursors: UnsafeMutableBufferPointer<Range<Int>>) -> (number: Int, limit: Int32)? {
    var first: (number: Int, position: Int32)?
    var limit = Int32.max
    for number in 0..<classes.count where !cursors[number].isEmpty {
      let place = cursors[number].lowerBound
      let position = classes[number].positions?[place] ?? Int32(truncatingIfNeeded: place)
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
