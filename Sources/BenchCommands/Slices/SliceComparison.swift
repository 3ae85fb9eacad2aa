import LayoutBench
import Measurement

/// Two executables of the bench measured interleaved: what `ab` judges.
///
/// A figure is a *slice*: both processes are started anew, make a scenario ready, and take samples in turn, A
/// B B A. Where a process happens to lie in memory makes a lasting difference of a percent or so, which
/// rounds within one process would all share; between slices it varies, and the interval shows it. So does
/// the order of functions in the executable, see ``LinkOrder``.
struct SliceComparison {
  /// A side: what people call it, and its executables, which differ in the order of their functions only.
  struct Side {
    var name: String
    var executables: [String]

    /// The executable of a slice: another one each time, and where both sides have several, in changing
    /// pairs.
    func executable(ofSlice number: Int, side: PairedTrial.Side) -> String {
      let count = executables.count
      return executables[(side == .old ? number : number + number / count) % count]
    }
  }

  var old: Side
  var new: Side
  /// The options that choose scenarios and paths, for both sides.
  var arguments: [String]
  /// The change that counts as none, as a share.
  var margin: Double
  /// The confidence that all verdicts have together.
  var confidence: Double
  /// The time after which no further slice of a scenario begins, in seconds.
  var secondsPerScenario: Double

  /// The processors that the slices run on in turn; none where they cannot be chosen.
  var processors: [Int] = []

  /// The rounds of each path in a slice: a block, so that each side comes first equally often.
  private static let roundsPerSlice = 2 * PairedTrial.roundsPerBlock

  /// Measures everything that both sides have.
  ///
  /// - Parameter progress: Is told what comes next.
  /// - Returns: A finding for each scenario and path, prepare and look, in their order.
  /// - Throws: ``CommandFailure`` when a side cannot be measured; with its own exit code when one answers
  ///   wrongly.
  func findings(progress: (String) -> Void) throws -> [Finding] {
    let plan = try SlicePlan(
      old: SliceWorker.inventory(of: old, arguments: arguments),
      new: SliceWorker.inventory(of: new, arguments: arguments))
    guard !plan.scenarios.isEmpty, !plan.works.isEmpty else {
      throw CommandFailure.failure("\(old.name) and \(new.name) have no scenario and path in common")
    }
    // Even an interval from the smallest to the largest slice needs so many for all verdicts to hold
    // together.
    let rows = plan.scenarios.count * plan.works.count
    var schedule = LookSchedule(
      first: 1, doublings: 4,
      confidence: MultipleComparisons.sharedConfidence(confidence, comparisons: rows))
    while SignTest(count: schedule.first, confidence: schedule.lookConfidence) == nil { schedule.first += 1 }
    schedule.first += 2
    var findings: [Finding] = []
    for (number, scenario) in plan.scenarios.enumerated() {
      progress("[\(number + 1)/\(plan.scenarios.count)] \(scenario.name)")
      findings += try compare(scenario, plan: plan, schedule: schedule) { slice in
        progress("[\(number + 1)/\(plan.scenarios.count)] \(scenario.name), slice \(slice)")
      }
    }
    return findings
      + plan.unpaired.map { Finding($0.isOld ? .missing : .added, row: RowKey(scenario: $0.name, path: "")) }
  }

  /// The slices of one scenario until all works are clear. A work whose verdict is clear is not timed
  /// further.
  private func compare(
    _ scenario: SlicePlan.Scenario, plan: SlicePlan, schedule: LookSchedule, progress: (Int) -> Void
  ) throws -> [Finding] {
    var slices = plan.works.map { _ in SliceSamples() }
    var checked: Set<String> = []
    try schedule.run(budgetNanoseconds: MonotonicClock.nanoseconds(secondsPerScenario)) { number in
      progress(number + 1)
      try addSlice(number: number, of: scenario, plan: plan, to: &slices, checked: &checked)
    } until: {
      for place in slices.indices where slices[place].isTimed {
        let comparison = PairedComparison(
          logRatios: slices[place].logRatios, confidence: schedule.lookConfidence, margin: margin)
        slices[place].comparison = comparison
        slices[place].isTimed = comparison.verdict == .inconclusive
      }
      return !slices.contains(where: \.isTimed)
    }
    return zip(plan.works, slices).compactMap { entry, samples in
      Finding(samples, ofWork: entry.name, row: RowKey(scenario: scenario.name, path: entry.name))
    }
  }

