import CollectionLayouts
import Files
import Measurement

/// Executes what is to be counted, in a process that callgrind runs, and puts the counts together afterwards
/// in the process that started it.
public struct CountingPass: Sendable {
  public let scenarios: [Scenario]
  public let paths: [MeasuredPath]

  public init(scenarios: [Scenario], paths: [MeasuredPath]) {
    self.scenarios = scenarios
    self.paths = paths
  }

  /// Executes it all.
  ///
  /// What the allocator has at hand, and where, makes a difference of some hundred instructions to a query
  /// that allocates. So each scenario is made ready in a fork of the process, and each of its paths runs in a
  /// fork of that, and what was counted before leaves no trace. What the command line has left in memory
  /// still makes a difference: below one instruction, or a percent where whole contents are returned.
  ///
  /// - Parameters:
  ///   - progress: Is told the place of each scenario that comes next.
  ///   - complain: Is told why a scenario cannot be laid out.
  /// - Returns: Whether all of it was executed.
  public func run(progress: (Int) -> Void, complain: (String) -> Void) -> Bool {
    // As time goes by the allocator would give memory back, and that would be counted.
    FreedMemory.keepForReuse()
    for (number, scenario) in scenarios.enumerated() {
      progress(number)
      let isWell = ProcessCopy.run {
        let stage: StagedScenario
        do {
          stage = try StagedScenario(scenario)
        } catch {
          complain("\(scenario.name): \(error)")
          return false
        }
        let paths = paths(in: scenario)
        return paths.allSatisfy { path in
          ProcessCopy.run { Self.countQueries(of: path, on: stage, scenario: number) }
        }
          && paths.preparations.allSatisfy { preparation in
            ProcessCopy.run { Self.count(preparation, on: stage, scenario: number) }
          }
      }
      guard isWell else { return false }
    }
    return true
  }

  /// The counts, in the order of scenarios and paths.
  ///
  /// - Parameters:
  ///   - report: What callgrind has written.
  ///   - path: What problems call its file.
  /// - Throws: `FileProblem` when something is missing.
  public func counts(in report: CallgrindReport, path file: String) throws(FileProblem) -> [InstructionCount]
  {
    var counts: [InstructionCount] = []
    for (number, scenario) in scenarios.enumerated() {
      for path in paths(in: scenario) {
        func instructions(_ work: CountedWork) throws(FileProblem) -> Double {
          guard let count = report.instructions[work.name(scenario: number)] else {
            throw FileProblem(path: file, reason: "has no count for \(scenario.name), \(path.name)")
          }
          return Double(count)
        }
        let frames = scenario.frameCount
        var count = InstructionCount(
          RowKey(scenario, path: path), frames: frames,
          perQuery: try instructions(.queries(path: path.name)) / Double(max(1, frames)))
        if let preparation = path.preparation {
          count.perPreparedItem =
            try instructions(.prepare(preparation.name)) / Double(max(1, scenario.items))
        }
        counts.append(count)
      }
    }
    return counts
  }

  private func paths(in scenario: Scenario) -> [MeasuredPath] { paths.filter { $0.exists(in: scenario) } }

  private static func countQueries(of path: MeasuredPath, on stage: StagedScenario, scenario: Int) -> Bool {
    var runner = PathRunner(path, on: stage)
    // The first sweep grows what is then kept.
    runner.querySweep()
    CallgrindCounter.measure(named: CountedWork.queries(path: path.name).name(scenario: scenario)) {
      runner.querySweep()
    }
    return true
  }

  private static func count(_ preparation: Preparation, on stage: StagedScenario, scenario: Int) -> Bool {
    let name = CountedWork.prepare(preparation.name).name(scenario: scenario)
    switch preparation {
    case .strategy(let strategy):
      count(named: name) {
        PreparedLayout(
          content: stage.content, container: stage.table.container, plan: stage.template.plan,
          pinning: stage.template.pinning, strategy: strategy)
      }
    case .own(let search): count(named: name) { search.prepare(stage.laidOut.unpreparedLayout) }
    }
    return true
  }

  private static func count<Prepared>(named name: String, _ prepare: () -> Prepared) {
    // As with queries: the allocator then has the memory at hand.
    keep(prepare())
    var prepared: Prepared?
    CallgrindCounter.measure(named: name) { prepared = prepare() }
    // Letting go of it is not part of the work.
    keep(prepared)
  }
}
