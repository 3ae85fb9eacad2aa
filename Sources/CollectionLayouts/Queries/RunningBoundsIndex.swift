/// Bisection over precomputed frames in any order: the strategy `binary`.
///
/// For elements in element order it keeps the running maximum of their trailing edges and, from the end, the
/// running minimum of their leading edges. Both never decrease, so both can be bisected: everything before the
/// first trailing maximum beyond the window's start ends too early, everything from the first leading minimum at
/// the window's end on starts too late. Nothing is assumed about the order of the frames.
///
/// One element that is much longer than the rest would drag the running maximum far ahead and turn every query
/// into a scan. Elements are therefore split into classes of similar length, each with bounds of its own;
/// ordinary content has one class.
public struct RunningBoundsIndex: Sendable {
  @usableFromInline
  let classes: [LengthClass]

  /// Whether frames run against the axis, as rows read from the right do. Edges are then negated, so that the
  /// bounds run with the element order again.
  @usableFromInline
  let isReversed: Bool

  /// Elements of similar length along the scroll axis.
  @usableFromInline
  struct LengthClass: Sendable {
    /// The positions of the class's elements, ascending; left empty by the only class of an index, where places are
    /// positions.
    @usableFromInline let positions: [Int32]
    /// Running maximum of the trailing edges.
    @usableFromInline let trailing: [Double]
    /// Running minimum of the leading edges, from the end.
    @usableFromInline let leading: [Double]
    /// No element of the class is wider or higher than this.
    @usableFromInline let largest: LayoutSize
  }

  /// An element belongs with others that are at most this many times shorter.
  static let lengthRatio = 8.0

  /// Classes beyond this many are merged into the last.
  static let classLimit = 8

  /// Indexes frames along an axis.
  ///
  /// - Complexity: O(*n*)
  init(frames: [LayoutRect], axis: ScrollAxis) {
    let isReversed = Self.descends(frames, axis: axis)
    self.isReversed = isReversed
    var longest = 0.0
    for frame in frames { longest = max(longest, frame.mainLength(axis)) }
    var limit = Self.lengthLimit(of: frames, positions: nil, axis: axis)
    guard longest > limit else {
      classes = [LengthClass(frames: frames, positions: nil, axis: axis, isReversed: isReversed)]
      return
    }
    var classes: [LengthClass] = []
    var rest = (0..<frames.count).map(Int32.init)
    while !rest.isEmpty {
      let isLast = classes.count == Self.classLimit - 1
      var members: [Int32] = []
      var longer: [Int32] = []
      for position in rest {
        if !isLast && frames[Int(position)].mainLength(axis) > limit {
          longer.append(position)
        } else {
          members.append(position)
        }
      }
      classes.append(LengthClass(frames: frames, positions: members, axis: axis, isReversed: isReversed))
      rest = longer
      limit = Self.lengthLimit(of: frames, positions: rest, axis: axis)
    }
    self.classes = classes
  }

  /// Whether most frames of a sample stand before the one sampled earlier.
  private static func descends(_ frames: [LayoutRect], axis: ScrollAxis) -> Bool {
    let stride = max(1, frames.count / 256)
    var balance = 0
    for position in Swift.stride(from: stride, to: frames.count, by: stride) {
      let before = frames[position - stride].mainMinimum(axis)
      let after = frames[position].mainMinimum(axis)
      if after < before { balance -= 1 }
      if after > before { balance += 1 }
    }
    return balance < 0
  }

  /// The greatest length of the shortest class: a multiple of the median length of a sample.
  ///
  /// - Parameter positions: The elements to look at; `nil` for all.
  private static func lengthLimit(of frames: [LayoutRect], positions: [Int32]?, axis: ScrollAxis) -> Double {
    let count = positions?.count ?? frames.count
    let stride = max(1, count / 512)
    var sample: [Double] = []
    for place in Swift.stride(from: 0, to: count, by: stride) {
      let length = frames[positions.map { Int($0[place]) } ?? place].mainLength(axis)
      // Elements without length belong to any class and say nothing about the others.
      if length > 0 { sample.append(length) }
    }
    guard !sample.isEmpty else { return 0 }
    sample.sort()
    return sample[sample.count / 2] * lengthRatio
  }

  /// The memory that the index takes beside the frames, in bytes.
  public var byteCount: Int {
    classes.reduce(0) { sum, entry in
      let doubles = entry.trailing.count + entry.leading.count
      return sum + doubles * MemoryLayout<Double>.stride
        + entry.positions.count * MemoryLayout<Int32>.stride
    }
  }
}

extension RunningBoundsIndex {
  /// The elements that can meet a span along the scroll axis.
  ///
  /// - Parameters:
  ///   - span: The window's span.
  ///   - probes: Has the number of bounds read added to it.
  ///   - reach: How far displayed frames of elements up to a size can lie outside their base frames.
  /// - Complexity: O(log *n*)
  @inlinable
  func candidates(
    in span: MainSpan, counting probes: inout Int, reach: (LayoutSize) -> Double
  ) -> CandidateSet {
    let span = isReversed ? span.negated : span
    guard classes.count == 1 && classes[0].positions.isEmpty else { return .merged(self, span) }
    return .run(classes[0].candidates(in: span, reach: reach(classes[0].largest), counting: &probes))
  }
}

extension RunningBoundsIndex.LengthClass {
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

  /// The places in the class of the elements that can meet a span along the scroll axis.
  ///
  /// - Parameters:
  ///   - span: The window's span.
  ///   - reach: How far displayed frames can lie outside base frames.
  ///   - probes: Has the number of bounds read added to it.
  /// - Complexity: O(log *n*)
  @inlinable
  func candidates(in span: MainSpan, reach: Double, counting probes: inout Int) -> Range<Int> {
    // The bounds leave out base frames that stand nowhere; an effect without a limit may show them all the same.
    if reach == .infinity { return 0..<trailing.count }
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
  /// The frame's span along an axis as the index keeps it: a point ends just beyond itself, as in `QueryWindow`,
  /// and an endless frame from -∞ on is everywhere.
  fileprivate func span(along axis: ScrollAxis, isReversed: Bool) -> MainSpan {
    let start = mainMinimum(axis)
    let length = mainLength(axis)
    let end = start == -.infinity && length == .infinity ? length : start + length
    let span = MainSpan(minimum: start, maximum: end == start ? start.nextUp : end)
    return isReversed ? span.negated : span
  }
}
