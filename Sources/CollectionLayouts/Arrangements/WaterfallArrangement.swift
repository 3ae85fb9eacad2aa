/// Columns of equal width into which items of any height fall, each into the column that is shortest so far.
///
/// An item keeps the proportions of its natural size. Ties go to the first column.
public struct WaterfallArrangement: Arrangement, Hashable {
  /// The number of columns; fewer than one counts as one.
  public var columns: Int
  /// The gap between columns, in points.
  public var columnSpacing: Double
  /// The gap between an item and the one below it, in points.
  public var lineSpacing: Double
  public var insets: LayoutInsets

  public init(
    columns: Int, columnSpacing: Double = 0, lineSpacing: Double = 0, insets: LayoutInsets = .zero
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
  }

  /// - Complexity: O(*n* log *c*) for *c* columns.
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let insets = space.oriented(self.insets)
    let count = items.count
    let geometry = ColumnGeometry(
      count: columns, limit: count, spacing: columnSpacing, insets: insets, in: space)
    let lineSpacing = self.lineSpacing.laidOutGap
    let top = space.mainStart + insets.top
    // Where the next item of each column would start, but for the gap, and where the lowest item so far ends.
    var ends = [Double](repeating: top, count: geometry.spans.count)
    let hasManyColumns = ends.count > ColumnTournament.fewColumns
    var tournament = ColumnTournament(count: hasManyColumns ? ends.count : 0, end: top)
    var isEmpty = [Bool](repeating: true, count: geometry.spans.count)
    var lowest = top
    for item in 0..<count {
      let column = hasManyColumns ? tournament.shortest : ends.shortestColumn
      let height = Self.height(of: items[item], atWidth: geometry.width)
      let span = geometry.spans[column]
      let y = isEmpty[column] ? top : ends[column] + lineSpacing
      frames.append(LayoutRect(x: span.x, y: y, width: span.width, height: height))
      ends[column] = y + height
      if hasManyColumns { tournament.setEnd(y + height, of: column) }
      isEmpty[column] = false
      lowest = item == 0 ? y + height : max(lowest, y + height)
    }
    return ArrangedExtent(main: lowest + insets.bottom - space.mainStart, cross: space.crossLength)
  }

  /// The height of an item of a natural size when shown at a width, in points; degenerate sizes have none.
  static func height(of natural: LayoutSize, atWidth width: Double) -> Double {
    guard natural.width.laidOutLength > 0, natural.height.laidOutLength > 0 else { return 0 }
    return (natural.height * width / natural.width).laidOutLength
  }
}

extension [Double] {
  /// The column that ends first; of several the lowest.
  fileprivate var shortestColumn: Int {
    var column = 0
    for candidate in 1..<Swift.max(1, count) where self[candidate] < self[column] { column = candidate }
    return column
  }
}

extension CollectionLayout {
  /// Columns into which items of any height fall.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; fewer than one counts as one.
  ///   - columnSpacing: The gap between columns, in points.
  ///   - lineSpacing: The gap between items of a column, in points.
  ///   - insets: The insets of each section.
  public static func waterfall(
    columns: Int = 2, columnSpacing: Double = 10, lineSpacing: Double = 10,
    insets: LayoutInsets = LayoutInsets(all: 10)
  ) -> CollectionLayout {
    CollectionLayout(
      WaterfallArrangement(
        columns: columns, columnSpacing: columnSpacing, lineSpacing: lineSpacing, insets: insets))
  }
}
