import TestSupport

@testable import CollectionLayouts

/// Draws rectangles to query a layout with: ordinary, on the very edges of elements, and hostile.
struct RandomRects {
  /// The displayed frames with finite edges, to take edges from.
  private let targets: [LayoutRect]
  private let viewSize: LayoutSize
  private let visibleRect: LayoutRect
  private let contentSize: LayoutSize

  init(_ check: QueryCheck) {
    viewSize = check.layout.container.size
    visibleRect = check.visibleRect
    contentSize = check.contentSize
    targets = check.everything.map(\.frame).filter { $0.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }
  }

  private enum Kind: CaseIterable {
    case visible, screen, screens, pointWide, empty, betweenEdges, atCorner, turnedAround, farOutside, special
    case poisoned, endless
  }

  func next(_ source: inout SeededNumbers) -> LayoutRect {
    switch source.pick(Kind.allCases) {
    case .visible: visibleRect
    case .screen: screens(1, &source)
    case .screens: screens(3, &source)
    case .pointWide: pointWide(&source)
    case .empty: empty(&source)
    case .betweenEdges: betweenEdges(&source)
    case .atCorner: atCorner(&source)
    case .turnedAround: turnedAround(&source)
    case .farOutside: farOutside(&source)
    case .special:
      source.pick([.null, .infinite, .zero, LayoutRect(origin: .zero, size: contentSize)])
    case .poisoned: poisoned(&source)
    case .endless: endless(&source)
    }
  }

  private func target(_ source: inout SeededNumbers) -> LayoutRect {
    targets.isEmpty ? LayoutRect(x: 10, y: 10, width: 20, height: 20) : source.pick(targets)
  }

  /// A number of screens with an element in it, or near it.
  private func screens(_ count: Double, _ source: inout SeededNumbers) -> LayoutRect {
    let size = viewSize
    let target = target(&source)
    return LayoutRect(
      x: target.x - source.length(-1...1) * size.width, y: target.y - source.length(-1...1) * size.height,
      width: size.width * count, height: size.height * count)
  }

  private func pointWide(_ source: inout SeededNumbers) -> LayoutRect {
    var rect = screens(1, &source)
    if source.happens(0.6) { rect.width = 1 }
    if source.happens(0.6) { rect.height = 1 }
    return rect
  }

  private func empty(_ source: inout SeededNumbers) -> LayoutRect {
    let target = target(&source)
    var rect = screens(1, &source)
    if source.happens(0.6) {
      rect.x = source.pick([target.minX, target.midX, target.maxX])
      rect.y = source.pick([target.minY, target.midY, target.maxY])
    }
    if source.happens(0.7) { rect.width = source.pick([0, -0.0]) } else { rect.height = 0 }
    if source.happens(0.5) { rect.height = 0 }
    return rect
  }

  /// A rectangle whose edges are edges of two elements, or the next numbers beside them.
  private func betweenEdges(_ source: inout SeededNumbers) -> LayoutRect {
    let first = target(&source)
    let second = source.happens(0.5) ? first : target(&source)
    let x = Self.ordered(
      Self.beside(source.pick([first.minX, first.maxX]), &source),
      Self.beside(source.pick([second.minX, second.maxX]), &source))
    let y = Self.ordered(
      Self.beside(source.pick([first.minY, first.maxY]), &source),
      Self.beside(source.pick([second.minY, second.maxY]), &source))
    return LayoutRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }

  private static func beside(_ value: Double, _ source: inout SeededNumbers) -> Double {
    switch source.integer(0...5) {
    case 0: value.nextUp
    case 1: value.nextDown
    default: value
    }
  }

  private static func ordered(_ a: Double, _ b: Double) -> (Double, Double) { a <= b ? (a, b) : (b, a) }

  /// A rectangle with a corner on a corner of an element, outside or inside.
  private func atCorner(_ source: inout SeededNumbers) -> LayoutRect {
    let target = target(&source)
    let width = source.length(0...80)
    let height = source.length(0...80)
    let x = source.pick([target.minX, target.maxX])
    let y = source.pick([target.minY, target.maxY])
    return LayoutRect(
      x: source.happens(0.5) ? x : x - width, y: source.happens(0.5) ? y : y - height, width: width,
      height: height)
  }

  /// An ordinary rectangle written with negative sizes.
  private func turnedAround(_ source: inout SeededNumbers) -> LayoutRect {
    var rect = source.happens(0.5) ? screens(1, &source) : betweenEdges(&source)
    if source.happens(0.7) {
      rect = LayoutRect(x: rect.maxX, y: rect.y, width: -rect.width, height: rect.height)
    }
    if source.happens(0.7) {
      rect = LayoutRect(x: rect.x, y: rect.maxY, width: rect.width, height: -rect.height)
    }
    return rect
  }

  private func farOutside(_ source: inout SeededNumbers) -> LayoutRect {
    let far: [Double] = [1e6, -1e6, 1e12, -1e12, 1e300, -1e300, .greatestFiniteMagnitude]
    var rect = screens(1, &source)
    if source.happens(0.5) { rect.x = source.pick(far) }
    if source.happens(0.6) { rect.y = source.pick(far) }
    if source.happens(0.3) { rect.width = source.pick(far) }
    if source.happens(0.3) { rect.height = source.pick(far) }
    return rect
  }

  private func poisoned(_ source: inout SeededNumbers) -> LayoutRect {
    let rect = screens(1, &source)
    var parts = [rect.x, rect.y, rect.width, rect.height]
    parts[source.integer(0...3)] = .nan
    return LayoutRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  private func endless(_ source: inout SeededNumbers) -> LayoutRect {
    let rect = screens(1, &source)
    var parts = [rect.x, rect.y, rect.width, rect.height]
    for _ in 0..<source.integer(1...2) {
      parts[source.integer(0...3)] = source.pick([.infinity, -.infinity])
    }
    return LayoutRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
