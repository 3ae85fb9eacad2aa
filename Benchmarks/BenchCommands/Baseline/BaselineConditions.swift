import LayoutBench

// What of a baseline can be judged here: figures carry over as far as the conditions they depend on are the same.
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
    if !recorded.agrees(with: now, on: ["architecture", "swift_version", "build_configuration"]) {
      kinds.insert(.instructions)
      notes.append(
        "instructions are not judged: architecture, Swift version or build differ from the baseline's")
    }
    if !recorded.agrees(with: now, on: ["build_configuration"]) {
      kinds.insert(.ratio)
      notes.append("ratios are not judged: the builds differ")
    }
    return kinds
  }

  /// The tolerances, without times where they would be those of another machine.
  static func tolerances(
    _ asked: Tolerances, recorded: RecordedEnvironment?, now: RecordedEnvironment, notes: inout [String]
  ) -> Tolerances {
    let conditions = [
      "processor", "processors", "operating_system", "architecture", "swift_version", "allocator",
      "build_configuration",
    ]
    guard asked.timeMargin != nil, !(recorded?.agrees(with: now, on: conditions) ?? false) else {
      return asked
    }
    notes.append("times are not judged: the baseline was made on another machine or with other software")
    var tolerances = asked
    tolerances.timeMargin = nil
    return tolerances
  }
}
