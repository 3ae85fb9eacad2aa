/// Pages of cells in rows and columns, as a home screen has them: a page fills the view, and its cells fill
/// the page row by row.
///
/// Pages follow each other along the scroll axis. All cells have the same size; items' own sizes do not
/// count. The insets lie inside each page.
public struct PagedGridArrangement: Arrangement, Hashable {
  /// The number of rows of a page; fewer than one counts as one.
  public var rows: Int
  /// The number of columns of a page; fewer than one counts as one.
  public var columns: Int
  /// The gap between rows, in points.
  public var rowSpacing: Double
  /// The gap between columns, in points.
  public var columnSpacing: Double
  public var insets: LayoutInsets

  public init(
    rows: Int, columns: Int, rowSpacing: Double = 0, columnSpacing: Double = 0, insets: LayoutInsets = .zero
  ) {
    self.rows = rows
    self.columns = columns
    self.rowSpacing = rowSpacing
    self.columnSpacing = columnSpacing
    self.insets = insets
  }

  /// Rows stay rows on either axis.
  public var placesFramesItself: Bool { true }

  /// How many items a page has.
  public var itemsPerPage: Int {
    let (product, overflows) = max(1, rows).multipliedReportingOverflow(by: max(1, columns))
    return overflows ? .max : product
  }

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let isHorizontal = space.axis == .horizontal
    let insets = self.insets.laidOut
    let columnSpacing = self.columnSpacing.laidOutGap
    let rowSpacing = self.rowSpacing.laidOutGap
    let page =
      isHorizontal
      ? LayoutSize(width: space.mainLength, height: space.crossLength)
      : LayoutSize(width: space.crossLength, height: space.mainLength)
    let (rows, columns) = (max(1, rows), max(1, columns))
    let cell = LayoutSize(
      width: (page.width - insets.left - insets.right).share(columns, spacing: columnSpacing),
      height: (page.height - insets.top - insets.bottom).share(rows, spacing: rowSpacing))
    let perPage = itemsPerPage
    var pageStart = space.mainStart
    for item in 0..<items.count {
      let (number, place) = item.quotientAndRemainder(dividingBy: perPage)
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      pageStart = space.mainStart + Double(number) * space.mainLength
      let left =
        (isHorizontal ? pageStart : 0) + insets.left + Double(column) * (cell.width + columnSpacing)
      // Both edges are aligned where they are in the content, since pages need not begin at a pixel.
      let x = space.aligned(left)
      frames.append(
        LayoutRect(
          x: x,
          y: (isHorizontal ? 0 : pageStart) + insets.top + Double(row) * (cell.height + rowSpacing),
          width: space.aligned(left + cell.width) - x, height: cell.height))
    }
    let pages = items.count == 0 ? 0 : (items.count - 1) / perPage + 1
    return ArrangedExtent(main: Double(pages) * space.mainLength, cross: space.crossLength)
  }
}

extension CollectionLayout {
  /// Pages of cells in rows and columns, each page as large as the view.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of a page; fewer than one counts as one.
  ///   - columns: The number of columns of a page; fewer than one counts as one.
  ///   - rowSpacing: The gap between rows, in points.
  ///   - columnSpacing: The gap between columns, in points.
  ///   - insets: The insets inside each page.
  public static func pagedGrid(
    rows: Int = 3, columns: Int = 4, rowSpacing: Double = 10, columnSpacing: Double = 10,
    insets: LayoutInsets = LayoutInsets(all: 10)
  ) -> CollectionLayout {
    CollectionLayout(
      PagedGridArrangement(
        rows: rows, columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing, insets: insets))
  }
}
