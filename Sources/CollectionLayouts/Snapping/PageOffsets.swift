extension PreparedLayout {
  /// The content offsets at which pages of items rest: each shows its first item at the leading inset.
  ///
  /// Pages do not drift: where items have gaps, pages are farther apart than the view is long. In rows read from
  /// the right an item's leading edge is its right one, and so is the view's.
  ///
  /// - Parameters:
  ///   - itemsPerPage: How many items a page has, counted over all sections; fewer than one counts as one.
  ///   - leadingInset: How far behind the view's leading edge the first item of a page rests, in points; `nil`
  ///     takes the distance of the first item from the start of the content.
  /// - Returns: One offset per page, along the scroll axis, in points, clamped to the scrollable range. Pages at
  ///   the end may therefore share one. None without items.
  /// - Complexity: O(*p* log *s*) for *p* pages and *s* sections.
  public func pageOffsets(itemsPerPage: Int, leadingInset: Double? = nil) -> [Double] {
    let directory = table.directory
    guard directory.itemCount > 0 else { return [] }
    let range = scrollableRange(along: container.axis)
    let inset = leadingInset ?? leadingDistance(ofItem: 0)
    return stride(from: 0, to: directory.itemCount, by: max(1, itemsPerPage)).map { item in
      let distance = leadingDistance(ofItem: item) - inset
      return range.clamping(
        container.isReadFromRight ? contentSize.width - container.size.width - distance : distance)
    }
  }

  /// How far the leading edge of an item lies behind the start of the content, in points.
  private func leadingDistance(ofItem number: Int) -> Double {
    let frame = table.frames[table.directory.position(ofItem: number)]
    let edge = frame.readingEdge(in: container)
    return container.isReadFromRight ? contentSize.width - edge : edge
  }
}
