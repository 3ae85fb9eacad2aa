import TestSupport

@testable import CollectionLayouts

/// A layout made from a seed, with everything that a query of it depends on.
struct RandomLayout {
  let seed: UInt64
  let content: CollectionContent
  let kinds: [ContentKind]
  let container: Container
  let plan: ArrangementPlan
  let effect: any ScrollEffect
  let pinning: Pinning
  let visibleRect: LayoutRect

  /// - Parameters:
  ///   - seed: Names the layout; the same seed gives the same layout.
  ///   - isLarge: Whether a section has thousands of items.
  init(seed: UInt64, isLarge: Bool, drawing source: inout SeededNumbers) {
    self.seed = seed
    container = source.container()
    (content, kinds) = source.content(isLarge: isLarge)
    var arrangements: [any Arrangement] = []
    for section in content.sections {
      arrangements.append(source.arrangement(count: section.items.count))
    }
    plan = source.happens(0.2) && !arrangements.isEmpty ? .same(arrangements[0]) : .perSection(arrangements)
    effect = source.effect(for: content)
    pinning =
      source.happens(0.4) ? Pinning(headers: source.happens(0.7), footers: source.happens(0.7)) : .none
    visibleRect = source.visibleRect(
      of: PreparedLayout(content: content, container: container, plan: plan, pinning: pinning).table)
  }

  /// The layout as a user of the package asks it.
  func layout(_ strategy: QueryStrategy) -> CollectionLayout {
    var layout = CollectionLayout(plan, effect: effect, strategy: strategy)
    layout.setPinning(pinning)
    layout.setContent(content, in: container)
    layout.visibleRect = visibleRect
    return layout
  }
}

extension RandomLayout: CustomStringConvertible {
  var description: String {
    """
    seed \(seed): sections \(kinds.map(\.rawValue)), \(container), pinning \(pinning), \
    visible \(visibleRect), effect \(String(describing: effect).prefix(400)), plan \(String(describing: plan).prefix(600))
    """
  }
}

extension SeededNumbers {
  fileprivate mutating func container() -> Container {
    var size = pick([LayoutSize(width: 320, height: 480), size(50...900)])
    if happens(0.05) {
      size = pick([
        .zero, LayoutSize(width: 1, height: 1), LayoutSize(width: 0, height: 300),
        LayoutSize(width: oddNumber(), height: 300), LayoutSize(width: 300, height: oddNumber()),
      ])
    }
    var insets = happens(0.8) ? LayoutInsets.zero : LayoutInsets(all: length(-20...60))
    if happens(0.02) { insets.top = oddNumber() }
    if happens(0.02) { insets.right = oddNumber() }
    return Container(
      size: size, axis: pick(ScrollAxis.allCases), contentInsets: insets,
      writingDirection: pick(WritingDirection.allCases), pixelScale: pick([nil, 1, 2, 3]))
  }

  /// What is visible of a layout: a place in the content, one beyond its ends, or numbers that are none.
  fileprivate mutating func visibleRect(of table: FrameTable) -> LayoutRect {
    let size = table.container.size
    var origin = LayoutPoint.zero
    if happens(0.8) {
      // Near the frames of some element, where effects and pinning show.
      let frame = table.frames.isEmpty ? LayoutRect.zero : pick(table.frames)
      origin = LayoutPoint(x: frame.x + length(-300...300), y: frame.y + length(-300...300))
      if table.container.axis == .vertical { origin.x = 0 } else { origin.y = 0 }
    }
    var rect = LayoutRect(origin: origin, size: size)
    if !rect.isFinite && happens(0.7) { rect = LayoutRect(origin: .zero, size: size) }
    if happens(0.02) { rect.x = pick([.nan, .infinity, -.infinity]) }
    if happens(0.02) { rect.height = pick([.nan, .infinity, -5]) }
    return rect
  }
}
