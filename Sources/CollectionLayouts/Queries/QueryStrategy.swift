/// How a rect query finds its candidates.
public enum QueryStrategy: String, Hashable, Sendable, CaseIterable {
  /// Tests every element.
  case scan
  /// Searches running bounds of the frames by bisection; right for frames in any order.
  case binary
}

/// What queries have done, exact on every machine.
public struct QueryCounts: Hashable, Sendable {
  /// Rect queries answered.
  public var queries = 0
  /// Times that all base frames were computed.
  public var prepares = 0
  /// Elements whose displayed frame was computed and tested against a rectangle.
  public var examined = 0
  /// Bounds that searches read: the steps of a bisection. Tests of elements are ``examined``.
  public var probes = 0
  /// Elements handed out.
  public var returned = 0

  public init() {}
}

/// One rect query: the rectangle, and what the effects depend on.
public struct ElementQuery: Sendable {
  /// The queried rectangle, ready for testing.
  public let window: QueryWindow
  /// What is visible while the query is asked.
  public let scene: ScrollScene

  /// - Parameters:
  ///   - rect: The queried rectangle, in points of the content; null, NaN and infinite ones have answers.
  ///   - scene: What is visible.
  @inlinable
  public init(rect: LayoutRect, scene: ScrollScene) {
    self.window = QueryWindow(rect)
    self.scene = scene
  }
}
