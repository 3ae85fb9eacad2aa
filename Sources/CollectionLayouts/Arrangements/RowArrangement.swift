/// One line of items along the scroll axis: the carousel.
public struct RowArrangement: Arrangement, Hashable {
  /// Where items stand across the line.
  public enum CrossAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading inset.
    case leading
    /// In the middle between the insets, also when the item is larger than the room between them.
    case center
    /// At the trailing inset.
    case trailing
  }

  public var itemSizing: ItemSizing
  /// The gap between neighbours, in points; negative values overlap them.
  public var spacing: Double
  public var insets: LayoutInsets
  public var alignment: CrossAlignment

  public init(
    itemSizing: ItemSizing = .content, spacing: Double = 0, insets: LayoutInsets = .zero,
    alignment: CrossAlignment = .center
  ) {
    self.itemSizing = itemSizing
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
  }

  public func itemSize(in container: Container) -> LayoutSize? { itemSizing.size(in: container) }

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let insets = space.oriented(self.insets)
    let spacing = self.spacing.laidOutGap
    let start = space.mainStart + insets.top
    var end = start
    switch items {
    case .uniform(let size, _):
      let length = size.height.laidOutLength
      let width = size.width.laidOutLength
      let x = crossPosition(of: width, insets: insets, in: space)
      for item in 0..<items.count {
        // Multiplied, not added up, so that a million items gather no rounding error.
        let y = start + Double(item) * (length + spacing)
        frames.append(LayoutRect(x: x, y: y, width: width, height: length))
        end = y + length
      }
    case .each(let sizes):
      var next = start
      for size in sizes {
        let length = size.height.laidOutLength
        let width = size.width.laidOutLength
        let x = crossPosition(of: width, insets: insets, in: space)
        frames.append(LayoutRect(x: x, y: next, width: width, height: length))
        end = next + length
        next = end + spacing
      }
    }
    return ArrangedExtent(main: end + insets.bottom - space.mainStart, cross: space.crossLength)
  }

  private func crossPosition(of width: Double, insets: LayoutInsets, in space: ArrangementSpace) -> Double {
    switch alignment {
    case .leading: insets.left
    case .center: insets.left + (space.crossLength - insets.left - insets.right - width) / 2
    case .trailing: space.crossLength - insets.right - width
    }
  }
}

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
}
