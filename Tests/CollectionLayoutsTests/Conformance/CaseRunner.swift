import Testing

@testable import CollectionLayouts

/// Answers a case's operation with the engine, in the shape in which the case states what it expects.
///
/// One runner serves a whole sequence with one layout, so that what a step leaves behind in the layout's
/// caches would show in the next.
struct CaseRunner {
  private(set) var json: JSONValue
  private(set) var blueprint: LayoutBlueprint
  var layout: CollectionLayout

  init(_ json: JSONValue, operation: JSONValue) throws {
    self.json = json
    blueprint = try LayoutBlueprint(json, for: operation)
    layout = CollectionLayout(blueprint.plan, effect: blueprint.effect)
    layout.setPinning(blueprint.pinning)
    layout.setContent(blueprint.content, in: blueprint.container)
    layout.visibleRect = LayoutRect(origin: blueprint.contentOffset, size: blueprint.container.size)
  }

  /// Answers an operation, one function for each kind.
  static func answer(to operation: JSONValue, layout: JSONValue?) throws -> JSONValue {
    switch operation["type"]?.string {
    case "rects_intersect": return try rectsIntersect(operation)
    case "matrix": return try matrix(operation)
    case "zoom": return try zoom(operation)
    case "card_angle": return try cardAngle(operation)
    default:
      guard let layout else { throw CaseFault("no layout for \(operation)") }
      var runner = try CaseRunner(layout, operation: operation)
      return try runner.answer(to: operation)
    }
  }

  mutating func answer(to operation: JSONValue) throws -> JSONValue {
    switch operation["type"]?.string {
    case "query": return try query(operation)
    case "query_count": return try queryCount(operation)
    case "content_size": return ["size": JSONValue(layout.contentSize)]
    case "frames": return try frames(operation)
    case "attributes": return try attributes(operation)
    case "snap": return try snap(operation)
    case "offset_range": return offsetRange()
    case "z_order": return try zOrder(operation)
    case "counts": return try counts(operation)
    case "sequence": return try sequence(operation)
    case "anchor": return try anchor(operation)
    case "move_map": return try moveMap(operation)
    case "page_offsets": return try pageOffsets(operation)
    case "keep_centered": return try keepCentered(operation)
    case let kind: throw CaseFault("unknown operation \(kind ?? "without a type")")
    }
  }

  /// Applies a step that replaces members of the layout, as an application would: only what changed is set.
  private mutating func set(_ members: JSONValue) throws {
    let next = json.merging(members)
    let changed = Set((members.object ?? [:]).keys)
    let translated = try LayoutBlueprint(next, for: ["type": .string("sequence")])
    json = next
    blueprint = translated
    if !changed.isSubset(of: LayoutBlueprint.commonKeys) {
      layout.setArrangement(blueprint.plan)
      layout.effect = blueprint.effect
      layout.setPinning(blueprint.pinning)
      layout.setContent(blueprint.content, in: blueprint.container)
    } else if changed != ["content_offset"] {
      layout.setContainer(blueprint.container)
    }
    layout.visibleRect = LayoutRect(origin: blueprint.contentOffset, size: blueprint.container.size)
  }

  func name(_ element: ElementID) -> JSONValue {
    ElementNames.name(element, usesNumbers: blueprint.usesNumbers)
  }
}

// MARK: - Frames and attributes

extension CaseRunner {
  private func elements(_ operation: JSONValue) throws -> [ElementID] {
    try operation.array("ids").map(ElementNames.element)
  }

  private mutating func frames(_ operation: JSONValue) throws -> JSONValue {
    let elements: [ElementID]
    if operation["ids"]?.string == "all" {
      let directory = layout.prepared.table.directory
      elements = (0..<directory.elementCount).map { directory.element(at: $0) }
    } else {
      elements = try self.elements(operation)
    }
    let frames = elements.map { element -> JSONValue in
      let identity: JSONValue = ["id": name(element)]
      guard let attributes = layout.layoutAttributes(for: element) else {
        return identity.merging(["absent": .bool(true)])
      }
      return identity.merging(JSONValue(attributes.baseFrame))
    }
    return ["frames": .array(frames)]
  }

  private mutating func attributes(_ operation: JSONValue) throws -> JSONValue {
    let answers = try elements(operation).map { element -> JSONValue in
      guard let attributes = layout.layoutAttributes(for: element) else {
        throw CaseFault("no attributes for \(element)")
      }
      let answer: JSONValue = [
        "id": name(element), "base": JSONValue(attributes.baseFrame), "center": JSONValue(attributes.center),
        "size": JSONValue(attributes.size), "displayed": JSONValue(attributes.frame),
        "z": .number(Double(attributes.zIndex)),
      ]
      guard blueprint.hasEffect else { return answer }
      return answer.merging(["matrix": .array(attributes.transform3D.rows.map(JSONValue.number))])
    }
    return ["attributes": .array(answers)]
  }

