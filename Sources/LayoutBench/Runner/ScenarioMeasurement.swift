import CollectionLayouts
import Measurement

/// One scenario measured: its rows, or why there are no figures.
struct ScenarioMeasurement {
  private(set) var rows: [ResultRow] = []
  private(set) var mismatches: [String] = []
  /// The paths that take page faults, references too.
  private(set) var pageFaultCharges: [PageFaultCharge] = []

  /// Checks, counts and times the paths of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - paths: The paths to report.
  ///   - plan: How thoroughly.
  ///   - seconds: The time for rounds.
  init(_ scenario: Scenario, paths: [MeasuredPath], plan: MeasuringPlan, seconds: Double) {
    let paths = paths.filter { $0.exists(in: scenario) }
    let stage: StagedScenario
    do {
      stage = try StagedScenario(scenario)
    } catch {
      mismatches = ["\(scenario.name): \(error)"]
      rows = Self.unmeasured(scenario, paths: paths)
      return
    }
    let contestants = Self.contestants(for: paths)

    let edges = stage.atEdges
    let verifications = contestants.map { PathVerification($0, on: stage, edges: edges) }
    mismatches = verifications.compactMap(\.mismatch)
    guard mismatches.isEmpty else {
      // One cause, one line.
      if let cause = ReachNeed.shortReach(on: stage) { mismatches = [cause.line] }
      rows = zip(contestants, verifications)
        .filter { paths.contains($0.0) }
        .map { ResultRow.unmeasured(scenario, path: $0.0, verified: $0.1.isRight) }
      return
    }

    let sweeps = SweepTimes(contestants, on: stage, plan: plan, seconds: seconds * 2 / 3)
    let frames = FrameTimes(contestants, on: stage, rounds: plan.rounds, seconds: seconds / 3)
    pageFaultCharges = contestants.enumerated().compactMap { number, path in
      sweeps.pageFaultCharge(of: number, named: path.name, scenario: scenario.name)
    }
    for (number, path) in contestants.enumerated() where paths.contains(path) {
      rows.append(
        ResultRow(
          stage: stage, path: path, counts: verifications[number].counts,
          resources: QueryResources(path, on: stage), sweeps: sweeps, frames: frames, contestant: number,
          contestants: contestants))
    }
    if pageFaultCharges.contains(where: { $0.spoilsRatios && $0.path == MeasuredPath.naive.name }) {
      for number in rows.indices {
        (rows[number].speedup, rows[number].speedupLow, rows[number].speedupHigh) = (nil, nil, nil)
      }
    }
  }

  /// The rows of a scenario whose layout is wrong.
  static func unmeasured(_ scenario: Scenario, paths: [MeasuredPath]) -> [ResultRow] {
    paths.filter { $0.exists(in: scenario) }.map { .unmeasured(scenario, path: $0, verified: false) }
  }

  /// The paths to run: those asked for, in their order, then the references, each once.
  static func contestants(for paths: [MeasuredPath]) -> [MeasuredPath] {
    var contestants: [MeasuredPath] = []
    for path in paths + [.naive, .floor] where !contestants.contains(path) { contestants.append(path) }
    return contestants
  }
}
