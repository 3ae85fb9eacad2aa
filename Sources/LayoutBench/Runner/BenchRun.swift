import CollectionLayouts
import Measurement

/// Measures scenarios one after the other: checks every path against the oracle, then counts, then times.
public struct BenchRun: Sendable {
  public let scenarios: [Scenario]
  /// The paths to report. `naive` and `floor` are measured in any case, because the others are compared with
  /// them.
  public let paths: [MeasuredPath]
  public let plan: MeasuringPlan

  public init(scenarios: [Scenario], paths: [MeasuredPath], plan: MeasuringPlan) {
    self.scenarios = scenarios
    self.paths = paths
    self.plan = plan
  }

  /// The part of the time that is for prepares.
  private static let shareOfPrepare = 0.25

  /// Measures everything.
  ///
  /// - Parameter progress: Is told what comes next, before each scenario.
  /// - Returns: The rows in the order of scenarios and paths, and the answers that were wrong.
  public func run(progress: (Progress) -> Void = { _ in }) -> Outcome {
    // Without this the return-everything path would be charged for page faults more than for itself.
    FreedMemory.keepForReuse()
    let started = MonotonicClock.now()
    let processorTime = ThreadClock.now()
    var outcome = Outcome()
    var contracts = ContractCheck(tellsNotes: false)
    let preparations = Dictionary(paths.map { ($0.name, $0.preparation) }) { first, _ in first }
      .compactMapValues(\.self)
    var prepares = PreparePasses(
      of: scenarios, paths: ScenarioMeasurement.contestants(for: paths), plan: plan,
      seconds: plan.timeBudget * Self.shareOfPrepare)
    var measured: [(scenario: Scenario, rows: [ResultRow])] = []
    func secondsSinceStart() -> Double { Double(MonotonicClock.now() - started) / 1e9 }
    for (number, scenario) in scenarios.enumerated() {
      func tell(_ subject: String) {
        progress(
          Progress(
            finished: number, total: scenarios.count, scenario: subject, elapsedSeconds: secondsSinceStart()))
      }
      prepares.measureDue(before: number, of: scenarios.count, progress: tell)
      tell(scenario.name)
      let contract = contracts.check(scenario)
      if contract.isBroken {
        outcome.mismatches += contract.fresh.map(\.line)
        measured.append((scenario, ScenarioMeasurement.unmeasured(scenario, paths: paths)))
        continue
      }
      let left = max(
        0, plan.timeBudget * (1 - Self.shareOfPrepare * prepares.shareLeft) - secondsSinceStart())
      let measurement = ScenarioMeasurement(
        scenario, paths: paths, plan: plan, seconds: left / Double(scenarios.count - number))
      measured.append((scenario, measurement.rows))
      outcome.mismatches += measurement.mismatches
      outcome.pageFaultCharges += measurement.pageFaultCharges
    }
    outcome.rows = measured.flatMap { scenario, rows in
      rows.map { row in
        var row = row
        if row.rounds > 0, let preparation = preparations[row.path], let times = prepares.times(of: scenario)
        {
          row.fill(preparation, from: times)
        }
        return row
      }
    }
    let elapsed = Double(MonotonicClock.now() - started)
    outcome.occupiedShare = max(0, 1 - Double(ThreadClock.now() - processorTime) / max(1, elapsed))
    return outcome
  }

  /// What a run found.
  public struct Outcome: Sendable {
    public var rows: [ResultRow] = []
    /// One line for each path whose answer was wrong.
    public var mismatches: [String] = []
    /// The share of the time for which the measuring thread did not have the processor, though it never
    /// rests.
    public var occupiedShare = 0.0

    /// The paths whose time went to page faults, and how much of it.
    public var pageFaultCharges: [PageFaultCharge] = []

    /// Why figures are missing, one line each.
    public var unavailableFigures: [String] {
      var lines: [String] = []
      if case .unavailable(let reason) = AllocationCounter.availability {
        lines.append("allocation figures are empty: \(reason)")
      }
      if case .unavailable(let reason) = InstructionCounter.availability {
        lines.append("instruction figures are empty: \(reason); the command count has them from valgrind")
      }
      return lines
    }
  }

  /// How far a run has come.
  public struct Progress: Sendable {
    /// Scenarios done.
    public let finished: Int
    /// Scenarios in all.
    public let total: Int
    /// The scenario that comes now.
    public let scenario: String
    /// Seconds since the start.
    public let elapsedSeconds: Double

    public init(finished: Int, total: Int, scenario: String, elapsedSeconds: Double) {
      self.finished = finished
      self.total = total
      self.scenario = scenario
      self.elapsedSeconds = elapsedSeconds
    }
  }
}
