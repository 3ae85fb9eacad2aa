@testable import CollectionLayouts

extension RandomSource {
  /// Any arrangement of the engine, with spacings and insets that may be negative.
  ///
  /// - Parameter count: The number of items that it will place.
  mutating func arrangement(count: Int) -> any Arrangement {
    switch integer(0...6) {
    case 0:
      return RowArrangement(
        itemSizing: sizing(), spacing: spacing(), insets: insets(),
        alignment: pick(RowArrangement.CrossAlignment.allCases))
    case 1: return ListArrangement(lineSpacing: spacing(), insets: insets())
    case 2:
      return GridArrangement(
        columns: integer(0...5), columnSpacing: spacing(), lineSpacing: spacing(), insets: insets(),
        itemLength: happens(0.5) ? nil : length(0...120))
    case 3:
      return FlowArrangement(
        itemSizing: sizing(), interitemSpacing: spacing(), lineSpacing: spacing(), insets: insets(),
        lineAlignment: pick(FlowArrangement.LineAlignment.allCases),
        justification: pick(FlowArrangement.Justification.allCases))
    case 4:
      return WaterfallArrangement(
        columns: integer(0...5), columnSpacing: spacing(), lineSpacing: spacing(), insets: insets())
    default:
      let isHostile = happens(0.5)
      let given = happens(0.1) ? count / 2 : count
      return ExplicitArrangement((0..<given).map { _ in isHostile ? hostileFrame() : freeFrame() })
    }
  }

  private mutating func sizing() -> ItemSizing {
    switch integer(0...5) {
    case 0: .fixed(size(0...120))
    case 1: .scaled(size(1...120), designedFor: LayoutSize(width: 300, height: 400))
    default: .content
    }
  }

  private mutating func spacing() -> Double {
    switch integer(0...5) {
    case 0: length(-20...0)
    case 1...2: 0
    default: length(0...20)
    }
  }

  private mutating func insets() -> LayoutInsets {
    happens(0.5)
      ? .zero
      : LayoutInsets(
        top: length(-10...30), left: length(-10...30), bottom: length(-10...30), right: length(-10...30))
  }

  /// A frame anywhere near the first screens, of any size down to none.
  private mutating func freeFrame() -> LayoutRect {
    LayoutRect(
      x: length(-200...1_500), y: length(-200...1_500), width: happens(0.15) ? 0 : length(1...250),
      height: happens(0.15) ? 0 : length(1...250))
  }

  /// A frame that no design should have: negative sizes, numbers that are none, the ends of the number line.
  private mutating func hostileFrame() -> LayoutRect {
    var frame = freeFrame()
    switch integer(0...11) {
    case 0: frame.width = -frame.width
    case 1: frame = LayoutRect(x: frame.x, y: frame.y, width: -frame.width, height: -frame.height)
    case 2: frame.x = pick([.nan, .infinity, -.infinity])
    case 3: frame.y = pick([.nan, .infinity, -.infinity])
    case 4: frame.width = pick([.nan, .infinity, -.infinity])
    case 5: frame.height = pick([.nan, .infinity, -.infinity])
    case 6: frame = pick([.null, .null, .zero, .zero, .infinite])
    case 7: frame = LayoutRect(x: 1e12, y: -1e12, width: 1e11, height: 1e12)
    case 8: frame = LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    default: break
    }
    return frame
  }
}
