import TestSupport

@testable import CollectionLayouts

/// A rule as a user of the package writes one without care: frames and an extent that may be any numbers.
struct CarelessArrangement: Arrangement {
  let frames: [LayoutRect]
  let extent: ArrangedExtent
  let placesFramesItself: Bool
  /// Where headers, footers and backgrounds go in place of where the engine puts them.
  var supplementaryFrames: [ElementKind: LayoutRect] = [:]

  func frame(of kind: ElementKind, insteadOf band: LayoutRect) -> LayoutRect {
    supplementaryFrames[kind] ?? band
  }

  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo result: inout [LayoutRect]
  ) -> ArrangedExtent {
    for item in 0..<items.count {
      var frame = item < frames.count ? frames[item] : .zero
      frame.y += space.mainStart
      result.append(frame)
    }
    return extent
  }
}

extension SeededNumbers {
  /// Any arrangement of the engine, or a user's own, with spacings and insets that may be negative, and now
  /// and then no numbers at all.
  ///
  /// - Parameter count: The number of items that it will place.
  mutating func arrangement(count: Int) -> any Arrangement {
    if happens(0.1) { return carelessArrangement(count: count) }
    switch pick(ArrangementKind.allCases) {
    case .row:
      return RowArrangement(
        itemSizing: sizing(), spacing: spacing(), insets: insets(),
        alignment: pick(RowArrangement.CrossAlignment.allCases))
    case .list: return ListArrangement(lineSpacing: spacing(), insets: insets())
    case .grid:
      return GridArrangement(
        columns: integer(0...5), columnSpacing: spacing(), lineSpacing: spacing(), insets: insets(),
        itemLength: happens(0.5) ? nil : length(0...120))
    case .flow:
      return FlowArrangement(
        itemSizing: sizing(), interitemSpacing: spacing(), lineSpacing: spacing(), insets: insets(),
        lineAlignment: pick(FlowArrangement.LineAlignment.allCases),
        justification: pick(FlowArrangement.Justification.allCases))
    case .waterfall:
      return WaterfallArrangement(
        columns: happens(0.1) ? integer(20...40) : integer(0...5), columnSpacing: spacing(),
        lineSpacing: spacing(), insets: insets())
    case .pagedGrid:
      return PagedGridArrangement(
        rows: integer(0...4), columns: integer(0...4), rowSpacing: spacing(), columnSpacing: spacing(),
        insets: insets())
    case .explicit:
      let isHostile = happens(0.5)
      let given = happens(0.1) ? count / 2 : count
      return ExplicitArrangement((0..<given).map { _ in isHostile ? hostileFrame() : freeFrame() })
    }
  }

  private mutating func carelessArrangement(count: Int) -> CarelessArrangement {
    let isHostile = happens(0.3)
    var supplementaryFrames: [ElementKind: LayoutRect] = [:]
    for kind in [ElementKind.header, .footer, .background] where happens(0.5) {
      supplementaryFrames[kind] = isHostile ? hostileFrame() : freeFrame()
    }
    let lengths: [Double] = [0, 300, 2_000, -500, .nan, .infinity, -.infinity, 1e300, 1e308, -1e308]
    return CarelessArrangement(
      frames: (0..<count).map { _ in isHostile ? hostileFrame() : freeFrame() },
      extent: ArrangedExtent(main: pick(lengths), cross: happens(0.8) ? 300 : pick(lengths)),
      placesFramesItself: happens(0.5), supplementaryFrames: supplementaryFrames)
  }

  /// A number that no spacing, inset or side should be.
  mutating func oddNumber() -> Double { pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e16]) }

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
    case 3: happens(0.1) ? oddNumber() : 1
    default: length(0...20)
    }
  }

  private mutating func insets() -> LayoutInsets {
    guard happens(0.5) else { return .zero }
    var insets = LayoutInsets(
      top: length(-10...30), left: length(-10...30), bottom: length(-10...30), right: length(-10...30))
    guard happens(0.05) else { return insets }
    let side = pick([\LayoutInsets.top, \.left, \.bottom, \.right])
    insets[keyPath: side] = oddNumber()
    return insets
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
    case 2: frame.x = oddNumber()
    case 3: frame.y = oddNumber()
    case 4: frame.width = oddNumber()
    case 5: frame.height = oddNumber()
    case 6: frame = pick([.null, .null, .zero, .zero, .infinite])
    case 7: frame = LayoutRect(x: 1e12, y: -1e12, width: 1e11, height: 1e12)
    case 8: frame = LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    case 9: frame = LayoutRect(x: oddNumber(), y: oddNumber(), width: oddNumber(), height: oddNumber())
    default: break
    }
    return frame
  }
}
