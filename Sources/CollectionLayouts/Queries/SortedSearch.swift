// The bisections of the hot path. Bounds argument: `low` and `high` start as `0 <= low <= high <= count` and
// only move towards each other, and a probe reads index `middle` with `low <= middle < high`, so every read
// is inside the buffer; the galloping search clamps each probe to `count - 1`.

extension [Double] {
  /// The first index whose value is greater than `bound`, in values that never decrease.
  ///
  /// - Parameter probes: Has the number of values read added to it.
  /// - Returns: `0 ... count`
  /// - Complexity: O(log *n*)
  @usableFromInline
  func firstIndex(above bound: Double, counting probes: inout Int) -> Int {
    withUnsafeBufferPointer { values in
      var low = 0
      var length = values.count
      var reads = 0
      // Halving the length with a conditional move instead of a branch: the outcome of a probe is a coin
      // toss.
      while length > 0 {
        let half = length / 2
        let middle = low + half
        let goesRight = !(values[middle] > bound)
        low = goesRight ? middle + 1 : low
        length = goesRight ? length - half - 1 : half
        reads += 1
      }
      probes += reads
      return low
    }
  }

  /// The first index at or after `start` whose value is at least `bound`, in values that never decrease.
  ///
  /// Looks near `start` first: the end of what is visible is close to its beginning.
  ///
  /// - Parameters:
  ///   - start: `0 ... count`
  ///   - bound: The least value to find.
  ///   - probes: Has the number of values read added to it.
  /// - Returns: `start ... count`
  /// - Complexity: O(log *d*) for an answer *d* places after `start`.
  @usableFromInline
  func firstIndex(from start: Int, atLeast bound: Double, counting probes: inout Int) -> Int {
    withUnsafeBufferPointer { values in
      let count = values.count
      var low = start
      var step = 8
      var high = Swift.min(start + step, count)
      var reads = 0
      while high < count {
        reads += 1
        if values[high - 1] >= bound { break }
        low = high
        step *= 2
        high = Swift.min(high + step, count)
      }
      while low < high {
        let middle = low + (high - low) / 2
        reads += 1
        if values[middle] >= bound { high = middle } else { low = middle + 1 }
      }
      probes += reads
      return low
    }
  }
}

extension Range<Int> {
  /// The first number from which on a condition holds, in a range in which it holds for none of the first
  /// numbers and for all of the rest.
  ///
  /// - Returns: The end of the range where it holds for none.
  /// - Complexity: O(log *n*)
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
