import CollectionLayouts

/// The contract of `Arrangement`, asked of each section of some content as a layout asks it.
struct ArrangementContract {
  private let container: Container
  private let tellsNotes: Bool
  private(set) var findings: ContractFindings

  /// Arranges each section twice and looks at what came.
  ///
  /// - Parameters:
  ///   - plan: Which arrangement each section has.
  ///   - tellsNotes: Whether to look also for what is no fault.
  /// - Complexity: O(*n*) for *n* items, O(*n* log *n*) with notes, times what the arrangements cost per item.
  init(
    _ plan: ArrangementPlan, content: CollectionContent, container: Container, layout: String,
    tellsNotes: Bool
  ) {
    self.container = container
    self.tellsNotes = tellsNotes
    findings = ContractFindings(layout: layout)
    var buffers: (first: [LayoutRect], second: [LayoutRect]) = ([], [])
    var overlaps = OverlapCount()
    var end = 0.0
    for (number, section) in content.sections.enumerated() {
      if section.headerLength > 0 && section.headerLength.isFinite { end += section.headerLength }
      let arrangement = plan.arrangement(forSection: number)
      guard
        let length = check(
          arrangement, of: section.items, number: number, from: end, &buffers, &overlaps)
      else { return }
      end += length
      if section.footerLength > 0 && section.footerLength.isFinite { end += section.footerLength }
      // No later section has a place then.
      guard end.isFinite else { return }
    }
    tell(overlaps)
  }

  /// Checks one section.
  ///
  /// - Returns: The length of its body; `nil` when there is no more to look at.
  private mutating func check(
    _ arrangement: any Arrangement, of items: ItemSizes, number: Int, from start: Double,
    _ buffers: inout (first: [LayoutRect], second: [LayoutRect]), _ overlaps: inout OverlapCount
  ) -> Double? {
    let isHorizontal = container.axis == .horizontal
    let size = container.size
    let space = ArrangementSpace(
      crossLength: isHorizontal ? size.height : size.width,
      mainLength: isHorizontal ? size.width : size.height, mainStart: start, axis: container.axis,
      pixelScale: container.pixelScale)
    var sizes =
      arrangement.itemSize(in: container).map { ItemSizes.uniform($0, count: items.count) } ?? items
    if isHorizontal && !arrangement.placesFramesItself { sizes = sizes.withAxesSwapped }

    // Later sections append to the frames of earlier ones.
    let before = number == 0 ? [] : [LayoutRect.zero]
    func arrange(in space: ArrangementSpace, _ frames: inout [LayoutRect]) -> ArrangedExtent {
      frames.removeAll(keepingCapacity: true)
      frames += before
      return arrangement.arrange(sizes, in: space, appendingTo: &frames)
    }
    let extent = arrange(in: space, &buffers.first)
    let count = buffers.first.count - before.count
    guard count == items.count else {
      let error = LayoutError.wrongFrameCount(
        arrangement: "\(type(of: arrangement))", section: number, frames: count, items: items.count)
      findings.take(ContractFinding(error, layout: findings.layout))
      return nil
    }
    let placing = Placing(
      space: space, extent: extent, mainIsX: isHorizontal && arrangement.placesFramesItself, number: number)
    let frames = buffers.first[before.count...]
    if checkNumbers(frames, placing) {
      let faults = findings.isFaultless
      let extentAgain = arrange(in: space, &buffers.second)
      checkRepeat(frames, buffers.second.dropFirst(before.count), extent == extentAgain, placing)
      // What was recorded stands where it was seen, inside of the content or not.
      if !(arrangement is RecordedSection) {
        checkPlaces(frames, placing, isExplicit: arrangement is ExplicitArrangement) { shift in
          var moved = space
          moved.mainStart += shift
          _ = arrange(in: moved, &buffers.second)
          return buffers.second.dropFirst(before.count)
        }
      }
      if tellsNotes && faults && findings.isFaultless {
        overlaps.add(ItemOverlaps(frames, mainIsX: placing.mainIsX), of: frames.count, section: number)
      }
    }
    return extent.main
  }

