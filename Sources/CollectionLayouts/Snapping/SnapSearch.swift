extension PreparedLayout {
  /// Where scrolling should rest.
  ///
  /// Every item is a candidate with the offset that its alignment asks for, clamped to the scrollable range,
  /// so that the ends can be rested at. Headers, footers and backgrounds are none.
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
    let isFlick = velocity.magnitude > max(0, snapping.velocityThreshold)
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
    return SnapTarget(offset: search.offset(of: item), item: item)
  }
}

/// The search for one target offset among the items of a layout.
struct SnapSearch {
  let layout: PreparedLayout
  let alignment: Snapping.Alignment
  let range: ScrollableRange

  private var items: Range<Int> { 0..<layout.table.directory.itemCount }

  /// How the offsets of items follow each other.
  private var order: SnapCandidates.Order {
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
    case .leading(let distance): return range.clamping(layout.leadingOffset(of: frame, at: distance))
    }
  }

  /// The item with the nearest offset; ties go to the lowest item.
  func nearest(to proposed: Double) -> Int { nearest(to: proposed, among: items) }

  /// The item of a range that is not empty with the nearest offset; ties go to the lowest item.
  private func nearest(to proposed: Double, among pool: Range<Int>) -> Int {
    let distance = { (offset(of: $0) - proposed).magnitude }
    guard order != .mixed else {
      var best = (item: pool.lowerBound, distance: Double.infinity)
      for item in pool {
        let distance = distance(item)
        if distance < best.distance { best = (item, distance) }
      }
      return best.item
    }
    let beyond = pool.partitioningIndex { !precedes($0, proposed) }
    guard beyond > pool.lowerBound else { return beyond }
    if beyond < pool.upperBound && distance(beyond) < distance(beyond - 1) { return beyond }
    return lowest(restingWith: beyond - 1, among: pool)
  }

  /// The first item at or beyond the proposal in a direction, or the last one in that direction.
  func next(from proposed: Double, forward: Bool) -> Int {
    guard order != .mixed else {
      let beyond = items.filter { forward ? offset(of: $0) >= proposed : offset(of: $0) <= proposed }
      let towardStart = forward != beyond.isEmpty
      let pool = beyond.isEmpty ? Array(items) : beyond
      return pool.reduce(pool[0]) { best, item in
        let (offset, other) = (offset(of: best), offset(of: item))
        return (towardStart ? other < offset : other > offset) ? item : best
      }
    }
    let item: Int
    if forward == (order == .ascending) {
      item = min(items.partitioningIndex { !precedes($0, proposed) }, items.upperBound - 1)
    } else {
      let behind = items.partitioningIndex { !precedes($0, proposed) && offset(of: $0) != proposed }
      item = max(behind - 1, 0)
    }
    return lowest(restingWith: item, among: items)
  }

  /// The item that scrolling rests on at an offset.
  ///
  /// Several items rest at each end of the range. Of these it is the farthest in the direction of a flick, so
  /// that its neighbour rests elsewhere and flicks get away from the ends.
  ///
  /// - Parameter direction: 1 or -1 for a flick, 0 for none.
  func resting(at offset: Double, facing direction: Int) -> Int {
    var item = nearest(to: offset)
    let step = direction * (numbersRunBackwards ? -1 : 1)
    // The nearest is the lowest of those that rest there.
    guard step > 0 else { return item }
    let rest = self.offset(of: item)
    if order != .mixed {
      return (item..<items.upperBound).partitioningIndex { self.offset(of: $0) != rest } - 1
    }
    while item + 1 < items.upperBound, self.offset(of: item + 1) == rest { item += 1 }
    return item
  }

  /// The item that paging moves to.
  ///
  /// - Parameter direction: 1 or -1 for a flick, 0 for none.
  func page(from start: Int, limit: Int, proposed: Double, direction: Int) -> Int {
    let last = items.upperBound - 1
    let start = min(max(start, 0), last)
    let sense = numbersRunBackwards ? -1 : 1
    let low = max(0, start - min(limit, start))
    let high = min(last, start + min(limit, last - start))
    var pool = low..<high + 1
    if direction * sense > 0 { pool = min(start + 1, high)..<high + 1 }
    if direction * sense < 0 { pool = low..<max(start - 1, low) + 1 }
    return nearest(to: proposed, among: pool)
  }

  /// Whether item numbers run against offsets, as they do when reading from the right.
  private var numbersRunBackwards: Bool {
    switch order {
    case .ascending: false
    case .descending: true
    case .mixed: layout.container.isReadFromRight
    }
  }

  /// Whether an item rests before an offset, seen in the order of items. Only for items in order.
  private func precedes(_ item: Int, _ offset: Double) -> Bool {
    order == .ascending ? self.offset(of: item) < offset : self.offset(of: item) > offset
  }

  /// The lowest item that rests where an item rests. Only for items in order.
  private func lowest(restingWith item: Int, among pool: Range<Int>) -> Int {
    let offset = offset(of: item)
    return (pool.lowerBound..<item).partitioningIndex { !precedes($0, offset) }
  }
}
