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
    self.init(window: QueryWindow(rect), scene: scene)
  }

  @inlinable
  init(window: QueryWindow, scene: ScrollScene) {
    self.window = window
    self.scene = scene
  }
}
