import CollectionLayouts

/// The comparison of a path's answers with the oracle's, over all frames of a scenario.
struct PathVerification {
  /// The first difference, as one line for people; `nil` when every answer is right.
  let mismatch: String?
  /// What the path's queries did, exact on every machine.
  let counts: QueryCounts

  var isRight: Bool { mismatch == nil }

  /// Compares.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - stage: The scenario.
  ///   - edges: The same scenario at the edges of its content, where answers have to be right too.
  init(_ path: MeasuredPath, on stage: StagedScenario, edges: StagedScenario? = nil) {
    var runner = PathRunner(path, on: stage)
    var mismatch: String?
    var returned = 0
    for frame in stage.rects.indices {
      let answer = runner.answer(frame: frame)
      returned += answer.count
      if let difference = Self.difference(answer, of: path, on: stage, frame: frame) {
        mismatch = "\(stage.scenario.name) path \(path.name) frame \(frame): \(difference)"
        break
      }
    }
    var counts = runner.counts
    if path.isOwn { (counts.queries, counts.returned) = (stage.rects.count, returned) }
    self.counts = counts
    if mismatch == nil { mismatch = Self.hostDifference(path, on: stage) }
    if mismatch == nil { mismatch = Self.edgeDifference(path, on: edges ?? stage.atEdges) }
    self.mismatch = mismatch
  }

  /// How an answer around the start or the end of the content differs from the right one.
  private static func edgeDifference(_ path: MeasuredPath, on edges: StagedScenario) -> String? {
    var runner = PathRunner(path, on: edges)
    for frame in edges.rects.indices {
      let answer = runner.answer(frame: frame)
      guard let difference = difference(answer, of: path, on: edges, frame: frame) else { continue }
      let rect = edges.rects[frame]
      return "\(edges.scenario.name) path \(path.name) at the content's edge, in the rectangle"
        + " (\(rect.x), \(rect.y), \(rect.width), \(rect.height)): \(difference)"
    }
    return nil
  }

  private static func difference(
    _ answer: [LayoutAttributes], of path: MeasuredPath, on stage: StagedScenario, frame: Int
  ) -> String? {
    let expected = stage.answers.frames[frame]
    return switch path {
    case .everything: differenceOfEverything(answer, expected: expected, stage: stage, frame: frame)
    case .floor, .query: difference(answer, expected: expected)
    case .own(let search, _):
      difference(ofOwn: answer, expected: expected, in: stage.rects[frame], search: search)
    }
  }

  /// How an answer differs from the right one.
  private static func difference(
    _ answer: [LayoutAttributes], expected: [LayoutAttributes]
  ) -> String? {
    if answer == expected { return nil }
    let place = zip(answer, expected).enumerated().first { $1.0 != $1.1 }?.offset
    guard let place else { return "returned \(answer.count) elements, expected \(expected.count)" }
    let (found, right) = (answer[place], expected[place])
    guard describe(found) == describe(right) else {
      return "element \(place) of the answer is \(describe(found)), expected \(describe(right))"
    }
    return
      "element \(place) of the answer, \(describe(found)), has another \(attribute(of: found, unlike: right))"
  }

  /// How the answer of a search of one's own differs from the right one, whatever its order.
  private static func difference(
    ofOwn answer: [LayoutAttributes], expected: [LayoutAttributes], in rect: LayoutRect, search: OwnSearch
  ) -> String? {
    var answer = answer
    answer.sort { $0.elementID < $1.elementID }
    let right = answer.filter { OracleAnswers.meet($0.frame, rect) }
    if let extra = answer.first(where: { !OracleAnswers.meet($0.frame, rect) }), !search.mayReturnMore {
      return
        "returned \(answer.count) elements, \(answer.count - right.count) of them outside of the rectangle,"
        + " such as \(describe(extra)); mayReturnMore: true would allow that"
    }
    if let unsound = answer.first(where: { !$0.frame.isFinite }) {
      return "\(describe(unsound)) has a frame that is not finite"
    }
    if let twice = zip(right, right.dropFirst()).first(where: { $0.elementID == $1.elementID }) {
      return "\(describe(twice.0)) is handed over twice"
    }
    let found = Set(right.map(\.elementID))
    if let missing = expected.first(where: { !found.contains($0.elementID) }) {
      return "\(describe(missing)) is missing; returned \(answer.count) elements, expected \(expected.count)"
    }
    return difference(right, expected: expected)
  }

  /// How a return-everything answer differs from all elements with the right ones among them.
  private static func differenceOfEverything(
    _ answer: [LayoutAttributes], expected: [LayoutAttributes], stage: StagedScenario, frame: Int
  ) -> String? {
    guard answer.count == stage.table.frames.count else {
      return "returned \(answer.count) elements, expected all \(stage.table.frames.count)"
    }
    let rect = stage.rects[frame]
    return difference(answer.filter { OracleAnswers.meet($0.frame, rect) }, expected: expected)
  }

  /// How what the scroll host saw differs from what it sees when given the right answers.
  private static func hostDifference(_ path: MeasuredPath, on stage: StagedScenario) -> String? {
    var runner = PathRunner(path, on: stage)
    runner.stepSweep()
    var host = ScrollHost(expectedVisibleCount: stage.answers.mostElements)
    for (rect, answer) in zip(stage.rects, stage.answers.frames) {
      host.beginFrame(visible: rect)
      for attributes in answer { host.take(attributes) }
      host.endFrame()
    }
    guard runner.hostTally != host.tally else { return nil }
    return "\(stage.scenario.name) path \(path.name): the scroll host saw other elements than the oracle's"
  }

  /// The attribute in which two elements of one place differ, with both values.
  private static func attribute(of one: LayoutAttributes, unlike other: LayoutAttributes) -> String {
    if one.baseFrame != other.baseFrame { return "baseFrame: \(one.baseFrame), expected \(other.baseFrame)" }
    if one.zIndex != other.zIndex { return "zIndex: \(one.zIndex), expected \(other.zIndex)" }
    if one.alpha != other.alpha { return "alpha: \(one.alpha), expected \(other.alpha)" }
    if one.transform3D != other.transform3D {
      return "transform3D: \(one.transform3D.rows), expected \(other.transform3D.rows)"
    }
    return "frame: \(one.frame), expected \(other.frame)"
  }

  private static func describe(_ attributes: LayoutAttributes) -> String {
    let id = attributes.elementID
    let frame = attributes.frame
    return "\(id.kind) \(id.indexPath.section).\(id.indexPath.item) at"
      + " (\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
  }
}
