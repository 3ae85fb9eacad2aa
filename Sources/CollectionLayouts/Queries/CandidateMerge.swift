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
      while true {
        var next: (position: Int32, number: Int)?
        for number in 0..<classes.count where !cursors[number].isEmpty {
          let place = cursors[number].lowerBound
          let position = classes[number].positions?[place] ?? Int32(place)
          if position < next?.position ?? .max { next = (position, number) }
        }
        guard let next else { return }
        let cursor = cursors[next.number]
        cursors[next.number] = (cursor.lowerBound + 1)..<cursor.upperBound
        if !body(Int(next.position)) { return }
      }
    }
  }
}
