import CollectionLayouts

/// The contract of `ScrollEffect`, asked of some elements of a prepared layout at some scroll positions.
///
/// Elements are the first, the last, the largest and others between; positions move each of them through the
/// visible rectangle, and on to where the reach is needed most.
struct EffectContract {
  private let prepared: PreparedLayout
  private let effect: any ScrollEffect
  private(set) var findings: ContractFindings

  private static let elementCount = 48
  /// Steps from one side of an element to the other.
  private static let steps = 32

  /// Samples looks.
  ///
  /// - Parameter tellsNotes: Whether to look also for what is no fault.
  /// - Complexity: O(*n*) for *n* elements, of which a fixed number is looked at.
  init(_ effect: any ScrollEffect, of prepared: PreparedLayout, layout: String, tellsNotes: Bool) {
    self.prepared = prepared
    self.effect = effect
    findings = ContractFindings(layout: layout)
    // Does nothing, at no time.
    if effect is NoEffect { return }
    let axis = prepared.container.axis
    var need = ReachNeed()
    var farthest: (position: Int, offset: Double, excess: Double)?
    var (changes, scenes) = (false, Set<Double>())
    for position in sampledPositions {
      var atRest: LayoutAttributes?
      for offset in offsets(around: position) {
        guard let attributes = look(at: position, offset: offset) else { continue }
        scenes.insert(offset)
        need.take(attributes)
        let excess = ReachNeed.excess(of: attributes)
        let along = axis == .vertical ? excess.y : excess.x
        if along > farthest?.excess ?? 0 { farthest = (position, offset, along) }
        // What is pinned changes by itself.
        guard let first = atRest, first.baseFrame == attributes.baseFrame, attributes.elementID.kind == .item
        else {
          atRest = atRest ?? attributes
          continue
        }
        if Self.differ(first, attributes) {
          changes = true
          if !effect.dependsOnScrolling {
            findings.fault(
              .scrollingDenied,
              "\(ContractFindings.name(attributes.elementID)) looks different at offset"
                + " \(ContractFindings.points(offset)), but the effect's dependsOnScrolling is false",
              remedy: "return true, so that a scroll applies the effect anew")
            break
          }
        }
      }
    }
    if let farthest { refine(&need, from: farthest) }

    let largest = prepared.table.largestSize
    let isEnough = need.compare(with: effect, largest: largest, axis: axis, in: &findings)
    guard tellsNotes, isEnough, findings.isFaultless else { return }
    noteReach(beyond: need.main(axis), largest: largest)
    if effect.dependsOnScrolling && !changes && scenes.count > 1 && prepared.table.directory.itemCount > 0 {
      findings.note(
        .scrollingClaimed,
        "the effect's dependsOnScrolling is true, but no look changed over \(scenes.count) offsets",
        remedy: "return false if none ever does")
    }
  }

  /// One element's look at a scroll position, after checking it; `nil` where nothing can be asked.
  private mutating func look(at position: Int, offset: Double) -> LayoutAttributes? {
    let axis = prepared.container.axis
    let origin =
      axis == .vertical ? LayoutPoint(x: 0, y: offset) : LayoutPoint(x: offset, y: 0)
    let scene = prepared.scene(showing: LayoutRect(origin: origin, size: prepared.container.size))
    let element = prepared.table.directory.element(at: position)
    guard let attributes = prepared.attributes(of: element, in: scene, effect: effect),
      attributes.baseFrame.isFinite,
      let again = prepared.attributes(of: element, in: scene, effect: effect)
    else { return nil }
    let name = ContractFindings.name(element)
    let numbers = attributes.transform3D.rows + [attributes.alpha]
    guard numbers.allSatisfy(\.isFinite) else {
      findings.fault(
        .lookNotFinite,
        "\(name) has a \(attributes.alpha.isFinite ? "transform3D" : "alpha") with a number that is not finite, at"
          + " offset \(ContractFindings.points(offset))",
        remedy: "see to divisions by 0, such as by the size of an empty view")
      return nil
    }
    if Self.differ(attributes, again) {
      findings.fault(
        .effectNotPure,
        "\(name) looks different when it is asked again at offset \(ContractFindings.points(offset))",
        remedy: "let looks depend on nothing but the element, its frame and the scene")
      return nil
    }
    if !(0...1).contains(attributes.alpha) {
      findings.note(
        .alphaOutside,
        "\(name) has an alpha of \(ContractFindings.points(attributes.alpha)) at"
          + " offset \(ContractFindings.points(offset))",
        remedy: "alpha is 0 to 1, and views take what lies beyond for one of these")
    }
    checkFrame(of: attributes, name: name, offset: offset)
    return attributes
  }

