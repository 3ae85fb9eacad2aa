import Testing

@testable import CollectionLayouts

// Operations that look at a layout before and after a change.
extension CaseRunner {
  /// The runner for what the case's layout becomes.
  private func after(_ operation: JSONValue) throws -> CaseRunner {
    try CaseRunner(json.merging(operation.member("after")), operation: operation)
  }

  /// The change as the case states it: which item has which number afterwards.
  private func update(_ operation: JSONValue, to next: CaseRunner) throws -> ContentUpdate {
    guard let pairs = try operation.member("survivors").object else {
      throw CaseFault("no survivors in \(operation)")
    }
    var survivors: [ItemPath: ItemPath] = [:]
    for (old, new) in pairs {
      guard let old = Int(old), let new = new.integer else { throw CaseFault("\(old): \(new)") }
      survivors[ItemPath(item: old, section: 0)] = ItemPath(item: new, section: 0)
    }
    return ContentUpdate(from: layout.content, to: next.layout.content, survivingItems: survivors)
  }

  mutating func anchor(_ operation: JSONValue) throws -> JSONValue {
    try operation.allow([
      "type", "offset", "after", "survivors", "content_inset_top", "content_inset_bottom",
    ])
    var next = try after(operation)
    let offset = try update(operation, to: next).anchoredContentOffset(
      operation.number("offset"), from: layout.prepared, to: next.layout.prepared)
    return ["offset": .number(offset)]
  }

  mutating func moveMap(_ operation: JSONValue) throws -> JSONValue {
    try operation.allow(["type", "after", "survivors"])
    var next = try after(operation)
    let transition = LayoutTransition(
      try update(operation, to: next), from: layout.prepared, showing: layout.visibleRect,
      to: next.layout.prepared, showing: next.layout.visibleRect)
    var moves: [JSONValue] = []
    var disappearing: [JSONValue] = []
    var appearing: [JSONValue] = []
    for element in transition.elements {
      switch element {
      case .surviving(let old, let new, _):
        moves.append([
          "old": name(old.elementID), "new": name(new.elementID), "from": JSONValue(old.frame),
          "to": JSONValue(new.frame),
        ])
      case .disappearing(let place):
        disappearing.append(JSONValue(place.frame).merging(["id": name(place.elementID)]))
      case .appearing(let place):
        appearing.append(JSONValue(place.frame).merging(["id": name(place.elementID)]))
      }
    }
    return ["moves": .array(moves), "disappearing": .array(disappearing), "appearing": .array(appearing)]
  }

  mutating func pageOffsets(_ operation: JSONValue) throws -> JSONValue {
    try operation.allow(["type", "items_per_page", "keep_leading_inset", "content_inset"])
    let keepsInset = operation["keep_leading_inset"]?.bool ?? true
    let offsets = layout.prepared.pageOffsets(
      itemsPerPage: try operation.integer("items_per_page"), leadingInset: keepsInset ? nil : 0)
    return ["offsets": .array(offsets.map(JSONValue.number))]
  }

  mutating func keepCentered(_ operation: JSONValue) throws -> JSONValue {
    try operation.allow(["type", "index", "after", "content_inset"])
    var next = try after(operation)
    let item = ItemPath(item: try operation.integer("index"), section: 0)
    guard let before = layout.prepared.contentOffset(centering: item),
      let offset = next.layout.prepared.contentOffset(centering: item)
    else { throw CaseFault("no item \(item)") }
    // The same question without the item's number: what was in the middle stays there.
    #expect(next.layout.prepared.contentOffset(centeringAsAt: before, in: layout.prepared) == offset)
    return ["offset": .number(offset)]
  }
}