  /// Starts both processes, makes the scenario ready in each, and times every work.
  ///
  /// - Parameter checked: The executables that have given right answers in this scenario: each order of
  ///   functions is checked once, before it is timed.
  private func addSlice(
    number: Int, of scenario: SlicePlan.Scenario, plan: SlicePlan, to slices: inout [SliceSamples],
    checked: inout Set<String>
  ) throws {
    // Both on the same processor: two processors differ, and each process would stay on its own.
    let processor = processors.isEmpty ? nil : processors[number % processors.count]
    func start(_ side: PairedTrial.Side) throws -> SliceWorker {
      let (own, place) = side == .old ? (old, scenario.old) : (new, scenario.new)
      let executable = own.executable(ofSlice: number, side: side)
      var worker = try SliceWorker.start(
        executable, name: own.name, arguments: arguments, processor: processor)
      try worker.stage(place, isVerified: !checked.insert(executable).inserted)
      return worker
    }
    let isOldFirst = number.isMultiple(of: 2)
    var first = try start(isOldFirst ? .old : .new)
    var second = try start(isOldFirst ? .new : .old)
    for (place, work) in plan.works.enumerated() where slices[place].isTimed {
      let (firstWork, secondWork) = isOldFirst ? (work.old, work.new) : (work.new, work.old)
      guard first.repeats[firstWork] > 0, second.repeats[secondWork] > 0 else {
        slices[place].isTimed = false
        continue
      }
      // As much on both sides, long enough for the faster one.
      let repeats = max(first.repeats[firstWork], second.repeats[secondWork])
      var logRatios: [Double] = []
      for round in 0..<Self.roundsPerSlice {
        logRatios.append(
          try PairedTrial.logRatio(ofRound: round + number) { side in
            let time =
              (side == .old) == isOldFirst
              ? try first.sample(work: firstWork, repeats: repeats)
              : try second.sample(work: secondWork, repeats: repeats)
            slices[place].record(time / Double(repeats), side: side)
            return time
          })
      }
      slices[place].logRatios.append(SampleDistribution(logRatios)?.median ?? .nan)
    }
  }
}

/// What the slices of one scenario and work have given so far.
struct SliceSamples {
  /// The logarithm of new time over old time, slice by slice.
  var logRatios: [Double] = []
  /// The times of one sweep or prepare, in ns.
  private(set) var oldTimes: [Double] = []
  private(set) var newTimes: [Double] = []
  /// Whether it is timed still.
  var isTimed = true
  /// What the latest look came to.
  var comparison: PairedComparison?

  mutating func record(_ time: Double, side: PairedTrial.Side) {
    if side == .old { oldTimes.append(time) } else { newTimes.append(time) }
  }
}

extension Finding {
  /// What slices say of a work.
  init?(_ samples: SliceSamples, ofWork name: String, row: RowKey) {
    guard let comparison = samples.comparison else { return nil }
    let metric = MeasuredWork.metric(ofWorkNamed: name)
    self.init(Outcome(comparison.verdict), row: row, metric: metric)
    // Slices time a prepare as a whole.
    let items = metric == .prepareTime ? Double(max(1, row.items)) : 1
    old = SampleDistribution(samples.oldTimes).map { $0.median / items }
    new = SampleDistribution(samples.newTimes).map { $0.median / items }
    change = comparison.ratio
    changeLow = comparison.low
    changeHigh = comparison.high
    remark = "\(comparison.rounds) slices"
  }
}