  private mutating func zOrder(_ operation: JSONValue) throws -> JSONValue {
    let attributes = try elements(operation).compactMap { layout.layoutAttributes(for: $0) }
    let sorted = attributes.sorted { ($0.zIndex, $0.elementID) < ($1.zIndex, $1.elementID) }
    return ["back_to_front": .array(sorted.map { name($0.elementID) })]
  }
}

// MARK: - Rect queries

extension CaseRunner {
  private mutating func query(_ operation: JSONValue) throws -> JSONValue {
    let elements = answerOfAllStrategies(try operation.member("rect").rect)
    return ["items": .array(elements.map(name))]
  }

  private mutating func queryCount(_ operation: JSONValue) throws -> JSONValue {
    let elements = answerOfAllStrategies(try operation.member("rect").rect)
    return [
      "count": .number(Double(elements.count)), "first": elements.first.map(name) ?? .null,
      "last": elements.last.map(name) ?? .null,
    ]
  }

  /// What the standard strategy answers, after checking that every strategy and the visitor say the same.
  private mutating func answerOfAllStrategies(_ rect: LayoutRect) -> [ElementID] {
    let answer = layout.layoutAttributesForElements(in: rect)
    let usual = layout.strategy
    for attributes in answer.prefix(100) {
      #expect(layout.layoutAttributes(for: attributes.elementID) == attributes)
    }
    // The present one first: a change of strategy prepares anew.
    let others = QueryStrategy.allCases.filter { $0 != usual }
    for strategy in [usual] + others {
      layout.setStrategy(strategy)
      let found = layout.layoutAttributesForElements(in: rect)
      var visited: [LayoutAttributes] = []
      layout.forEachElement(in: rect) { visited.append($0) }
      #expect(found == answer, "\(strategy) differs from \(usual)")
      #expect(visited == answer, "\(strategy): the visitor differs from the array")
    }
    layout.setStrategy(usual)
    var visited = 0
    var missing = answer[...]
    let everything = Array(0..<Int32(layout.prepared.table.directory.elementCount))
    layout.effect._visitElements(of: layout.prepared, at: everything, in: layout.scene) { attributes in
      visited += 1
      if attributes.elementID == missing.first?.elementID, attributes == missing.first {
        missing.removeFirst()
      }
    }
    #expect(missing.isEmpty, "visiting every position lacks elements")
    #expect(visited == everything.count)
    return answer.map(\.elementID)
  }
}

// MARK: - Runs of several steps

extension CaseRunner {
  private mutating func counts(_ operation: JSONValue) throws -> JSONValue {
    for step in try operation.array("steps") {
      try step.allow(["prepare", "scroll_by", "times", "query_visible", "set_container"])
      if step["prepare"]?.bool == true { layout.prepare() }
      if let size = step["set_container"] {
        layout.setContainer(Container(size: try size.size, axis: layout.container.axis))
      }
      guard let distance = step["scroll_by"] else { continue }
      for _ in 0..<(try step.integer("times")) {
        layout.visibleRect.x += try distance.number("x")
        layout.visibleRect.y += try distance.number("y")
        if step["query_visible"]?.bool == true {
          #expect(!layout.layoutAttributesForElements(in: layout.visibleRect).isEmpty)
        }
      }
    }
    return ["base_layout_passes": .number(Double(layout.counts.prepares))]
  }

  private mutating func sequence(_ operation: JSONValue) throws -> JSONValue {
    var answers: [JSONValue] = []
    for step in try operation.array("steps") {
      try step.allow(["set", "mutate_returned", "op"])
      if let members = step["set"] {
        try set(members)
        answers.append(.null)
      } else if let change = step["mutate_returned"] {
        try mutateReturned(change)
        answers.append(.null)
      } else {
        answers.append(try answer(to: step.member("op")))
      }
    }
    return ["steps": .array(answers)]
  }

  /// Moves what questions returned, as a careless caller does.
  private mutating func mutateReturned(_ change: JSONValue) throws {
    let (dx, dy) = (try change.number("dx"), try change.number("dy"))
    var returned = layout.layoutAttributesForElements(in: .infinite)
    returned += try elements(change).compactMap { layout.layoutAttributes(for: $0) }
    for index in returned.indices {
      returned[index].baseFrame.x += dx
      returned[index].baseFrame.y += dy
      returned[index].frame.x += dx
      returned[index].frame.y += dy
    }
    #expect(returned != layout.layoutAttributesForElements(in: .infinite))
  }
}
