/// Equal columns across the container, as grids and waterfalls have them.
struct ColumnGeometry {
  /// The width of a column before pixel alignment, in points.
  let width: Double
  /// The horizontal span of each column, in points.
  let spans: [(x: Double, width: Double)]

  /// Divides the room between the insets.
  ///
  /// - Parameters:
  ///   - count: The number of columns; fewer than one counts as one, and more than `limit` as `limit`.
  ///   - limit: No more columns than this can hold an item.
  ///   - spacing: The gap between columns, in points.
  ///   - insets: The insets, turned to vertical scrolling.
  ///   - space: The space, whose pixel scale rounds both edges of each column on their own, so that neighbours
  ///     neither gap nor overlap.
  init(count: Int, limit: Int, spacing: Double, insets: LayoutInsets, in space: ArrangementSpace) {
    let count = max(1, count)
    let spacing = spacing.laidOutGap
    let room = space.crossLength - insets.left - insets.right - spacing * Double(count - 1)
    let width = (room / Double(count)).laidOutLength
    self.width = width
    spans = (0..<min(count, max(1, limit))).map { column in
      let left = insets.left + Double(column) * (width + spacing)
      let x = space.aligned(left)
      return (x, space.aligned(left + width) - x)
    }
  }
}
