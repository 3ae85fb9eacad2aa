@testable import CollectionLayouts

/// Snapping by looking at every item, sorting and filtering: slow, and obviously right.
struct SnapModel {
  /// Where each item rests.
  let candidates: [Double]
  let range: ClosedRange<Double>
  /// 1 when paging forward raises item numbers, -1 when it lowers them.
  let sense: Int

  init(_ layout: PreparedLayout, alignment: Snapping.Alignment) {
    let container = layout.container
    let isHorizontal = container.axis == .horizontal
    let view = isHorizontal ? container.size.width : container.size.height
    let content = isHorizontal ? layout.contentSize.width : layout.contentSize.height
    let insets = container.contentInsets
    let low = 0 - (isHorizontal ? insets.left : insets.top)
    let range = low...max(low, content + (isHorizontal ? insets.right : insets.bottom) - view)
    let isFromRight = isHorizontal && container.writingDirection == .rightToLeft
    let edges = zip(0..., layout.table.frames).compactMap { position, frame -> Double? in
      guard layout.table.directory.element(at: position).kind == .item else { return nil }
      switch alignment {
      case .center: return isHorizontal ? frame.x + frame.width / 2 : frame.y + frame.height / 2
      case .leading where isFromRight: return frame.x + frame.width
      case .leading: return isHorizontal ? frame.x : frame.y
      }
    }
    candidates = edges.map { edge in
      let offset =
        switch alignment {
        case .center: edge - view / 2
        case .leading(let distance) where isFromRight: edge + distance - view
        case .leading(let distance): edge - distance
        }
      return min(range.upperBound, max(range.lowerBound, offset))
    }
    self.range = range
    let steps = zip(edges, edges.dropFirst())
    let ascends = steps.allSatisfy { $0 <= $1 }
    let descends = steps.allSatisfy { $0 >= $1 }
    sense = ascends ? 1 : descends || isFromRight ? -1 : 1
  }

  private func nearest(_ proposed: Double, among pool: some Sequence<Int>) -> Int {
    pool.min { left, right in
      ((candidates[left] - proposed).magnitude, left) < ((candidates[right] - proposed).magnitude, right)
    }!
  }

  /// - Returns: The offset, and the item where only one rests there.
  func target(
    _ snapping: Snapping, proposed: Double, velocity: Double, start: Int
  ) -> (offset: Double, item: Int?) {
    let proposed = min(range.upperBound, max(range.lowerBound, proposed))
    let items = candidates.indices
    guard !items.isEmpty, snapping.mode != .none else { return (proposed, nil) }
    let isFlick = velocity.magnitude > snapping.velocityThreshold
    let direction = isFlick ? (velocity > 0 ? 1 : -1) : 0
    var item: Int
    switch snapping.mode {
    case .none, .nearest: item = nearest(proposed, among: items)
    case .directional where direction == 0: item = nearest(proposed, among: items)
    case .directional:
      let order = items.sorted { (candidates[$0], $0) < (candidates[$1], $1) }
      if direction > 0 {
        item = order.first { candidates[$0] >= proposed } ?? order.last!
      } else {
        item = order.last { candidates[$0] <= proposed } ?? order.first!
      }
    case .paged(let limit):
      let reachable = items.filter { (1...limit).contains(direction * sense * ($0 - start)) }
      if direction == 0 {
        item = nearest(proposed, among: items.filter { ($0 - start).magnitude <= limit })
      } else if reachable.isEmpty {
        item = start
      } else {
        item = nearest(proposed, among: reachable)
      }
    }
    let offset = candidates[item]
    let isOnly = candidates.filter { $0 == offset }.count == 1
    return (offset, isOnly ? item : nil)
  }
}
