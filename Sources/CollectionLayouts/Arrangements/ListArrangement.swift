/// Full-width rows, one below the other. Of an item's size only the length along the scroll axis counts.
public struct ListArrangement: Arrangement, Hashable {
  /// The gap between rows, in points; negative values overlap them.
  public var lineSpacing: Double
  public var insets: LayoutInsets

  public init(lineSpacing: Double = 0, insets: LayoutInsets = .zero) {
    self.lineSpacing = lineSpacing
    self.insets = insets
  }

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let insets = space.oriented(self.insets)
    let lineSpacing = self.lineSpacing.laidOutGap
    let width = max(0, space.crossLength - insets.left - insets.right)
    let left = space.aligned(insets.left)
    let right = space.aligned(insets.left + width)
    var next = space.mainStart + insets.top
    var end = next
    for item in 0..<items.count {
      let height = items[item].height.laidOutLength
      frames.append(LayoutRect(x: left, y: next, width: right - left, height: height))
      end = next + height
      next = end + lineSpacing
    }
    return ArrangedExtent(main: end + insets.bottom - space.mainStart, cross: space.crossLength)
  }
}

extension CollectionLayout {
  /// Full-width rows, one below the other.
  ///
  /// - Parameters:
  ///   - lineSpacing: The gap between rows, in points.
  ///   - insets: The insets of each section.
  public static func list(lineSpacing: Double = 0, insets: LayoutInsets = .zero) -> CollectionLayout {
    CollectionLayout(ListArrangement(lineSpacing: lineSpacing, insets: insets))
  }
}
