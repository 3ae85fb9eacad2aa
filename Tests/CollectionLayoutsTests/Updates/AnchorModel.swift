import CollectionLayouts

/// Which element keeps its place when content changes, by looking at every one; for content read from the top
/// or the left.
struct AnchorModel {
  let before: NaiveContent
  let after: NaiveContent
  let old: PreparedLayout
  let new: PreparedLayout

  private struct Survivor {
    var start: Double
    var end: Double
    var newStart: Double
    var isMoved: Bool
  }

  /// The survivors in element order, but for backgrounds and for views that are pinned at an offset.
  private func survivors(at offset: Double) -> [Survivor] {
    let newNames = after.names
    let visibleStart = offset + (isVertical ? insets.top : insets.left)
    let visibleEnd = offset + viewLength - (isVertical ? insets.bottom : insets.right)
    return before.names.sorted { $0.value < $1.value }.compactMap { name, id in
      guard id.kind != .background, let newID = newNames[name],
        let (start, end) = span(of: id, in: old), let (newStart, _) = span(of: newID, in: new)
      else { return nil }
      if id.kind == .header && old.table.pinning.headers && visibleStart > start { return nil }
      if id.kind == .footer && old.table.pinning.footers && visibleEnd < end { return nil }
      return Survivor(start: start, end: end, newStart: newStart, isMoved: after.isMoved(newID))
    }
  }

  private var isVertical: Bool { old.container.axis == .vertical }
  private var insets: LayoutInsets { old.container.contentInsets }
  private var viewLength: Double { isVertical ? old.container.size.height : old.container.size.width }

  private func span(of element: ElementID, in layout: PreparedLayout) -> (Double, Double)? {
    guard let position = layout.table.directory.position(of: element) else { return nil }
    let frame = layout.table.frames[position]
    return isVertical ? (frame.y, frame.y + frame.height) : (frame.x, frame.x + frame.width)
  }

  func offset(_ offset: Double) -> Double {
    let survivors = survivors(at: offset)
    let beyond = survivors.filter { $0.end > offset }
    let onScreen = beyond.filter { $0.start < offset + viewLength }
    let anchor =
      onScreen.first { !$0.isMoved } ?? onScreen.first
      ?? beyond.first { !$0.isMoved } ?? beyond.first ?? survivors.last
    let moved = offset + (anchor.map { $0.newStart - $0.start } ?? 0)
    let axis = old.container.axis
    return old.scrollableRange(along: axis).contains(offset)
      ? new.scrollableRange(along: axis).clamping(moved) : moved
  }
}
