import Testing

@testable import CollectionLayouts

extension CaseRunner {
  mutating func snap(_ operation: JSONValue) throws -> JSONValue {
    try operation.allow([
      "type", "mode", "align", "leading", "proposed", "velocity", "threshold", "start_index", "content_inset",
    ])
    let snapping = Snapping(
      try mode(operation), alignment: try alignment(operation),
      velocityThreshold: try operation.number("threshold", or: 0.2))
    let proposed = try operation.number("proposed")
    let velocity = try operation.number("velocity", or: 0)
    let axis = layout.container.axis
    let target = layout.prepared.snapTarget(
      snapping, proposed: proposed, velocity: velocity, startItem: operation["start_index"]?.integer)
    layout.snapping = snapping
    if operation["start_index"] == nil {
      let point = layout.targetContentOffset(
        forProposedContentOffset: LayoutPoint.zero.settingMain(proposed, axis),
        withScrollingVelocity: LayoutPoint.zero.settingMain(velocity, axis))
      #expect(point.main(axis) == target.offset)
    }
    // Where several items rest at the offset, cases leave open which one is meant.
    let resting = offsets(snapping.alignment).enumerated().filter { $0.element == target.offset }
    if let item = target.item { #expect(resting.map(\.offset).contains(item)) }
    return [
      "offset": .number(target.offset),
      "index": resting.count == 1 ? target.item.map { .number(Double($0)) } ?? .null : .null,
    ]
  }

  private func mode(_ operation: JSONValue) throws -> Snapping.Mode {
    switch operation["mode"]?.string ?? "nearest" {
    case "nearest": .nearest
    case "directional": .directional
    case "page": .paged(limit: 1)
    case let mode: throw CaseFault("unknown mode \(mode)")
    }
  }

  private func alignment(_ operation: JSONValue) throws -> Snapping.Alignment {
    switch operation["align"]?.string ?? "center" {
    case "center": .center
    case "leading": .leading(try operation.number("leading", or: 0))
    case let alignment: throw CaseFault("unknown alignment \(alignment)")
    }
  }

  /// Where each item rests.
  private mutating func offsets(_ alignment: Snapping.Alignment) -> [Double] {
    let prepared = layout.prepared
    let axis = prepared.container.axis
    let range = prepared.scrollableRange(along: axis)
    let directory = prepared.table.directory
    return zip(0..., prepared.table.frames).compactMap { position, frame in
      guard directory.element(at: position).kind == .item else { return nil }
      switch alignment {
      case .center:
        return range.clamping(frame.mainMiddle(axis) - prepared.container.size.mainLength(axis) / 2)
      case .leading(let distance) where prepared.container.writingDirection == .rightToLeft:
        return range.clamping(frame.maxX + distance - prepared.container.size.width)
      case .leading(let distance): return range.clamping(frame.mainMinimum(axis) - distance)
      }
    }
  }

  mutating func offsetRange() -> JSONValue {
    let range = layout.prepared.scrollableRange(along: .horizontal)
    return [
      "min": .number(range.minimum), "max": .number(range.maximum),
      "initial": .number(layout.prepared.initialContentOffset.x),
    ]
  }
}
