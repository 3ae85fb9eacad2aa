@testable import CollectionLayouts

/// Compares what the strategies answer for one random layout with what looking at every element gives.
struct QueryCheck {
  let layout: RandomLayout
  /// All elements, as they are shown now.
  private(set) var everything: [LayoutAttributes] = []
  /// What is visible now, and the extent of the content.
  private(set) var visibleRect: LayoutRect
  private(set) var contentSize = LayoutSize.zero
  /// What is laid out now.
  private(set) var content: CollectionContent
  private var layouts: [QueryStrategy: CollectionLayout] = [:]

  init(_ layout: RandomLayout) {
    self.layout = layout
    visibleRect = layout.visibleRect
    content = layout.content
    for strategy in QueryStrategy.allCases { layouts[strategy] = layout.layout(strategy) }
    lookAtEverything()
  }

  private mutating func lookAtEverything() {
    for strategy in QueryStrategy.allCases { layouts[strategy]!.prepare() }
    let prepared = layouts[.scan]!.prepared
    visibleRect = layouts[.scan]!.visibleRect
    contentSize = prepared.contentSize
    content = layouts[.scan]!.content
    everything = prepared.table.everyElement(under: layout.effect, showing: visibleRect)
  }

  /// Changes the content of every strategy's layout, and scrolls it.
  ///
  /// - Returns: What is wrong; `nil` when every strategy shows the same place afterwards.
  mutating func apply(_ changes: [ContentChange], scrollingBy distance: LayoutPoint) -> String? {
    do {
      for strategy in QueryStrategy.allCases {
        try layouts[strategy]!.performBatchUpdates(changes)
        layouts[strategy]!.visibleRect.x += distance.x
        layouts[strategy]!.visibleRect.y += distance.y
      }
    } catch {
      return "\(error). \(layout)"
    }
    lookAtEverything()
    let places = QueryStrategy.allCases.map { "\($0) shows \(layouts[$0]!.visibleRect)" }
    let isSame = QueryStrategy.allCases.allSatisfy { "\(layouts[$0]!.visibleRect)" == "\(visibleRect)" }
    return isSame ? nil : "\(places). \(layout)"
  }

  /// The elements that a query must return.
  func expected(in rect: LayoutRect) -> [LayoutAttributes] {
    everything.filter { shareAPoint($0.frame, rect) }
  }

  /// What is wrong with the answers to one query; `nil` when all is well.
  ///
  /// - Parameters:
  ///   - rect: The queried rectangle.
  ///   - expected: What must come out.
  ///   - stopShare: At which part of the result the visit that ends early ends, 0 to 1.
  mutating func fault(in rect: LayoutRect, expected: [LayoutAttributes], stopShare: Double) -> String? {
    for strategy in QueryStrategy.allCases {
      let stop = expected.isEmpty ? 1 : 1 + Int(stopShare * Double(expected.count - 1))
      // The layout is queried in place, as a copy would count on its own.
      if let fault = Self.fault(&layouts[strategy]!, rect, wanted: expected, stopAt: stop) {
        return "\(strategy) asked for \(rect): \(fault). \(layout)"
      }
    }
    let prepared = layouts[.scan]!.prepared
    let scene = prepared.scene(showing: visibleRect)
    var visited: [LayoutAttributes] = []
    layout.effect._visitElements(of: prepared, at: Array(0..<Int32(everything.count)), in: scene) {
      visited.append($0)
    }
    let collected = layout.effect._collectAllElements(of: prepared, in: scene)
    return (Self.difference(visited, everything) ?? Self.difference(collected, everything))
      .map { "every position: \($0). \(layout)" }
  }

  private static func fault(
    _ layout: inout CollectionLayout, _ rect: LayoutRect, wanted: [LayoutAttributes], stopAt stop: Int
  ) -> String? {
    layout.counts = QueryCounts()
    let array = layout.layoutAttributesForElements(in: rect)
    if let fault = difference(array, wanted) { return "array: \(fault)" }
    if let fault = fault(layout.counts, returned: wanted.count) { return "array: \(fault)" }

    layout.counts = QueryCounts()
    var visited: [LayoutAttributes] = []
    layout.forEachElement(in: rect) { visited.append($0) }
    if let fault = difference(visited, wanted) { return "visitor: \(fault)" }
    if let fault = fault(layout.counts, returned: wanted.count) { return "visitor: \(fault)" }

    layout.counts = QueryCounts()
    var prefix: [LayoutAttributes] = []
    layout.forEachElement(in: rect) { attributes, isDone in
      prefix.append(attributes)
      isDone = prefix.count == stop
    }
    let reached = Array(wanted.prefix(stop))
    if let fault = difference(prefix, reached) { return "visitor that stops at \(stop): \(fault)" }
    if let fault = fault(layout.counts, returned: reached.count) {
      return "visitor that stops at \(stop): \(fault)"
    }

    for attributes in array {
      guard let alone = layout.layoutAttributes(for: attributes.elementID) else {
        return "no attributes of \(attributes.elementID)"
      }
      guard alone.isSame(as: attributes) else {
        return "asked for alone: \(alone), in a query: \(attributes)"
      }
    }
    return nil
  }

  /// A loop over places, as in a debug build the iterator of `zip` took a fifth of the time of all checks.
  private static func isSame(_ found: [LayoutAttributes], _ wanted: [LayoutAttributes]) -> Bool {
    guard found.count == wanted.count else { return false }
    var place = 0
    while place < found.count && found[place].isSame(as: wanted[place]) { place += 1 }
    return place == found.count
  }

  private static func difference(_ found: [LayoutAttributes], _ wanted: [LayoutAttributes]) -> String? {
    if isSame(found, wanted) { return nil }
    let ids = found.map(\.elementID)
    let wantedIDs = wanted.map(\.elementID)
    if Set(ids).count < ids.count { return "has duplicates: \(ids.prefix(12))" }
    if ids == wantedIDs {
      let place = found.indices.first { !found[$0].isSame(as: wanted[$0]) } ?? 0
      return "other attributes: \(found[place]) instead of \(wanted[place])"
    }
    let missing = wanted.filter { !ids.contains($0.elementID) }
    let surplus = found.filter { !wantedIDs.contains($0.elementID) }
    if missing.isEmpty && surplus.isEmpty { return "other order: \(ids.prefix(12))" }
    return "missing \(missing.prefix(3)), too many \(surplus.prefix(3))"
  }

  private static func fault(_ counts: QueryCounts, returned: Int) -> String? {
    counts.queries == 1 && counts.prepares == 0 && counts.returned == returned && counts.examined >= returned
      ? nil : "\(counts) for \(returned) elements"
  }
}
