extension ContentUpdate {
  /// The content offset after the change at which the reader's place has not moved on screen.
  ///
  /// The anchor is the first surviving element on screen, in part or in whole, that the change itself does
  /// not move: an item, a header or a footer, but no view that is pinned at that moment, and no background.
  /// The offset moves as far as the anchor's leading edge does. Where there is no such element, the anchor is
  /// the first of these that there is:
  ///
  /// 1. the first survivor on screen,
  /// 2. the first survivor after the screen that the change does not move,
  /// 3. the first survivor after the screen,
  /// 4. the last survivor.
  ///
  /// A change moves the items and sections that it says it moves; where only survivors are known, those
  /// outside of a longest subsequence that keeps its order. The result is clamped to the new scrollable
  /// range, unless the old offset was outside its own: overscroll is kept.
  ///
  /// Rows read from the right have their leading edges on the right, and so has the view: the anchor keeps
  /// its distance from the view's right edge.
  ///
  /// - Parameters:
  ///   - offset: The old content offset along the scroll axis, in points; one that is not finite counts as
  ///     the nearest end of the range, a NaN as its minimum. On screen is what meets the container's length
  ///     from there.
  ///   - oldLayout: The old content, prepared.
  ///   - newLayout: The new content, prepared.
  /// - Returns: The new content offset along the scroll axis, in points.
  /// - Complexity: That of a rect query of the screen, and O(log *c* + log *s*) for each element found, after
  ///   *c* changes, for *s* sections. Where nothing on screen survives, also for each element from there to
  ///   the first survivor that the change does not move; where nothing after it survives either, O(*s*)
  ///   besides.
  public func anchoredContentOffset(
    _ offset: Double, from oldLayout: PreparedLayout, to newLayout: PreparedLayout
  ) -> Double {
    let oldRange = oldLayout.scrollableRange(along: oldLayout.container.axis)
    let newRange = newLayout.scrollableRange(along: newLayout.container.axis)
    let offset = offset.isFinite ? offset : oldRange.clamping(offset)
    var moved = offset
    if let anchor = survivors.anchor(at: offset, in: oldLayout), let counterpart = survivors[anchor],
      let old = oldLayout.leadingOffset(of: anchor), let new = newLayout.leadingOffset(of: counterpart),
      (new - old).isFinite
    {
      moved += new - old
    }
    return oldRange.contains(offset) ? newRange.clamping(moved) : moved
  }

}

extension ElementMap {
  /// The element that keeps its place on screen.
  fileprivate func anchor(at offset: Double, in layout: PreparedLayout) -> ElementID? {
    let (container, axis) = (layout.container, layout.container.axis)
    let scene = layout.scene(
      showing: LayoutRect(origin: LayoutPoint.zero.settingMain(offset, axis), size: container.size))
    // A view without length is a point.
    let view = QueryWindow(
      LayoutRect.infinite.settingMain(offset, length: container.size.mainLength(axis), axis)
    ).span(along: axis)
    let rest =
      container.isReadFromRight
      ? MainSpan(minimum: -.infinity, maximum: view.maximum) : MainSpan(minimum: offset, maximum: .infinity)
    return first(in: view, of: layout, scene) ?? first(in: rest, of: layout, scene) ?? last(of: layout, scene)
  }

  /// The first survivor in a span along the scroll axis, if possible one that the change does not move.
  private func first(in span: MainSpan, of layout: PreparedLayout, _ scene: ScrollScene) -> ElementID? {
    let axis = layout.container.axis
    var moved: ElementID?
    var unmoved: ElementID?
    // Asked in element order, the first answer stops the search.
    layout.forEachElement(in: span, scene) { attributes, stop in
      let element = attributes.elementID
      let start = attributes.baseFrame.mainMinimum(axis)
      // A point at an edge of the span does not show.
      guard start < span.maximum, start + attributes.baseFrame.mainLength(axis) > span.minimum,
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

  /// The last survivor.
  private func last(of layout: PreparedLayout, _ scene: ScrollScene) -> ElementID? {
    let lastItem = runs.last.map { source.indexPath(ofItem: $0.source + $0.count - 1) }
    for section in (0..<source.sectionCount).reversed() {
      let footer = ElementID.footer(section: section)
      if isAnchor(footer, in: layout, scene) { return footer }
      if let lastItem, lastItem.section == section { return ElementID(kind: .item, indexPath: lastItem) }
      let header = ElementID.header(section: section)
      if isAnchor(header, in: layout, scene) { return header }
    }
    return nil
  }

  /// Whether an element survives and stands among the content, neither pinned nor behind it.
  private func isAnchor(_ element: ElementID, in layout: PreparedLayout, _ scene: ScrollScene) -> Bool {
    element.kind != .background && self[element] != nil && !layout.table.isPinned(element, in: scene)
  }
}

extension PreparedLayout {
  /// The content offset that brings an element's leading edge to the view's, in points.
  fileprivate func leadingOffset(of element: ElementID) -> Double? {
    table.directory.position(of: element).map { leadingOffset(of: table.frames[$0]) }
  }
}
