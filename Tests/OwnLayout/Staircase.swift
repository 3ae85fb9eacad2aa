import CollectionLayouts

/// Items half as wide as the view, in steps: each further to the right than the one before, back at the edge after ten.
struct Staircase: Arrangement {
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let width = space.crossLength / 2
    var y = space.mainStart
    for item in 0..<items.count {
      let natural = items[item]
      let height = natural.width > 0 ? natural.height * width / natural.width : 0
      frames.append(LayoutRect(x: Double(item % 10) * width / 10, y: y, width: width, height: height))
      y += height
    }
    return ArrangedExtent(main: y - space.mainStart, cross: space.crossLength)
  }
}