  /// Checks that all is finite and no size negative.
  ///
  /// - Returns: Whether places mean anything.
  private mutating func checkNumbers(_ frames: ArraySlice<LayoutRect>, _ placing: Placing) -> Bool {
    var isSound = true
    for position in frames.indices {
      let frame = frames[position]
      if !frame.isFinite {
        isSound = false
        findings.fault(
          .frameNotFinite,
          "\(placing.name(position - frames.startIndex)) has the frame \(Self.describe(frame)), which is not finite",
          remedy: "give each frame four finite numbers, a length of 0 to what has none")
      } else if frame.width < 0 || frame.height < 0 {
        isSound = false
        findings.fault(
          .negativeSize,
          "\(placing.name(position - frames.startIndex)) has the frame \(Self.describe(frame)), whose size is negative",
          remedy: "give each frame a width and a height of 0 or more")
      }
    }
    if isSound && !(placing.extent.main.isFinite && placing.extent.cross.isFinite) {
      isSound = false
      findings.fault(
        .extentNotFinite,
        "section \(placing.number) has the extent \(placing.extent.main) along the axis and"
          + " \(placing.extent.cross) across it, which is not finite",
        remedy: "return how far the frames reach, insets included")
    }
    return isSound
  }

  private mutating func checkRepeat(
    _ frames: ArraySlice<LayoutRect>, _ again: ArraySlice<LayoutRect>, _ isSameExtent: Bool,
    _ placing: Placing
  ) {
    let remedy = "let frames and extent depend on nothing but the items and the space"
    if frames == again {
      if !isSameExtent {
        findings.fault(
          .arrangementNotPure, "section \(placing.number) has another extent when it is arranged again",
          remedy: remedy)
      }
      return
    }
    guard frames.count == again.count else {
      findings.fault(
        .arrangementNotPure,
        "section \(placing.number) has \(frames.count) frames, and \(again.count) when it is arranged again",
        remedy: remedy)
      return
    }
    for (item, pair) in zip(frames, again).enumerated() where pair.0 != pair.1 {
      findings.fault(
        .arrangementNotPure,
        "\(placing.name(item)) has the frame \(Self.describe(pair.0)), and \(Self.describe(pair.1)) when it"
          + " is arranged again", remedy: remedy)
    }
  }

  /// Checks where frames lie.
  ///
  /// - Parameters:
  ///   - isExplicit: Whether the frames come from elsewhere and may lie anywhere.
  ///   - arrangedAgain: The frames for a start that is so much further on.
  private mutating func checkPlaces(
    _ frames: ArraySlice<LayoutRect>, _ placing: Placing, isExplicit: Bool,
    arrangedAgain: (_ shift: Double) -> ArraySlice<LayoutRect>
  ) {
    let points = ContractFindings.points
    let bounds = placing.bounds
    var ignoresStart: Bool?
    var (farthest, widest) = (-Double.infinity, -Double.infinity)
    for frame in frames {
      farthest = max(farthest, placing.mainEnd(of: frame))
      widest = max(widest, placing.crossEnd(of: frame))
    }
    for position in frames.indices {
      let frame = frames[position]
      let item = position - frames.startIndex
      let start = placing.mainStart(of: frame)
      if start < bounds.start {
        if ignoresStart == nil {
          let shift = 1024.0
          let moved = arrangedAgain(shift)
          let same = moved.indices.contains(position) ? placing.mainStart(of: moved[position]) : start
          ignoresStart = !isExplicit && (same - start - shift).magnitude > shift / 2
        }
        func text() -> String {
          "\(placing.name(item)) begins at \(points(start)), before the section's start"
            + " \(points(placing.space.mainStart))"
        }
        if ignoresStart == true {
          findings.fault(.startIgnored, text(), remedy: "add the space's mainStart to each frame")
        } else if tellsNotes {
          findings.note(.beforeStart, text(), remedy: "fine where it is to lie over what comes before")
        }
      }
      if placing.mainEnd(of: frame) > bounds.end {
        func text() -> String {
          "\(placing.name(item)) ends at \(points(placing.mainEnd(of: frame))), beyond the section's end"
            + " \(points(placing.space.mainStart + placing.extent.main))"
        }
        if isExplicit {
          if tellsNotes { findings.note(.beyondExtent, text(), remedy: "nobody can scroll there") }
        } else {
          findings.fault(
            .beyondExtent, text(),
            remedy:
              "return an extent of at least \(points(farthest - placing.space.mainStart)) along the axis,"
              + " so that the next section begins behind it")
        }
      }
      if placing.crossEnd(of: frame) > bounds.crossEnd {
        func text() -> String {
          "\(placing.name(item)) ends at \(points(placing.crossEnd(of: frame))) across the axis, beyond the"
            + " content's end \(points(max(placing.space.crossLength, placing.extent.cross)))"
        }
        if isExplicit {
          if tellsNotes { findings.note(.beyondCrossExtent, text(), remedy: "nobody can scroll there") }
        } else {
          findings.fault(
            .beyondCrossExtent, text(),
            remedy: "return an extent of at least \(points(widest)) across the axis")
        }
      }
      if tellsNotes && placing.crossStart(of: frame) < bounds.crossStart {
        findings.note(
          .beforeCrossStart,
          "\(placing.name(item)) begins at \(points(placing.crossStart(of: frame))) across the axis, before"
            + " the content's start 0", remedy: "fine where it is to be cut off there")
      }
    }
  }

