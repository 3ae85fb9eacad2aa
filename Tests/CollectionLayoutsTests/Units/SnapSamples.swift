import TestSupport

@testable import CollectionLayouts

/// Random layouts to snap in. Lengths are multiples of five, so that ties and equal offsets are common.
enum SnapSample: String, CaseIterable, Sendable {
  case rows
  case equalRows
  case overlappingRows
  case lists
  case waterfalls
  case grids
  case flows
  case shuffledFrames
  case descendingFrames
  case sections

  func layout(
    count: Int, axis: ScrollAxis, direction: WritingDirection, using numbers: inout SeededNumbers
  ) -> PreparedLayout {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &numbers) * 5)
    }
    let insets = LayoutInsets(
      top: length(0...6), left: length(0...6), bottom: length(0...6), right: length(0...6))
    let contentInsets = LayoutInsets(
      top: length(-4...8), left: length(-4...8), bottom: length(-4...8), right: length(-4...8))
    let container = Container(
      size: LayoutSize(length(20...60), length(20...60)), axis: axis, contentInsets: contentInsets,
      writingDirection: direction)
    let sizes = (0..<count).map { _ in LayoutSize(length(1...40), length(1...40)) }
    let frames = sizes.map {
      LayoutRect(origin: LayoutPoint(x: length(0...200), y: length(0...200)), size: $0)
    }
    var content = CollectionContent(sizes)
    let arrangement: any Arrangement
    switch self {
    case .rows: arrangement = RowArrangement(spacing: length(0...6), insets: insets)
    case .equalRows:
      arrangement = RowArrangement(
        itemSizing: .fixed(LayoutSize(length(1...40), length(1...40))), spacing: length(0...6), insets: insets
      )
    case .overlappingRows: arrangement = RowArrangement(spacing: length(-30 ... -5), insets: insets)
    case .lists: arrangement = ListArrangement(lineSpacing: length(0...6), insets: insets)
    case .waterfalls: arrangement = WaterfallArrangement(columns: 3, lineSpacing: 5, insets: insets)
    case .grids: arrangement = GridArrangement(columns: 2, lineSpacing: 5, insets: insets, itemLength: 60)
    case .flows: arrangement = FlowArrangement(interitemSpacing: 5, lineSpacing: 5, lineAlignment: .center)
    case .shuffledFrames: arrangement = ExplicitArrangement(frames)
    case .descendingFrames:
      arrangement = ExplicitArrangement(
        frames.sorted { axis == .horizontal ? $0.midX > $1.midX : $0.midY > $1.midY })
    case .sections:
      arrangement = RowArrangement(spacing: 5, insets: insets)
      let half = count / 2
      content = CollectionContent(sections: [
        .init(items: .each([]), headerLength: 70),
        .init(
          items: .each(Array(sizes.prefix(half))), headerLength: 150, footerLength: 90, hasBackground: true),
        .init(items: .each(Array(sizes.dropFirst(half))), headerLength: 40),
        .init(items: .each([]), footerLength: 40),
      ])
    }
    return PreparedLayout(content: content, container: container, plan: .same(arrangement))
  }
}
