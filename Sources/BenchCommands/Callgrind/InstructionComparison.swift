import LayoutBench

/// Two executables of the bench compared by the instructions that they execute: what `ab --instructions` judges.
struct InstructionComparison {
  var old: SliceComparison.Side
  var new: SliceComparison.Side
  /// The options that choose scenarios and paths, for both sides.
  var selection: SelectionOptions

  /// The difference that counts as none, as a share: what the allocator has at hand makes one.
  private static let share = 0.001

  /// Counts both sides and compares them.
  ///
  /// - Parameter progress: Is told what is counted.
  /// - Returns: A finding for each scenario and path, and for each prepare.
  /// - Throws: ``CommandFailure`` when a side cannot be counted.
  func findings(progress: (String) -> Void) throws -> [Finding] {
    let frames = Dictionary(
      try selection.scenarios().map { ($0.name, $0.frameCount) }, uniquingKeysWith: { first, _ in first })
    func instructions(of side: SliceComparison.Side) throws -> RevisionInstructions {
      let scenarios = try SliceWorker.inventory(of: side, arguments: selection.arguments).scenarios
      return try CallgrindRun.run(
        CountWorkerCommand.arguments(for: selection), of: side.executables[0],
        hearing: { line in
          guard let number = Int(line), scenarios.indices.contains(number) else { return }
          progress("[\(number + 1)/\(scenarios.count)] \(side.name): \(scenarios[number])")
        },
        taking: { report, _ in RevisionInstructions(report, scenarios: scenarios, frames: frames) })
    }
    return try instructions(of: old).findings(against: instructions(of: new), share: Self.share)
  }
}
