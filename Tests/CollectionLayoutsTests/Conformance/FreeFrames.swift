@testable import CollectionLayouts

/// Frames that a case gives one by one.
struct FreeFrames {
  let arrangements: [any Arrangement]
  let content: CollectionContent
  let axis: ScrollAxis
  let transforms: [Transform3D?]?

  init(_ layout: JSONValue) throws {
    try layout.allow(LayoutBlueprint.commonKeys.union(["frames", "repeat", "matrices", "ids"]))
    var frames = try layout.array("frames").map { try $0.rect }
    if let copies = layout["repeat"] {
      try copies.allow(["count", "dx", "dy"])
      let (dx, dy) = (try copies.number("dx"), try copies.number("dy"))
      let first = frames[0]
      frames = (0..<(try copies.integer("count"))).map { copy in
        LayoutRect(
          x: first.x + Double(copy) * dx, y: first.y + Double(copy) * dy, width: first.width,
          height: first.height)
      }
    }
    // Cases do not say how free frames scroll: the way in which they do not fit.
    let size = try layout.member("container").size
    axis = frames.contains { $0.maxX > size.width } ? .horizontal : .vertical
    transforms = try layout["matrices"]?.array?.map { matrix in
      guard let rows = matrix.array else { return nil }
      guard let transform = Transform3D(rows: rows.compactMap(\.number)) else {
        throw CaseFault("\(matrix) is no matrix")
      }
      return transform
    }
    guard let names = layout["ids"]?.array else {
      arrangements = [ExplicitArrangement(frames)]
      content = CollectionContent(count: frames.count, itemSize: .zero)
      return
    }
    (arrangements, content) = try Self.named(frames, by: names, axis: axis)
  }

  /// Sections that put named elements at their frames. Headers stand where the body before them ends.
  private static func named(
    _ frames: [LayoutRect], by names: [JSONValue], axis: ScrollAxis
  ) throws -> ([any Arrangement], CollectionContent) {
    var arrangements: [any Arrangement] = []
    var sections: [CollectionContent.Section] = []
    var items: [LayoutRect] = []
    var header = 0.0
    var start = 0.0

    func closeSection(at end: Double) {
      arrangements.append(BodyOfFrames(frames: items, extent: end - start))
      sections.append(.init(items: .uniform(.zero, count: items.count), headerLength: header))
      items = []
    }
    for (frame, name) in zip(frames, names) {
      let element = try ElementNames.element(name)
      switch element.kind {
      case .item:
        guard element == .item(items.count, section: sections.count) else {
          throw CaseFault("\(name) is out of order")
        }
        items.append(frame)
      case .header:
        guard element.indexPath.section == sections.count + 1 else {
          throw CaseFault("\(name) is out of order")
        }
        closeSection(at: frame.mainMinimum(axis))
        header = frame.mainLength(axis)
        start = frame.mainMinimum(axis) + header
      case .footer, .background: throw CaseFault("\(name) cannot be placed")
      }
    }
    closeSection(at: items.map { $0.mainMinimum(axis) + $0.mainLength(axis) }.max() ?? start)
    return (arrangements, CollectionContent(sections: sections))
  }
}

/// A body at given frames, in the user's coordinates.
private struct BodyOfFrames: Arrangement {
  let frames: [LayoutRect]
  let extent: Double

  var placesFramesItself: Bool { true }

  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo result: inout [LayoutRect]
  ) -> ArrangedExtent {
    result.append(contentsOf: frames)
    return ArrangedExtent(main: extent, cross: space.crossLength)
  }
}
