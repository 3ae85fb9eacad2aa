import CollectionLayouts

/// One thing to measure: a layout with so many items of some content, scrolled in some way.
public struct Scenario: Sendable {
  public let subject: LayoutSubject
  /// What is laid out; `nil` when the layout has content of its own.
  public let content: ContentKind?
  /// The number of items.
  public let items: Int
  public let sweep: SweepSource
  /// The number of visible rectangles in the sweep.
  public let frames: Int
  /// What content and sweep are drawn from.
  public let seed: UInt64

  public init(
    subject: LayoutSubject, content: ContentKind? = nil, items: Int, sweep: SweepSource, frames: Int,
    seed: UInt64
  ) {
    self.subject = subject
    self.content = subject.naturalContent == nil ? nil : content ?? subject.naturalContent
    self.items = items
    self.sweep = sweep
    self.frames = frames
    self.seed = seed
  }

  /// The number of visible rectangles that its sweep comes to.
  public var frameCount: Int {
    switch sweep {
    case .made: min(max(0, frames), Sweep.maximumFrames)
    case .trace(let sweep): sweep.rects.count
    }
  }

  /// The name of the content in results.
  public var contentName: String { content?.rawValue ?? "own" }

  /// The scenario's name, for lists and filters: layout/content/items/sweep.
  public var name: String { "\(subject.name)/\(contentName)/\(items)/\(sweep.name)" }
}

/// Where a scenario's visible rectangles come from.
public enum SweepSource: Sendable {
  /// Made for the content.
  case made(SweepKind)
  /// A trace of the user's own.
  case trace(Sweep)

  /// The name in results.
  public var name: String {
    switch self {
    case .made(let kind): kind.rawValue
    case .trace: "trace"
    }
  }
}
