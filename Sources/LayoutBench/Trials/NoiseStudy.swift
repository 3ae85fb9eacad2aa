import CollectionLayouts
import Measurement

/// The harness measured against itself: paths, prepares and looks compared with themselves, as they are and with a slowdown
/// planted.
public struct NoiseStudy: Sendable {
  public let scenarios: [Scenario]
  public let works: [MeasuredWork]
  /// The slowdowns to plant, as shares; 0 plants none.
  public let plants: [Double]
  /// The number of judgements for each slowdown; they go round over scenarios and what there is to time in each.
  public let tries: Int
  public let plan: PairedTrial

  public init(
    scenarios: [Scenario], works: [MeasuredWork], plants: [Double], tries: Int, plan: PairedTrial
  ) {
    self.scenarios = scenarios
    self.works = works
    self.plants = plants
    self.tries = max(0, tries)
    self.plan = plan
  }

  /// Runs all judgements.
  ///
  /// - Parameter progress: Is told, before each judgement, how many are done and which comes.
  /// - Returns: The judgements in the order in which they were made, and why others could not be made.
  public func run(progress: (_ done: Int, _ name: String) -> Void = { _, _ in }) -> Outcome {
    FreedMemory.keepForReuse()
    var outcome = Outcome()
    let rows = scenarios.flatMap { scenario in
      works.filter { $0.exists(in: scenario) }.map { (scenario: scenario, work: $0) }
    }
    guard !rows.isEmpty else { return outcome }
    var done = 0
    for number in 0..<tries {
      // With fewer tries than rows, rows from the whole of the list.
      let (scenario, work) = rows[tries < rows.count ? number * rows.count / tries : number % rows.count]
      progress(done, "\(scenario.name) \(work.name)")
      let trial: SelfTrial
      do throws(LayoutError) {
        guard let made = try SelfTrial(scenario, work: work) else {
          outcome.refuse("\(scenario.name) \(work.name) was not judged")
          continue
        }
        trial = made
      } catch {
        outcome.refuse("\(scenario.name): \(error)")
        continue
      }
      for plant in plants {
        let start = MonotonicClock.now()
        let comparison = trial.run(plan, planting: plant)
        outcome.judgements.append(
          NoiseJudgement(
            of: RowKey(scenario, work: work), planted: plant, comparison: comparison, margin: plan.margin,
            seconds: Double(MonotonicClock.now() - start) / 1e9))
        done += 1
      }
    }
    return outcome
  }

  public struct Outcome: Sendable {
    public var judgements: [NoiseJudgement] = []
    /// What could not be judged because it is wrong, and how, for people; each once.
    public var refusals: [String] = []

    fileprivate mutating func refuse(_ reason: String) {
      if !refusals.contains(reason) { refusals.append(reason) }
    }
  }
}

/// One judgement of a path against itself.
public struct NoiseJudgement: Hashable, Sendable {
  /// The row that was judged.
  public let row: RowKey
  /// The slowdown that was planted, as a share.
  public let planted: Double
  public let verdict: ChangeVerdict
  /// The median of new time over old time, and its interval.
  public let ratio: Double
  public let low: Double?
  public let high: Double?
  public let rounds: Int
  /// The time it took, in seconds.
  public let seconds: Double
  /// The smallest slowdown that as many rounds would find in four of five tries, as a share; `nil` with too
  /// few rounds.
  public let detectableChange: Double?

  init(of row: RowKey, planted: Double, comparison: PairedComparison, margin: Double, seconds: Double) {
    self.row = row
    self.planted = planted
    verdict = comparison.verdict
    ratio = comparison.ratio
    low = comparison.low
    high = comparison.high
    rounds = comparison.rounds
    self.seconds = seconds
    let power = PowerAnalysis(logRatios: comparison.logRatios, confidence: comparison.confidence)
    // The interval has to clear the margin too.
    detectableChange = power.map { (1 + margin) * (1 + $0.minimumDetectableChange) - 1 }
  }
}
