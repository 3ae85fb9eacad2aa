/// Rows of equal cells in a fixed number of columns.
public struct GridArrangement: Arrangement, Hashable {
  /// The number of columns; fewer than one counts as one.
  public var columns: Int
  /// The gap between columns, in points.
  public var columnSpacing: Double
  /// The gap between rows, in points.
  public var lineSpacing: Double
  public var insets: LayoutInsets
  /// The length of every cell along the scroll axis, in points; `nil` takes the length of the section's first
  /// item.
  public var itemLength: Double?

  public init(
    columns: Int, columnSpacing: Double = 0, lineSpacing: Double = 0, insets: LayoutInsets = .zero,
    itemLength: Double? = nil
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.itemLength = itemLength
  }

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let insets = space.oriented(self.insets)
    let count = items.count
    let geometry = ColumnGeometry(
      count: columns, limit: count, spacing: columnSpacing, insets: insets, in: space)
    let height = (itemLength ?? (count > 0 ? items[0].height : 0)).laidOutLength
    let lineSpacing = self.lineSpacing.laidOutGap
    let top = space.mainStart + insets.top
    var end = top
    var line = 0
    var item = 0
    while item < count {
      let y = top + Double(line) * (height + lineSpacing)
      for span in geometry.spans.prefix(count - item) {
        frames.append(LayoutRect(x: span.x, y: y, width: span.width, height: height))
      }
      item += geometry.spans.count
      line += 1
      end = y + height
    }
    return ArrangedExtent(main: end + insets.bottom - space.mainStart, cross: space.crossLength)
  }
}

extension CollectionLayout {
  /// Equal cells in a fixed number of columns.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; fewer than one counts as one.
  ///   - itemLength: The length of every cell along the scroll axis, in points; `nil` takes the length of the
  ///     section's first item.
  ///   - columnSpacing: The gap between columns, in points.
  ///   - lineSpacing: The gap between rows, in points.
  ///   - insets: The insets of each section.
  public static func grid(
    columns: Int = 3, itemLength: Double? = nil, columnSpacing: Double = 1, lineSpacing: Double = 1,
    insets: LayoutInsets = .zero
  ) -> CollectionLayout {
    CollectionLayout(
      GridArrangement(
        columns: columns, columnSpacing: columnSpacing, lineSpacing: lineSpacing, insets: insets,
        itemLength: itemLength))
  }
}
