/// Bisection over precomputed frames in any order: the strategy `binary`.
///
/// For elements in element order it keeps the running maximum of their trailing edges and, from the end, the
/// running minimum of their leading edges. Both never decrease, so both can be bisected: everything before
/// the first trailing maximum beyond the window's start ends too early, everything from the first leading
/// minimum at the window's end on starts too late. Nothing is assumed about the order of the frames.
///
/// One element that is much longer than the rest would drag the running maximum far ahead and turn every
/// query into a scan. Elements are therefore split into classes of similar length, each with bounds of its
/// own; ordinary content has one class.
@usableFromInline
struct RunningBoundsIndex: Sendable {
  /// Elements of similar length along the scroll axis. The only class of an index lists no positions.
  @usableFromInline
  let classes: [RunningBounds]

  /// Whether frames run against the axis, as rows read from the right do. Edges are then negated, so that the
  /// bounds run with the element order again.
  @usableFromInline
  let isReversed: Bool

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
      classes = [RunningBounds(frames: frames, positions: nil, axis: axis, isReversed: isReversed)]
      return
    }
    var classes: [RunningBounds] = []
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
      classes.append(RunningBounds(frames: frames, positions: members, axis: axis, isReversed: isReversed))
      rest = longer
      limit = Self.lengthLimit(of: frames, positions: rest, axis: axis)
    }
    self.classes = classes
  }

  /// Whether most frames of a sample stand before the ones half the content earlier: neighbours may run
  /// either way within a page or a section.
  private static func descends(_ frames: [LayoutRect], axis: ScrollAxis) -> Bool {
    let half = (frames.count + 1) / 2
    var balance = 0
    for position in stride(from: half, to: frames.count, by: max(1, half / 256)) {
      let before = frames[position - half].mainMinimum(axis)
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
  var byteCount: Int {
    classes.reduce(0) { sum, entry in
      sum + (entry.trailing.count + entry.leading.count) * MemoryLayout<Double>.stride
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
    guard classes.count == 1 && classes[0].positions.isEmpty else { return .merged(classes, span) }
    return .run(classes[0].candidates(in: span, reach: reach(classes[0].largest), counting: &probes))
  }
}
