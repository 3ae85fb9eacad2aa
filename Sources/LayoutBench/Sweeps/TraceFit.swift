import CollectionLayouts

/// How a recorded scroll lies in the content of a scenario.
public struct TraceFit: Hashable, Sendable {
  /// The number of offsets, and of those that lie beyond the content by more than the view is long, which no
  /// bounce does.
  public let frames: Int
  public let framesOutside: Int
  /// The smallest and the largest offset along the axis, in points.
  public let offsets: ClosedRange<Double>
  /// The extent of the content along the axis, in points.
  public let contentLength: Double

  /// Lays the scenario out and looks.
  ///
  /// - Returns: `nil` where the scroll is made for the content, or has no offsets.
  /// - Throws: `LayoutError` when its arrangement does not give what an arrangement must.
  /// - Complexity: That of preparing the layout.
  public init?(_ scenario: Scenario) throws(LayoutError) {
    guard case .trace(let sweep) = scenario.sweep else { return nil }
    let subject = scenario.subject
    let isVertical = subject.container.axis == .vertical
    let offsets = sweep.rects.map { isVertical ? $0.y : $0.x }
    guard let first = offsets.min(), let last = offsets.max() else { return nil }
    let prepared = try PreparedLayout(
      checking: subject.content(scenario.content ?? .uniform, scenario.items, scenario.seed),
      container: subject.container, plan: subject.layout.plan, pinning: subject.layout.pinning,
      strategy: .scan)
    let view = isVertical ? subject.container.size.height : subject.container.size.width
    let length = isVertical ? prepared.contentSize.height : prepared.contentSize.width
    frames = offsets.count
    framesOutside = offsets.count { $0 < -view || $0 > max(0, length - view) + view }
    self.offsets = first...last
    contentLength = length
  }
}
