import Files
import LayoutBench
import Measurement

/// Instructions of queries and prepares, counted one by one under valgrind.
enum InstructionCounts {
  /// Whether instructions can be counted: valgrind is there, on a processor where it can be spoken to.
  static func availability() -> Availability { CallgrindRun.availability() }

  /// Counts the instructions of every scenario and path that the options choose.
  ///
  /// - Parameters:
  ///   - selection: The options; those about time do not matter.
  ///   - countsPrepares: Whether prepares are counted as well as queries.
  ///   - progress: Is told what comes next, before each scenario.
  /// - Returns: A count per scenario and path, in their order.
  /// - Throws: ``CommandFailure`` when valgrind is missing or fails, or the options choose nothing.
  static func measure(
    _ selection: SelectionOptions, countsPrepares: Bool = true,
    progress: (BenchRun.Progress) -> Void = { _ in }
  ) throws -> [InstructionCount] {
    for (option, file) in [("--frames", selection.framesFile), ("--trace", selection.traceFile)] {
      // The process that counts reads it again.
      if let file, FileSystem.isDevice(file) {
        throw CommandFailure.failure(
          "\(option) \(file): counting reads the file twice, which a pipe does not allow")
      }
    }
    let pass = try selection.countingPass(countsPrepares: countsPrepares)
    let started = MonotonicClock.now()
    return try CallgrindRun.run(
      CountWorkerCommand.arguments(for: selection, countsPrepares: countsPrepares),
      hearing: { line in
        guard let number = Int(line), pass.scenarios.indices.contains(number) else { return }
        progress(
          BenchRun.Progress(
            finished: number, total: pass.scenarios.count, scenario: pass.scenarios[number].name,
            elapsedSeconds: Double(MonotonicClock.now() - started) / 1e9))
      },
      taking: { report, file in try pass.counts(in: report, path: file) })
  }
}

extension SelectionOptions {
  /// The counting pass that the options choose.
  func countingPass(countsPrepares: Bool) throws -> CountingPass {
    CountingPass(scenarios: try scenarios(), paths: chosenPaths, countsPrepares: countsPrepares)
  }
}
