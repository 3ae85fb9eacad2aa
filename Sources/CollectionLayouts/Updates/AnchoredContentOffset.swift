extension ContentUpdate {
  /// The content offset after the change at which the reader's place has not moved on screen.
  ///
  /// The anchor is the first surviving element on screen, in part or in whole, that the change itself does not
  /// move: an item, a header or a footer, but no view that is pinned at that moment, and no background. The offset
  /// moves as far as the anchor's leading edge does. Where there is no such element, the anchor is the first of
  /// these that there is:
  ///
  /// 1. the first survivor on screen,
  /// 2. the first survivor after the screen that the change does not move,
  /// 3. the first survivor after the screen,
  /// 4. the last survivor.
  ///
  /// A change moves the items and sections that it says it moves; where only survivors are known, those outside of
  /// a longest subsequence that keeps its order. The result is clamped to the new scrollable range, unless the old
  /// offset was outside its own: overscroll is kept.
  ///
  /// Rows read from the right have their leading edges on the right, and so has the view: the anchor keeps its
  /// distance from the view's right edge.
  ///
  /// - Parameters:
  ///   - offset: The old content offset along the scroll axis, in points; one that is not finite counts as the
  ///     nearest end of the range, a NaN as its minimum. On screen is what meets the container's length from there.
  ///   - oldLayout: The old content, prepared.
  ///   - newLayout: The new content, prepared.
  /// - Returns: The new content offset along the scroll axis, in points.
  /// - Complexity: That of a rect query of the screen, and O(log *c* + log *s*) for each element found, after *c*
  ///   changes, for *s* sections. Where nothing on screen survives, also for each element from there to the first
  ///   survivor that the change does not move; where nothing after it survives either, O(*s*) besides.
  public func anchoredContentOffset(
    _ offset: Double, from oldLayout: PreparedLayout, to newLayout: PreparedLayout
  ) -> Double {
    let oldRange = oldLayout.scrollableRange(along: oldLayout.container.axis)
    let newRange = newLayout.scrollableRange(along: newLayout.container.axis)
    let offset = offset.isFinite ? offset : oldRange.clamping(offset)
    var moved = offset
    if let anchor = anchor(at: offset, in: oldLayout),
      let counterpart = newElement(forOld: anchor),
      let old = oldLayout.readingEdge(of: anchor), let new = newLayout.readingEdge(of: counterpart)
    {
      // Where a view's reading edge is not at its offset, the views' lengths count too.
      let change = (new - old) + (oldLayout.readingEdge(ofViewAt: 0) - newLayout.readingEdge(ofViewAt: 0))
      if change.isFinite { moved += change }
    }
    return oldRange.contains(offset) ? newRange.clamping(moved) : moved
  }

  /// The element that keeps its place on screen.
  private func anchor(at offset: Double, in layout: PreparedLayout) -> ElementID? {
    let view = layout.readingSpan(ofViewAt: offset)
    let scene = layout.scene(ofViewAt: offset)
    return first(in: layout, layout.screen(at: offset), scene) {
      view.minimum < $0.maximum && $0.minimum < view.maximum
    }
      ?? first(in: layout, layout.contentBeyondReadingEdge(ofViewAt: offset), scene) {
        view.minimum < $0.maximum
      }
      ?? last(in: layout, scene)
  }

  /// The first surviving element of a rectangle, if possible one that the change does not move.
  ///
  /// - Parameter isThere: Whether an element that covers a span in the direction of reading counts; rectangles
  ///   may hold others.
  private func first(
    in layout: PreparedLayout, _ rect: LayoutRect, _ scene: ScrollScene, where isThere: (MainSpan) -> Bool
  ) -> ElementID? {
    let window = QueryWindow(rect)
    var moved: ElementID?
    var unmoved: ElementID?
    // Asked in element order, the first answer stops the search.
    layout.forEachElement(in: rect, visibleRect: scene.visibleRect) { attributes, stop in
      let element = attributes.elementID
      // The window is tested here too: one strategy returns every element.
      guard window.meets(attributes.baseFrame), isThere(layout.readingSpan(of: attributes.baseFrame)),
        isAnchor(element, in: layout, scene)
      else { return }
      if isMoved(element) {
        moved = moved ?? element
      } else {
        unmoved = element
        stop = true
      }
    }
    return unmoved ?? moved
  }

  /// The last surviving element in element order.
  private func last(in layout: PreparedLayout, _ scene: ScrollScene) -> ElementID? {
    let lastItem = items.lastOld.map {
      ElementID(kind: .item, indexPath: oldDirectory.indexPath(ofItemNumber: $0))
    }
    for section in (0..<oldDirectory.sectionCount).reversed() {
      let footer = ElementID.footer(section: section)
      if isAnchor(footer, in: layout, scene) { return footer }
      if let lastItem, lastItem.indexPath.section == section { return lastItem }
      let header = ElementID.header(section: section)
      if isAnchor(header, in: layout, scene) { return header }
    }
    return nil
  }

  /// Whether an old element survives and stands among the content, neither pinned nor behind it.
  private func isAnchor(_ element: ElementID, in layout: PreparedLayout, _ scene: ScrollScene) -> Bool {
    element.kind != .background && newElement(forOld: element) != nil
      && !layout.table.isPinned(element, in: scene)
  }
}

extension PreparedLayout {
  /// The edge of an element at which reading it begins, along the scroll axis, in points.
  fileprivate func readingEdge(of element: ElementID) -> Double? {
    table.directory.position(of: element).map { table.frames[$0].readingEdge(in: container) }
  }

  /// The edge of the view at which reading begins, along the scroll axis, in points.
  fileprivate func readingEdge(ofViewAt offset: Double) -> Double {
    container.isReadFromRight ? offset + container.size.width : offset
  }

  /// What the view covers at an offset, in points in the direction of reading.
  fileprivate func readingSpan(ofViewAt offset: Double) -> MainSpan {
    let view = MainSpan(minimum: offset, maximum: offset + container.size.mainLength(container.axis))
    return container.isReadFromRight ? view.negated : view
  }

  /// What a frame covers, in points in the direction of reading.
  fileprivate func readingSpan(of frame: LayoutRect) -> MainSpan {
    let start = frame.mainMinimum(container.axis)
    let span = MainSpan(minimum: start, maximum: start + frame.mainLength(container.axis))
    return container.isReadFromRight ? span.negated : span
  }

  /// What is visible at an offset, with the content at rest across the scroll axis.
  fileprivate func scene(ofViewAt offset: Double) -> ScrollScene {
    scene(
      showing: LayoutRect(
        origin: LayoutPoint.zero.settingMain(offset, container.axis), size: container.size))
  }

  /// A rectangle that meets everything on screen at an offset, and little else.
  fileprivate func screen(at offset: Double) -> LayoutRect {
    // A point more at either end, since edges are rounded.
    LayoutRect.infinite.settingMain(
      offset - 1, length: container.size.mainLength(container.axis) + 2, container.axis)
  }

  /// A rectangle that meets everything beyond the edge of the view where reading begins, and next to nothing that
  /// lies before it.
  fileprivate func contentBeyondReadingEdge(ofViewAt offset: Double) -> LayoutRect {
    let edge = readingEdge(ofViewAt: offset)
    guard container.isReadFromRight else {
      return LayoutRect.infinite.settingMain(edge, length: .greatestFiniteMagnitude / 2, container.axis)
    }
    // From so far on the left that nothing is farther, yet so near that the right edge loses no point.
    let left = -0x1p50
    return LayoutRect.infinite.settingMain(left, length: max(0, edge + 1 - left), container.axis)
  }
}
