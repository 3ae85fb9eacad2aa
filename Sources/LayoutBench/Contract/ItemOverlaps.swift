import CollectionLayouts

/// Which items of a section overlap another that begins before them.
///
/// Edges that touch, or pass each other by less than a thousandth of a point as rounding makes them, do not
/// overlap.
struct ItemOverlaps {
  private(set) var count = 0
  /// The first such item along the main axis.
  private(set) var first: Int?

  private static let slack = 1e-3

  /// - Complexity: O(*n* log *n*)
  init(_ frames: ArraySlice<LayoutRect>, mainIsX: Bool) {
    var items: [Span] = []
    items.reserveCapacity(frames.count)
    for (item, frame) in frames.enumerated() {
      let span = Span(item: item, frame, mainIsX: mainIsX)
      if span.start < span.end && span.low < span.high { items.append(span) }
    }
    let isSorted = zip(items, items.dropFirst()).allSatisfy { $0.start <= $1.start }
    if !isSorted { items.sort { ($0.start, $0.item) < ($1.start, $1.item) } }
    // Sections of a few items are many: comparing all pairs takes no memory.
    if items.count <= 32 { comparePairs(items) } else { sweep(items) }
  }

  private mutating func found(_ item: Int) {
    count += 1
    first = first ?? item
  }

  private mutating func comparePairs(_ items: [Span]) {
    for number in items.indices {
      let item = items[number]
      let overlaps = items[..<number].contains { other in
        other.end > item.start && other.low < item.high && item.low < other.high
      }
      if overlaps { found(item.item) }
    }
  }

  /// Keeps, for each stretch across the axis, how far the items so far reach along it.
  private mutating func sweep(_ items: [Span]) {
    let edges = Set(items.map(\.low) + items.map(\.high)).sorted()
    var places: [Double: Int] = [:]
    places.reserveCapacity(edges.count)
    for (place, edge) in edges.enumerated() { places[edge] = place }
    var skyline = Skyline(stretches: max(1, edges.count - 1))
    for item in items {
      guard let low = places[item.low], let high = places[item.high] else { continue }
      if skyline.highest(in: low..<high) > item.start { found(item.item) }
      skyline.raise(low..<high, to: item.end)
    }
  }

  private struct Span {
    let item: Int
    let start, end, low, high: Double

    init(item: Int, _ frame: LayoutRect, mainIsX: Bool) {
      let (main, cross) = mainIsX ? (frame.x, frame.y) : (frame.y, frame.x)
      let (length, breadth) =
        mainIsX ? (frame.width, frame.height) : (frame.height, frame.width)
      self.item = item
      start = main
      end = main + length - ItemOverlaps.slack
      low = cross
      high = cross + breadth - ItemOverlaps.slack
    }
  }
}

/// The greatest value over each stretch of a line: a segment tree.
private struct Skyline {
  private let leaves: Int
  /// The greatest value of a node's whole stretch, and of anything below it.
  private var whole: [Double]
  private var highest: [Double]

  init(stretches: Int) {
    var leaves = 1
    while leaves < stretches { leaves *= 2 }
    self.leaves = leaves
    whole = Array(repeating: -.infinity, count: 2 * leaves)
    highest = whole
  }

  /// - Complexity: O(log *n*)
  func highest(in range: Range<Int>) -> Double { highest(in: range, node: 1, covering: 0..<leaves) }

  private func highest(in range: Range<Int>, node: Int, covering: Range<Int>) -> Double {
    guard range.overlaps(covering) else { return -.infinity }
    if range.lowerBound <= covering.lowerBound && covering.upperBound <= range.upperBound {
      return highest[node]
    }
    let middle = (covering.lowerBound + covering.upperBound) / 2
    let left = highest(in: range, node: 2 * node, covering: covering.lowerBound..<middle)
    let right = highest(in: range, node: 2 * node + 1, covering: middle..<covering.upperBound)
    return max(whole[node], max(left, right))
  }

  /// - Complexity: O(log *n*)
  mutating func raise(_ range: Range<Int>, to value: Double) {
    raise(range, to: value, node: 1, covering: 0..<leaves)
  }

  private mutating func raise(_ range: Range<Int>, to value: Double, node: Int, covering: Range<Int>) {
    guard range.overlaps(covering) else { return }
    highest[node] = max(highest[node], value)
    if range.lowerBound <= covering.lowerBound && covering.upperBound <= range.upperBound {
      whole[node] = max(whole[node], value)
      return
    }
    let middle = (covering.lowerBound + covering.upperBound) / 2
    raise(range, to: value, node: 2 * node, covering: covering.lowerBound..<middle)
    raise(range, to: value, node: 2 * node + 1, covering: middle..<covering.upperBound)
  }
}
