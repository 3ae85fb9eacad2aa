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
    var far = LayoutPoint.zero
    for item in 0..<items.count {
      var frame = item < frames.count ? frames[item].standardized : .zero
      // An edge that is not finite counts for nothing.
      if frame.maxX.isFinite { far.x = max(far.x, frame.maxX) }
      if frame.maxY.isFinite { far.y = max(far.y, frame.maxY) }
      if space.axis == .horizontal { frame.x += space.mainStart } else { frame.y += space.mainStart }
      result.append(frame)
    }
    return space.axis == .horizontal
      ? ArrangedExtent(main: far.x, cross: far.y) : ArrangedExtent(main: far.y, cross: far.x)
  }
}
