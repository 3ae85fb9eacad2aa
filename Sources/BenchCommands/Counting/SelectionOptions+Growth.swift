import LayoutBench

extension SelectionOptions {
  /// The layouts whose growth is judged when none are named: elements in a row, and elements side by side.
  private static let growthLayouts = [LayoutCatalog.line.name, LayoutCatalog.waterfall.name]

  /// The options that choose the scenarios in which growth is judged; layouts, content and seed stay.
  var forGrowth: SelectionOptions {
    var growth = SelectionOptions(catalog)
    let usual = catalog.filter { Self.growthLayouts.contains($0.name) }
    growth.layouts = layouts ?? (usual.isEmpty ? catalog : usual)
    growth.items = GrowthCurve.itemCounts
    growth.sweeps = [.steady]
    growth.paths = GrowthCurve.strategies.map { MeasuredPath($0) }
    growth.content = content
    growth.askedSeed = askedSeed
    growth.framesPerSweep = GrowthCurve.frames
    return growth
  }
}
