extension PreparedLayout {
  /// The content offsets at which pages of items rest: each shows its first item at the leading inset.
  ///
  /// Pages do not drift: where items have gaps, pages are farther apart than the view is long. In rows read
  /// from the right an item's leading edge is its right one, and so is the view's.
  ///
  /// - Parameters:
  ///   - itemsPerPage: How many items a page has, counted over all sections; fewer than one counts as one.
  ///   - leadingInset: How far behind the view's leading edge the first item of a page rests, in points;
  ///     `nil` takes the distance of the first item from the start of the content.
  /// - Returns: One offset per page, along the scroll axis, in points, clamped to the scrollable range. Pages
  ///   at the end may therefore share one. None without items.
  /// - Complexity: O(*p* log *s*) for *p* pages and *s* sections.
  public func pageOffsets(itemsPerPage: Int, leadingInset: Double? = nil) -> [Double] {
    let directory = table.directory
    guard directory.itemCount > 0 else { return [] }
    let range = scrollableRange(along: container.axis)
    let firstEdge = table.frames[directory.position(ofItem: 0)].readingEdge(in: container)
    let inset = leadingInset ?? (container.isReadFromRight ? contentSize.width - firstEdge : firstEdge)
    return stride(from: 0, to: directory.itemCount, by: max(1, itemsPerPage)).map {
      range.clamping(leadingOffset(of: table.frames[directory.position(ofItem: $0)], at: inset))
    }
  }

  /// The content offset that brings the leading edge of a frame a distance behind the view's, in points.
  func leadingOffset(of frame: LayoutRect, at distance: Double = 0) -> Double {
    let edge = frame.readingEdge(in: container)
    return container.isReadFromRight ? edge + distance - container.size.width : edge - distance
  }
}
