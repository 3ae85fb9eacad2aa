import CollectionLayouts

/// How a sweep scrolls.
public enum SweepKind: String, Hashable, Sendable, CaseIterable {
  /// At constant speed, back and forth where the content is short.
  case steady
  /// Flicks that slow down as a scroll view's do.
  case fling
  /// To random places, as when a scroll bar is dragged.
  case jump
  /// Down, and back over the same offsets.
  case reverse
  /// From card to card, coming to rest where the layout says.
  case page

  /// Whether another seed makes another sweep.
  public var dependsOnSeed: Bool {
    switch self {
    case .steady, .reverse: false
    case .fling, .jump, .page: true
    }
  }
}

/// A sequence of visible rects, one a frame at 60 frames per second, as a scroll makes them.
public struct Sweep: Hashable, Sendable {
  /// The most frames that are made; a larger count stands for this one.
  public static let maximumFrames = NumberTable.maximumRows

  /// How it scrolls; `nil` for a user's own trace.
  public let kind: SweepKind?
  /// The visible rects, in points.
  public let rects: [LayoutRect]
  /// When each rect was seen, in seconds, never going down; `nil` where that is not known. Sweeps that are made
  /// have 60 frames per second.
  public let times: [Double]?

  /// A sweep over given rects.
  ///
  /// - Parameters:
  ///   - kind: How it scrolls; `nil` for a user's own trace.
  ///   - rects: The visible rects, in points, one a frame.
  ///   - times: When each was seen, in seconds.
  public init(kind: SweepKind?, rects: [LayoutRect], times: [Double]? = nil) {
    self.kind = kind
    self.rects = rects
    self.times = times
  }

  /// The word for the sweep in results: the kind's, or `trace`.
  public var name: String { kind?.rawValue ?? "trace" }

  /// Makes the sweep of a kind over some content.
  ///
  /// - Parameters:
  ///   - kind: How it scrolls.
  ///   - frames: The number of frames, from 0 to `maximumFrames`; others stand for the nearest of these.
  ///   - contentSize: The size of the content, in points. Content that is not larger than the view along the
  ///     axis, or not finite, is at offset 0 in every frame.
  ///   - viewport: The size of the view, in points.
  ///   - axis: The axis to scroll along; the offset across it is 0.
  ///   - seed: Chooses speeds and places of the kinds that depend on it.
  ///   - restingOffset: For `page`: where scrolling comes to rest, along the axis, in points. By itself it
  ///     rests where proposed. Results outside the scrollable range are moved into it.
  /// - Returns: The visible rects; all offsets are in `0 ... max(0, content - viewport)`.
  /// - Complexity: O(*frames*), and as many calls of `restingOffset` at most.
  public static func make(
    _ kind: SweepKind, frames: Int, contentSize: LayoutSize, viewport: LayoutSize,
    axis: ScrollAxis = .vertical,
    seed: UInt64 = SeededGenerator.defaultSeed, restingOffset: (ScrollFlick) -> Double = { $0.proposed }
  ) -> Sweep {
    let isVertical = axis == .vertical
    let range = ScrollableRange(
      contentLength: isVertical ? contentSize.height : contentSize.width,
      viewLength: isVertical ? viewport.height : viewport.width)
    let path = OffsetPath(frames: min(max(0, frames), maximumFrames), range: range, seed: seed)
    let offsets =
      switch kind {
      case .steady: path.steady()
      case .fling: path.fling()
      case .jump: path.jump()
      case .reverse: path.reverse()
      case .page: path.page(restingOffset)
      }
    let rects = offsets.map { offset in
      LayoutRect(
        x: isVertical ? 0 : offset, y: isVertical ? offset : 0,
        width: viewport.width, height: viewport.height)
    }
    return Sweep(kind: kind, rects: rects)
  }
}
