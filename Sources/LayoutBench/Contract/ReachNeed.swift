import CollectionLayouts

/// How far elements are displayed beyond their base frames, at the most.
struct ReachNeed {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private var farthestX: ElementID?
  private var farthestY: ElementID?

  func main(_ axis: ScrollAxis) -> Double { axis == .vertical ? y : x }

  /// How far one element is displayed beyond its base frame, in points to either side; 0 where that is no
  /// number.
  static func excess(of attributes: LayoutAttributes) -> (x: Double, y: Double) {
    let (base, shown) = (attributes.baseFrame, attributes.frame)
    let x = max(base.minX - shown.minX, shown.maxX - base.maxX)
    let y = max(base.minY - shown.minY, shown.maxY - base.maxY)
    return (x.isFinite ? max(0, x) : 0, y.isFinite ? max(0, y) : 0)
  }

  mutating func take(_ attributes: LayoutAttributes) {
    let excess = Self.excess(of: attributes)
    if excess.x > x { (x, farthestX) = (excess.x, attributes.elementID) }
    if excess.y > y { (y, farthestY) = (excess.y, attributes.elementID) }
  }

  /// Compares with the reach that an effect states.
  ///
  /// - Returns: Whether the effect's reach covers the need along the scroll axis.
  @discardableResult
  func compare(
    with effect: any ScrollEffect, largest: LayoutSize, axis: ScrollAxis, in findings: inout ContractFindings
  ) -> Bool {
    let stated = effect.reach(for: largest, axis: axis)
    var isEnough = true
    for direction in [ScrollAxis.horizontal, .vertical] {
      let need = main(direction)
      let reach = stated.main(direction)
      guard need > reach + 1e-6 + 1e-9 * reach, let farthest = direction == .vertical ? farthestY : farthestX
      else { continue }
      let points = ContractFindings.points
      let side = direction == .vertical ? "y" : "x"
      let text =
        "\(ContractFindings.name(farthest)) is displayed \(points(need)) beyond its frame along \(side), the"
        + " effect's reach is \(points(reach))"
      // Rounded up, so that the number told is enough.
      let remedy =
        "return a reach of at least \(points((need * 10).rounded(.up) / 10)) along \(side) for elements of at most"
        + " \(points(largest.width)) x \(points(largest.height))"
      if direction == axis {
        isEnough = false
        findings.fault(.reachTooSmall, text, remedy: remedy)
      } else {
        // Queries search along the scroll axis, so no answer is wrong.
        findings.note(.crossReachTooSmall, text, remedy: remedy)
      }
    }
    return isEnough
  }
}

extension ReachNeed {
  /// What the right answers of a scenario say of its effect's reach: the finding that explains missing
  /// elements, or `nil` when the reach is enough.
  static func shortReach(on stage: StagedScenario) -> ContractFinding? {
    var need = ReachNeed()
    for answer in stage.answers.frames { for attributes in answer { need.take(attributes) } }
    var findings = ContractFindings(layout: stage.scenario.subject.name)
    need.compare(
      with: stage.template.effect, largest: stage.table.largestSize, axis: stage.table.container.axis,
      in: &findings)
    return findings.all.first { $0.isFault }
  }
}

extension FrameTable {
  /// No element is wider or higher than this, in points.
  ///
  /// - Complexity: O(*n*)
  var largestSize: LayoutSize {
    var largest = LayoutSize.zero
    for frame in frames where frame.isFinite {
      largest.width = max(largest.width, frame.width)
      largest.height = max(largest.height, frame.height)
    }
    return largest
  }
}

extension ContractFindings {
  /// An element as findings call it: `section 1 item 0`, `section 1 header`.
  static func name(_ element: ElementID) -> String {
    let section = "section \(element.indexPath.section)"
    return element.kind == .item
      ? "\(section) item \(element.indexPath.item)" : "\(section) \(element.kind)"
  }
}
