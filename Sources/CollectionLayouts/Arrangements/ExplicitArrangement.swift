/// Frames that come from elsewhere: a design, a file, a layout of another engine.
///
/// Frames are the user's own coordinates on either axis; items beyond the last frame are empty at the origin.
public struct ExplicitArrangement: Arrangement, Hashable {
  public var frames: [LayoutRect]

  public init(_ frames: [LayoutRect]) {
    self.frames = frames
  }

  public var placesFramesItself: Bool { true }

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo result: inout [LayoutRect]
  ) -> ArrangedExtent {
    var main = 0.0
    var cross = 0.0
    for item in 0..<items.count {
      var frame = item < frames.count ? frames[item].standardized : .zero
      if space.axis == .horizontal {
        frame.x += space.mainStart
        main = Self.extended(main, to: frame.maxX - space.mainStart)
        cross = Self.extended(cross, to: frame.maxY)
      } else {
        frame.y += space.mainStart
        main = Self.extended(main, to: frame.maxY - space.mainStart)
        cross = Self.extended(cross, to: frame.maxX)
      }
      result.append(frame)
    }
    return ArrangedExtent(main: main, cross: cross)
  }

  /// The larger of two edges; one that is not finite counts for nothing.
  private static func extended(_ extent: Double, to edge: Double) -> Double {
    edge.isFinite ? max(extent, edge) : extent
  }
}
