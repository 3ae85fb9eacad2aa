extension CollectionLayout {
  /// A carousel whose middle item stands out: the line layout of Apple's sample.
  ///
  /// - Parameters:
  ///   - itemSize: The size of every item, in points; `nil` takes the content's sizes.
  ///   - spacing: The gap between items, in points.
  ///   - insets: The insets of the line.
  ///   - zoom: How much the middle item stands out.
  public static func line(
    itemSize: LayoutSize? = LayoutSize(width: 200, height: 200), spacing: Double = 50,
    insets: LayoutInsets = LayoutInsets(top: 200, bottom: 200), zoom: ZoomEffect = ZoomEffect()
  ) -> CollectionLayout {
    CollectionLayout(
      RowArrangement(
        itemSizing: itemSize.map(ItemSizing.fixed) ?? .content, spacing: spacing, insets: insets),
      effect: zoom, snapping: .nearest)
  }

  /// A carousel of cards that turn away as they leave the middle.
  ///
  /// - Parameters:
  ///   - itemSizing: The size of every card; by default 300 x 500 points for a view of 414 x 736, growing and
  ///     shrinking with the view.
  ///   - spacing: The gap between cards, in points.
  ///   - insets: The insets of the row of cards.
  ///   - rotation: How cards turn.
  public static func card(
    itemSizing: ItemSizing = .scaled(
      LayoutSize(width: 300, height: 500), designedFor: LayoutSize(width: 414, height: 736)),
    spacing: Double = 0,
    insets: LayoutInsets = LayoutInsets(top: 200, left: 50, bottom: 200, right: 50),
    rotation: CardRotationEffect = CardRotationEffect()
  ) -> CollectionLayout {
    CollectionLayout(
      RowArrangement(itemSizing: itemSizing, spacing: spacing, insets: insets),
      effect: rotation, snapping: .nearest)
  }

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

  /// Items side by side in lines that break when they are full.
  ///
  /// - Parameters:
  ///   - interitemSpacing: The gap between items of a line, in points.
  ///   - lineSpacing: The gap between lines, in points.
  ///   - insets: The insets of each section.
  ///   - lineAlignment: Where items stand across their line.
  ///   - justification: How a line uses the room that its items leave.
  public static func flow(
    interitemSpacing: Double = 10, lineSpacing: Double = 10, insets: LayoutInsets = .zero,
    lineAlignment: FlowArrangement.LineAlignment = .center,
    justification: FlowArrangement.Justification = .leading
  ) -> CollectionLayout {
    CollectionLayout(
      FlowArrangement(
        interitemSpacing: interitemSpacing, lineSpacing: lineSpacing, insets: insets,
        lineAlignment: lineAlignment, justification: justification))
  }

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

  /// Full-width rows, one below the other.
  ///
  /// - Parameters:
  ///   - lineSpacing: The gap between rows, in points.
  ///   - insets: The insets of each section.
  public static func list(lineSpacing: Double = 0, insets: LayoutInsets = .zero) -> CollectionLayout {
    CollectionLayout(ListArrangement(lineSpacing: lineSpacing, insets: insets))
  }
}
