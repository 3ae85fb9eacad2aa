import LayoutBench

// What of a baseline can be judged here: figures carry over as far as the conditions they depend on are the
// same.
extension BaselineCheck {
  /// The kinds of figures that inform only, with a note for each reason.
  static func unjudgedKinds(
    _ old: ResultTable, recorded: RecordedEnvironment?, now: RecordedEnvironment, notes: inout [String]
  ) -> Set<ComparedMetric.Kind> {
    var kinds: Set<ComparedMetric.Kind> = []
    guard let recorded else {
      notes.append(
        "memory and instructions are not judged, as the baseline's allocator and compiler are not known")
      return [.memory, .instructions]
    }
    notes += recorded.differences(from: now)
    if !recorded.agrees(with: now, on: ["allocator", "swift_version", "build_configuration"]) {
      kinds.insert(.memory)
      notes.append("memory is not judged: allocator, Swift version or build differ from the baseline's")
    }
    // The C library chooses its routines by the processor.
    if !recorded.agrees(with: now, on: ["architecture", "processor", "swift_version", "build_configuration"])
    {
      kinds.insert(.instructions)
      notes.append(
        "instructions are not judged: processor, Swift version or build differ from the baseline's")
    }
    let build = now.facts["build_configuration"] ?? ""
    if !recorded.agrees(with: now, on: ["build_configuration"])
      || old.rows.contains(where: { !$0.build.isEmpty && $0.build != build })
    {
      kinds.formUnion([.ratio, .memory, .instructions])
      notes.append("ratios are not judged: the builds differ, one of them a debug build")
    }
    return kinds
  }

  /// The margin of ratios where the processor is another than the baseline's, whose caches have other sizes.
  private static let marginOnAnotherProcessor = 0.5

  /// The tolerances that were asked for, as far as they suit the conditions.
  static func tolerances(
    of options: Options, recorded: RecordedEnvironment?, now: RecordedEnvironment, notes: inout [String]
  ) -> Tolerances {
    var tolerances = options.tolerances
    if let margin = options.margin {
      tolerances.ratioMargin = margin
    } else if !(recorded?.agrees(with: now, on: ["processor", "architecture"]) ?? false) {
      tolerances.ratioMargin = marginOnAnotherProcessor
      notes.append("ratios may differ by 50 %, as the baseline's processor is another or not known")
    }
    if options.baseline.selection.arguments != recorded?.arguments {
      // Then the allocator finds its memory elsewhere, and where whole contents are returned it shows.
      tolerances.instructionShare = max(tolerances.instructionShare, 0.01)
    }
    let conditions = [
      "processor", "processors", "operating_system", "architecture", "swift_version", "allocator",
      "build_configuration",
    ]
    if tolerances.timeMargin != nil, !(recorded?.agrees(with: now, on: conditions) ?? false) {
      tolerances.timeMargin = nil
      notes.append("times are not judged: the baseline was made on another machine or with other software")
    }
    return tolerances
  }
}