  private mutating func tell(_ overlaps: OverlapCount) {
    guard let first = overlaps.first else { return }
    let share = 100 * Double(overlaps.count) / Double(max(1, overlaps.items))
    findings.note(
      .overlappingItems,
      "\(HumanUnits.count(Double(overlaps.count))) of \(HumanUnits.count(Double(overlaps.items))) items"
        + " (\(HumanUnits.exactCount((share * 100).rounded() / 100)) %) overlap one that begins before them,"
        + " first section \(first.section) item \(first.item)",
      remedy: "fine where it is meant")
  }

  private static func describe(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(ContractFindings.points)
    return "(\(numbers.joined(separator: "; ")))"
  }

  private struct OverlapCount {
    var count = 0
    var items = 0
    var first: (section: Int, item: Int)?

    mutating func add(_ overlaps: ItemOverlaps, of items: Int, section: Int) {
      count += overlaps.count
      self.items += items
      if first == nil, let item = overlaps.first { first = (section, item) }
    }
  }
}

/// Where a section's frames may lie, along and across the main axis.
private struct Placing {
  let space: ArrangementSpace
  let extent: ArrangedExtent
  /// Whether the main axis is the frames' x.
  let mainIsX: Bool
  let number: Int

  func mainStart(of frame: LayoutRect) -> Double { mainIsX ? frame.x : frame.y }
  func mainEnd(of frame: LayoutRect) -> Double { mainIsX ? frame.maxX : frame.maxY }
  func crossStart(of frame: LayoutRect) -> Double { mainIsX ? frame.y : frame.x }
  func crossEnd(of frame: LayoutRect) -> Double { mainIsX ? frame.maxY : frame.maxX }

  func name(_ item: Int) -> String { "section \(number) item \(item)" }

  /// The bounds, widened by what sums round to and by the pixel to which edges are aligned.
  var bounds: (start: Double, end: Double, crossStart: Double, crossEnd: Double) {
    let end = space.mainStart + extent.main
    let crossEnd = max(space.crossLength, extent.cross)
    let pixel = space.pixelScale.map { $0 > 0 ? 1 / $0 : 0 } ?? 0
    let slack = 1e-6 + pixel + 1e-9 * max(space.mainStart.magnitude, end.magnitude)
    let crossSlack = 1e-6 + pixel + 1e-9 * crossEnd.magnitude
    return (space.mainStart - slack, end + slack, -crossSlack, crossEnd + crossSlack)
  }
}

extension ItemSizes {
  /// The sizes with width and height swapped.
  fileprivate var withAxesSwapped: ItemSizes {
    func swapped(_ size: LayoutSize) -> LayoutSize { LayoutSize(width: size.height, height: size.width) }
    return switch self {
    case .uniform(let size, let count): .uniform(swapped(size), count: count)
    case .each(let sizes): .each(sizes.map(swapped))
    }
  }
}
