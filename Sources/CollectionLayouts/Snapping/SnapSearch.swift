extension PreparedLayout {
  /// Where scrolling should rest.
  ///
  /// Every item is a candidate with the offset that its alignment asks for, clamped to the scrollable range, so
  /// that the ends can be rested at. Headers, footers and backgrounds are none.
  ///
  /// - Parameters:
  ///   - snapping: The rule.
  ///   - proposed: The offset proposed along the scroll axis, in points; a NaN counts as the start.
  ///   - velocity: The velocity along the scroll axis, in points per millisecond; a NaN counts as 0.
  ///   - startItem: For paging: the item that scrolling started from, counted over all sections; `nil` takes
  ///     the one nearest to `startOffset`.
  ///   - startOffset: For paging: the offset that scrolling started from, in points.
  /// - Returns: A finite offset inside the scrollable range, also without items.
  /// - Complexity: O(log *n*) when items follow each other along the axis, else O(*n*).
  public func snapTarget(
    _ snapping: Snapping, proposed: Double, velocity: Double = 0, startItem: Int? = nil,
    startOffset: Double = 0
  ) -> SnapTarget {
    let range = scrollableRange(along: container.axis)
    let proposed = range.clamping(proposed)
    guard table.directory.itemCount > 0, snapping.mode != .none else {
      return SnapTarget(offset: proposed, item: nil)
    }
    let search = SnapSearch(layout: self, alignment: snapping.alignment, range: range)
    let isFlick = velocity.magnitude > snapping.velocityThreshold
    let item: Int
    switch snapping.mode {
    case .none, .nearest: item = search.nearest(to: proposed)
    case .directional:
      item = isFlick ? search.next(from: proposed, forward: velocity > 0) : search.nearest(to: proposed)
    case .paged(let limit):
      let direction = isFlick ? (velocity > 0 ? 1 : -1) : 0
      let start = startItem ?? search.resting(at: range.clamping(startOffset), facing: direction)
      item = search.page(
        from: start, limit: max(1, limit), proposed: proposed, direction: direction)
    }
    let offset = search.offset(of: item)
    return SnapTarget(offset: offset, item: item)
  }
}

/// The search for one target offset among the items of a layout.
private struct SnapSearch {
  let layout: PreparedLayout
  let alignment: Snapping.Alignment
  let range: ScrollableRange

  var count: Int { layout.table.directory.itemCount }

  var order: SnapCandidates.Order {
    switch alignment {
    case .center: layout.snapCandidates.middles
    case .leading: layout.snapCandidates.leadingEdges
    }
  }

  /// The offset at which an item rests.
  func offset(of item: Int) -> Double {
    let table = layout.table
    let axis = table.container.axis
    let frame = table.frames[table.directory.position(ofItem: item)]
    switch alignment {
    case .center:
      return range.clamping(frame.mainMiddle(axis) - table.container.size.mainLength(axis) / 2)
    case .leading(let distance):
      return range.clamping(frame.mainMinimum(axis) - distance)
    }
  }

  /// The item with the nearest offset; ties go to the lowest item.
  func nearest(to proposed: Double) -> Int {
    guard order != .mixed else {
      return lowestItem { (offset(of: $0) - proposed).magnitude }
    }
    let after = rank(ofFirstAtLeast: proposed)
    let candidates = [after - 1, after].filter { 0 <= $0 && $0 < count }
    let offsets = candidates.map { offset(of: item(atRank: $0)) }
    let best = offsets.indices.min {
      let (left, right) = ((offsets[$0] - proposed).magnitude, (offsets[$1] - proposed).magnitude)
      return left != right ? left < right : lowest(offsets[$0]) < lowest(offsets[$1])
    }
    return lowest(offsets[best!])
  }

  /// The first item at or beyond the proposal in a direction, or the last one in that direction.
  func next(from proposed: Double, forward: Bool) -> Int {
    guard order != .mixed else {
      let beyond = (0..<count).filter { forward ? offset(of: $0) >= proposed : offset(of: $0) <= proposed }
      let pool = beyond.isEmpty ? Array(0..<count) : beyond
      let towardStart = forward != beyond.isEmpty
      let target = pool.map(offset(of:)).reduce(towardStart ? .infinity : -.infinity) {
        towardStart ? min($0, $1) : max($0, $1)
      }
      return pool.first { offset(of: $0) == target } ?? 0
    }
    let rank =
      forward
      ? min(rank(ofFirstAtLeast: proposed), count - 1)
      : max(rank(ofFirstAtLeast: proposed.nextUp) - 1, 0)
    return lowest(offset(of: item(atRank: rank)))
  }

  /// Whether item numbers run against offsets, as they do when reading from the right.
  private var numbersRunBackwards: Bool {
    switch order {
    case .ascending: return false
    case .descending: return true
    case .mixed:
      let container = layout.table.container
      return container.axis == .horizontal && container.writingDirection == .rightToLeft
    }
  }

  /// The item that scrolling rests on at an offset.
  ///
  /// Several items rest at each end of the range. Of these it is the farthest in the direction of a flick, so that
  /// its neighbour rests elsewhere and flicks get away from the ends.
  ///
  /// - Parameter direction: 1 or -1 for a flick, 0 for none.
  func resting(at offset: Double, facing direction: Int) -> Int {
    var item = nearest(to: offset)
    let step = direction * (numbersRunBackwards ? -1 : 1)
    let rest = self.offset(of: item)
    while step != 0, (0..<count).contains(item + step), self.offset(of: item + step) == rest { item += step }
    return item
  }

  /// The item that paging moves to.
  ///
  /// - Parameter direction: 1 or -1 for a flick, 0 for none.
  func page(from start: Int, limit: Int, proposed: Double, direction: Int) -> Int {
    let start = min(max(start, 0), count - 1)
    let sense = numbersRunBackwards ? -1 : 1
    if direction != 0 && limit == 1 {
      return min(max(start + direction * sense, 0), count - 1)
    }
    let low = max(0, start - min(limit, start))
    let high = min(count - 1, start + min(limit, count))
    var pool = low...high
    if direction * sense > 0 { pool = min(start + 1, high)...high }
    if direction * sense < 0 { pool = low...max(start - 1, low) }
    return pool.min {
      let (left, right) = ((offset(of: $0) - proposed).magnitude, (offset(of: $1) - proposed).magnitude)
      return left != right ? left < right : $0 < $1
    } ?? start
  }

  /// The item at a rank of ascending offsets. Only for items in order.
  private func item(atRank rank: Int) -> Int { order == .descending ? count - 1 - rank : rank }

  /// The first rank whose offset is at least `bound`, `0 ... count`. Only for items in order.
  private func rank(ofFirstAtLeast bound: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if offset(of: item(atRank: middle)) >= bound { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The lowest item that rests at an offset. Only for items in order.
  private func lowest(_ offset: Double) -> Int {
    order == .descending
      ? item(atRank: rank(ofFirstAtLeast: offset.nextUp) - 1)
      : item(atRank: rank(ofFirstAtLeast: offset))
  }

  private func lowestItem(by measure: (Int) -> Double) -> Int {
    var best = 0
    var bestMeasure = Double.infinity
    for item in 0..<count {
      let value = measure(item)
      if value < bestMeasure {
        best = item
        bestMeasure = value
      }
    }
    return best
  }
}
