extension ContentUpdate {
  /// The content offset after the change at which the reader's place has not moved on screen.
  ///
  /// The anchor is the first surviving item whose trailing edge lies beyond the offset: the first that still shows,
  /// even if only in part. Without one it is the last survivor. The offset moves as far as the anchor's leading
  /// edge does. The result is clamped to the new scrollable range, unless the old offset was outside its own:
  /// overscroll is kept.
  ///
  /// Rows read from the right have their leading edges on the right, and so has the view: the anchor is the first
  /// survivor that reaches beyond the view's right edge to the left, and keeps its distance from it.
  ///
  /// - Parameters:
  ///   - offset: The old content offset along the scroll axis, in points; one that is not finite counts as the
  ///     nearest end of the range, a NaN as its minimum.
  ///   - oldLayout: The old content, prepared.
  ///   - newLayout: The new content, prepared.
  /// - Returns: The new content offset along the scroll axis, in points.
  /// - Complexity: That of finding the first element of a rect query, O(log *n*) for an index that searches along
  ///   the scroll axis, and O(log *c* + log *s*) for each item from there to the first survivor.
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

  /// The item that keeps its place on screen: the first survivor that reaches beyond an offset, else the last.
  private func anchor(at offset: Double, in oldLayout: PreparedLayout) -> ElementID? {
    var anchor: ElementID?
    // Everything from the offset on; asked in element order, the first answer stops the search.
    let rest = oldLayout.contentBeyondReadingEdge(ofViewAt: offset)
    oldLayout.forEachElement(in: rest, visibleRect: .zero) { attributes, stop in
      guard attributes.elementID.kind == .item,
        oldLayout.reaches(attributes.baseFrame, beyondReadingEdgeOfViewAt: offset),
        newElement(forOld: attributes.elementID) != nil
      else { return }
      anchor = attributes.elementID
      stop = true
    }
    if let anchor { return anchor }
    guard let last = items.lastOld else { return nil }
    return ElementID(kind: .item, indexPath: oldDirectory.indexPath(ofItemNumber: last))
  }
}

extension PreparedLayout {
  /// Whether content is read from the right along the scroll axis.
  var isReadFromRight: Bool {
    container.axis == .horizontal && container.writingDirection == .rightToLeft
  }

  /// The edge of an element at which reading it begins, along the scroll axis, in points.
  fileprivate func readingEdge(of element: ElementID) -> Double? {
    guard let position = table.directory.position(of: element) else { return nil }
    let frame = table.frames[position]
    return isReadFromRight ? frame.maxX : frame.mainMinimum(container.axis)
  }

  /// The edge of the view at which reading begins, along the scroll axis, in points.
  fileprivate func readingEdge(ofViewAt offset: Double) -> Double {
    isReadFromRight ? offset + container.size.width : offset
  }

  /// Whether a frame is not over yet at the edge of the view where reading begins.
  fileprivate func reaches(_ frame: LayoutRect, beyondReadingEdgeOfViewAt offset: Double) -> Bool {
    let edge = readingEdge(ofViewAt: offset)
    if isReadFromRight { return frame.minX < edge }
    return frame.mainMinimum(container.axis) + frame.mainLength(container.axis) > edge
  }

  /// A rectangle that meets everything beyond the edge of the view where reading begins, and next to nothing that
  /// lies before it.
  fileprivate func contentBeyondReadingEdge(ofViewAt offset: Double) -> LayoutRect {
    let edge = readingEdge(ofViewAt: offset)
    var rest = LayoutRect.infinite
    if isReadFromRight {
      // From so far on the left that nothing is farther, yet so near that the right edge loses no point.
      let left = -0x1p50
      (rest.x, rest.width) = (left, max(0, edge + 1 - left))
    } else if container.axis == .horizontal {
      (rest.x, rest.width) = (edge, .greatestFiniteMagnitude / 2)
    } else {
      (rest.y, rest.height) = (edge, .greatestFiniteMagnitude / 2)
    }
    return rest
  }
}