  /// Checks that the displayed frame is the bounding box under the transform.
  private mutating func checkFrame(of attributes: LayoutAttributes, name: String, offset: Double) {
    let expected = attributes.transform3D.boundingBox(of: attributes.baseFrame)
    // With perspective an element may reach the eye, where it has no box.
    guard expected.isFinite else { return }
    let shown = attributes.frame
    let slack =
      1e-6 + 1e-6 * max(attributes.baseFrame.width, attributes.baseFrame.height)
      + 1e-9 * max(expected.x.magnitude, expected.y.magnitude)
    let pairs = [
      (shown.minX, expected.minX), (shown.maxX, expected.maxX), (shown.minY, expected.minY),
      (shown.maxY, expected.maxY),
    ]
    // Written so that a NaN is too far.
    guard let off = pairs.first(where: { !(($0.0 - $0.1).magnitude <= slack) }) else { return }
    let points = ContractFindings.points
    findings.fault(
      .displayedFrame,
      "\(name) is displayed at an edge of \(points(off.0)) where its transform3D puts \(points(off.1)), at"
        + " offset \(points(offset))",
      remedy:
        "make the look with ElementLook(transforming:by:), or give it the transform that the frame shows")
  }

  private mutating func noteReach(beyond need: Double, largest: LayoutSize) {
    let container = prepared.container
    let axis = container.axis
    let reach = effect.reach(for: largest, axis: axis).main(axis)
    let view = axis == .vertical ? container.size.height : container.size.width
    guard reach > 2 * need + max(1, view) else { return }
    let points = ContractFindings.points
    findings.note(
      .reachTooLarge,
      "the effect's reach along the axis is \(points(reach)), but nothing seen is displayed more than"
        + " \(points(need)) beyond its frame",
      remedy:
        "a reach of \(points((need * 10).rounded(.up) / 10)) would do, and queries examine fewer elements")
  }

  /// Looks closer around the place where an element goes farthest beyond its frame.
  private mutating func refine(
    _ need: inout ReachNeed, from start: (position: Int, offset: Double, excess: Double)
  ) {
    var best = start
    let axis = prepared.container.axis
    var step = span(around: start.position) / Double(Self.steps)
    for _ in 0..<4 {
      let middle = best.offset
      for number in -8...8 {
        let offset = middle + step * Double(number) / 8
        guard let attributes = look(at: best.position, offset: offset) else { continue }
        need.take(attributes)
        let excess = ReachNeed.excess(of: attributes)
        let along = axis == .vertical ? excess.y : excess.x
        if along > best.excess { best = (best.position, offset, along) }
      }
      step /= 8
    }
  }

  /// Positions of elements in element order: some evenly apart, and the widest and the highest.
  private var sampledPositions: [Int] {
    let frames = prepared.table.frames
    guard !frames.isEmpty else { return [] }
    var positions: Set<Int> = []
    let count = min(Self.elementCount, frames.count)
    for number in 0..<count { positions.insert(number * (frames.count - 1) / max(1, count - 1)) }
    var (widest, highest) = (0, 0)
    for position in frames.indices {
      if frames[position].width > frames[widest].width { widest = position }
      if frames[position].height > frames[highest].height { highest = position }
    }
    positions.formUnion([widest, highest])
    return positions.sorted()
  }

  /// How far the visible rectangle is moved past an element.
  private func span(around position: Int) -> Double {
    let container = prepared.container
    let frame = prepared.table.frames[position]
    let isVertical = container.axis == .vertical
    let view = isVertical ? container.size.height : container.size.width
    let length = isVertical ? frame.height : frame.width
    return 2 * (view + min(length, 4 * view))
  }

  /// Content offsets that show an element before, at and behind the middle of the visible rectangle, as far
  /// as scrolling goes and half a view beyond, where it bounces.
  private func offsets(around position: Int) -> [Double] {
    let container = prepared.container
    let frame = prepared.table.frames[position]
    let isVertical = container.axis == .vertical
    let view = isVertical ? container.size.height : container.size.width
    let content = isVertical ? prepared.contentSize.height : prepared.contentSize.width
    let middle = (isVertical ? frame.midY : frame.midX) - view / 2
    let last = max(0, content - view)
    let span = span(around: position)
    guard middle.isFinite, last.isFinite, span.isFinite else { return [] }
    return (0...Self.steps).map { step in
      let distance = span * (Double(step) / Double(Self.steps) - 0.5)
      return min(max(middle + distance, -view / 2), last + view / 2)
    }
  }

  /// Whether two looks are different; one with a NaN is like itself.
  private static func differ(_ one: LayoutAttributes, _ other: LayoutAttributes) -> Bool {
    one != other && "\(one)" != "\(other)"
  }
}
