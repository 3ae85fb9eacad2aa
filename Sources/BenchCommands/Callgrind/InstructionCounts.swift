import Files
import LayoutBench
import Measurement

/// Instructions of queries and prepares, counted one by one under valgrind.
enum InstructionCounts {
  /// Counts the instructions of every scenario and path that the options choose.
  ///
  /// - Parameters:
  ///   - selection: The options; those about time do not matter.
  ///   - progress: Is told what comes next, before each scenario.
  /// - Returns: A count per scenario and path, in their order.
  /// - Throws: ``CommandFailure`` when valgrind is missing or fails, or the options choose nothing.
  static func measure(
    _ selection: SelectionOptions, progress: (BenchRun.Progress) -> Void = { _ in }
  ) throws -> [InstructionCount] {
    for (option, path) in selection.inputFiles {
      // The process that counts reads it again.
      if let path, FileSystem.isDevice(path) {
        throw CommandFailure.failure(
          "\(option) \(path): counting reads the file twice, which a pipe does not allow")
      }
    }
    let pass = try selection.countingPass()
    let started = MonotonicClock.now()
    return try CallgrindRun.run(
      CountWorkerCommand.arguments(for: selection),
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
  func countingPass() throws -> CountingPass {
    CountingPass(scenarios: try scenarios(), paths: chosenPaths)
  }

  /// The layouts whose growth is judged when none are named: elements in a row, and elements side by side.
  private static let growthLayouts = [LayoutCatalog.line.name, LayoutCatalog.waterfall.name]

  /// The options that choose the scenarios in which growth is judged; layouts, content and seed stay.
  var forGrowth: SelectionOptions {
    var growth = SelectionOptions(bench)
    let usual = bench.layouts.filter { Self.growthLayouts.contains($0.name) }
    growth.layouts = layouts ?? (usual.isEmpty ? bench.layouts : usual)
    growth.items = GrowthCurve.itemCounts
    growth.sweeps = [.steady]
    growth.paths = GrowthCurve.paths
    growth.content = content
    growth.askedSeed = askedSeed
    growth.framesPerSweep = GrowthCurve.frames
    return growth
  }
}
