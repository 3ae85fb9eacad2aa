/// What of a baseline can be judged here: figures carry over as far as the conditions they depend on are the
/// same.
public struct BaselineConditions: Sendable {
  /// The margin of ratios where the processor is another than the baseline's, whose caches have other sizes.
  static let marginOnAnotherProcessor = 0.5

  /// Judges what can be judged.
  public private(set) var gate: RegressionGate
  /// What cannot, or only with less certainty, and why, a line each.
  public private(set) var notes: [String] = []
  /// What was laid out or seen otherwise than the baseline's, a line each; the verdict is doubtful then.
  public private(set) var doubts: [String] = []

  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - now: What the new results are made on.
  ///   - tolerances: Those asked for; they become wider where the conditions do not suit them.
  ///   - ratioMargin: The change of a ratio that counts as none, as a share; `nil` takes that of the
  ///     tolerances, and 0.5 on another processor.
  ///   - isSameSelection: Whether the new results are of the same scenarios and paths.
  ///   - countsInstructions: Whether instructions are counted, so that figures without them lack something.
  public init(
    of baseline: Baseline, now: EnvironmentFile, tolerances: Tolerances = Tolerances(),
    ratioMargin: Double? = nil, isSameSelection: Bool = true, countsInstructions: Bool = true
  ) {
    gate = RegressionGate(tolerances: tolerances, unjudged: countsInstructions ? [] : [.instructions])
    let before = baseline.environment
    func agree(on facts: [String]) -> Bool { before?.agrees(with: now, on: facts) ?? false }

    if let ratioMargin {
      gate.tolerances.ratioMargin = ratioMargin
    } else if !agree(on: ["processor", "architecture"]) {
      gate.tolerances.ratioMargin = Self.marginOnAnotherProcessor
      notes.append("ratios may differ by 50 %, as the baseline's processor is another or not known")
    }
    if !isSameSelection {
      // Then the allocator finds its memory elsewhere, and where whole contents are returned it shows.
      gate.tolerances.instructionShare = max(tolerances.instructionShare, 0.01)
    }
    let machine = [
      "processor", "processors", "operating_system", "architecture", "swift_version", "allocator",
      "build_configuration",
    ]
    if tolerances.timeMargin != nil && !agree(on: machine) {
      gate.tolerances.timeMargin = nil
      notes.append("times are not judged: the baseline was made on another machine or with other software")
    }
    guard let before else {
      notes.append("the environment of \(baseline.path) is not known")
      leaveOut(
        [.memory, .instructions],
        "memory and instructions are not judged, as the baseline's allocator and compiler are not known")
      return
    }
    notes += before.differences(from: now)
    doubts = before.inputDifferences(from: now)
    if !agree(on: ["allocator", "swift_version", "build_configuration"]) {
      leaveOut(
        [.memory], "memory is not judged: allocator, Swift version or build differ from the baseline's")
    }
    // Counted as on one processor whatever runs here; by architecture, and with the C library of the system.
    if !agree(on: ["architecture", "operating_system", "swift_version", "build_configuration"]) {
      leaveOut(
        [.instructions],
        "instructions are not judged: architecture, system, Swift version or build differ from the baseline's"
      )
    }
    let build = now.fact("build_configuration") ?? ""
    if !agree(on: ["build_configuration"])
      || baseline.table.rows.contains(where: { !$0.build.isEmpty && $0.build != build })
    {
      leaveOut(
        [.ratio, .memory, .instructions],
        "ratios are not judged: the builds differ, one of them a debug build")
    }
  }

  private mutating func leaveOut(_ kinds: Set<ComparedMetric.Kind>, _ note: String) {
    gate.unjudged.formUnion(kinds)
    notes.append(note)
  }
}
