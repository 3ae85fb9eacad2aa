/// Bounds along the scroll axis of elements in ascending order of their positions, to be bisected.
@usableFromInline
struct RunningBounds: Sendable {
  /// The positions, ascending; empty when they are 0, 1, 2 and so on.
  @usableFromInline let positions: [Int32]
  /// Running maximum of the trailing edges.
  @usableFromInline let trailing: [Double]
  /// Running minimum of the leading edges, from the end.
  @usableFromInline let leading: [Double]
  /// No element is wider or higher than this.
  @usableFromInline let largest: LayoutSize
}

extension RunningBounds {
  /// Bounds the frames at the given positions.
  ///
  /// - Complexity: O(*n*)
  init(frames: [LayoutRect], positions: [Int32]?, axis: ScrollAxis, isReversed: Bool) {
    let count = positions?.count ?? frames.count
    guard count > 0 else {
      // All empty arrays share one object, into which making one of capacity 0 would write its count: a race.
      self.init(positions: [], trailing: [], leading: [], largest: .zero)
      return
    }
    var largest = LayoutSize.zero
    var running = -Double.infinity
    let trailing = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      for place in 0..<count {
        let frame = frames[positions.map { Int($0[place]) } ?? place]
        largest.width = max(largest.width, frame.width)
        largest.height = max(largest.height, frame.height)
        // A NaN loses the comparison and changes nothing.
        let end = frame.span(along: axis, isReversed: isReversed).maximum
        if end > running { running = end }
        buffer.initializeElement(at: place, to: running)
      }
      initialized = count
    }
    running = .infinity
    let leading = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      for place in (0..<count).reversed() {
        let frame = frames[positions.map { Int($0[place]) } ?? place]
        let start = frame.span(along: axis, isReversed: isReversed).minimum
        if start < running { running = start }
        buffer.initializeElement(at: place, to: running)
      }
      initialized = count
    }
    self.init(positions: positions ?? [], trailing: trailing, leading: leading, largest: largest)
  }

  /// The places, among the positions, of the elements that can meet a span along the scroll axis.
  ///
  /// - Parameters:
  ///   - span: The window's span.
  ///   - reach: How far displayed frames can lie outside base frames.
  ///   - probes: Has the number of bounds read added to it.
  /// - Complexity: O(log *n*)
  @inlinable
  func candidates(in span: MainSpan, reach: Double, counting probes: inout Int) -> Range<Int> {
    // The bounds leave out base frames that stand nowhere, which an effect without a limit may show all the
    // same; and edges of what may be anywhere are the largest numbers, beyond which there is a place to ask
    // for.
    guard reach < .infinity, span.minimum < .greatestFiniteMagnitude, span.maximum > -.greatestFiniteMagnitude
    else { return 0..<trailing.count }
    var start = span.minimum
    var end = span.maximum
    if reach != 0 {
      // A little more than the reach: displayed frames are rounded, in units of the numbers they are made of.
      let extent = reach + max(largest.width, largest.height)
      start -= reach + (start.magnitude + extent) * 0x1p-44
      end += reach + (end.magnitude + extent) * 0x1p-44
    }
    let low = trailing.firstIndex(above: start, counting: &probes)
    let high = leading.firstIndex(from: low, atLeast: end, counting: &probes)
    return low..<high
  }
}

extension LayoutRect {
  /// The frame's span along an axis as the index keeps it: a point ends just beyond itself, as in
  /// `QueryWindow`.
  fileprivate func span(along axis: ScrollAxis, isReversed: Bool) -> MainSpan {
    let start = mainMinimum(axis)
    let end = start + mainLength(axis)
    let span = MainSpan(minimum: start, maximum: end == start ? start.nextUp : end)
    return isReversed ? span.negated : span
  }
}
