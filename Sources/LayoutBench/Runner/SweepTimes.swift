import CollectionLayouts
import Measurement

/// Whole sweeps timed, the paths taking turns: what the ratios are computed from.
///
/// A sample is a sweep of scroll steps or a sweep of bare queries, repeated until it is long against the
/// clock.
struct SweepTimes {
  /// For each path, the time of one sweep of scroll steps in each round, in ns.
  private var steps: [[Double]]
  /// For each path, the time of one sweep of queries in each round, in ns; empty for paths whose queries nothing is
  /// compared with, see ``MeasuredPath/comparesQueries``.
  private var queries: [[Double]]
  /// For each path, the page faults of one sweep of scroll steps: the median over the rounds.
  private var pageFaults: [Double]
  private let frames: Int
  /// The number of `floor`, where it was also timed without the layout's effect, as the last one.
  private var floorOfLook: Int?

  var rounds: Int { steps.first?.count ?? 0 }

  /// What a contestant of the rounds does.
  private struct Contest {
    let path: Int
    let task: SweepTask
    let sweeps: Int
  }

  init(_ paths: [MeasuredPath], on stage: StagedScenario, plan: MeasuringPlan, seconds: Double) {
    var runners = paths.map { PathRunner($0, on: stage) }
    var contests: [Contest] = []
    for (number, path) in paths.enumerated() {
      for task in SweepTask.allCases where task == .step || path.comparesQueries {
        let sweeps = task.sweepsPerSample(of: &runners[number])
        contests.append(Contest(path: number, task: task, sweeps: sweeps))
      }
    }
    if let floor = paths.firstIndex(of: .floor), stage.hasEffect {
      // The same elements handed over in the same rounds, without what the effect does to them.
      runners.append(PathRunner(.floor, on: stage.withoutEffect))
      let plain = runners.count - 1
      let sweeps = SweepTask.query.sweepsPerSample(of: &runners[plain])
      contests.append(Contest(path: plain, task: .query, sweeps: sweeps))
      floorOfLook = floor
    }
    let schedule = plan.schedule(seconds: seconds)
    let samples = schedule.run(contestants: contests.count) { number, _ in
      let contest = contests[number]
      for _ in 0..<contest.sweeps { contest.task.run(&runners[contest.path]) }
    }
    frames = stage.rects.count
    steps = runners.map { _ in [] }
    queries = steps
    pageFaults = runners.map { _ in 0 }
    for (number, contest) in contests.enumerated() {
      let sweeps = Double(contest.sweeps)
      let times = samples.nanoseconds[number].map { $0 / sweeps }
      switch contest.task {
      case .query: queries[contest.path] = times
      case .step:
        steps[contest.path] = times
        pageFaults[contest.path] = (SampleDistribution(samples.pageFaults[number])?.median ?? 0) / sweeps
      }
    }
  }

  /// How many times faster one path's scroll steps are than another's.
  func speedup(of path: Int, over reference: Int) -> PairedRatio? {
    PairedRatio(baseline: steps[reference], candidate: steps[path])
  }

  /// How many times as long it takes to hand the right elements over with the layout's effect as without it;
  /// `nil` for a layout without an effect.
  var lookOverNone: PairedRatio? {
    guard let floorOfLook, let plain = queries.last else { return nil }
    return PairedRatio(baseline: queries[floorOfLook], candidate: plain)
  }

  /// How much of a path's scroll steps goes to page faults; `nil` when next to nothing does.
  func pageFaultCharge(of path: Int, named name: String, scenario: String) -> PageFaultCharge? {
    guard let sweep = SampleDistribution(steps[path])?.median, frames > 0 else { return nil }
    return PageFaultCharge(
      scenario: scenario, path: name, faults: pageFaults[path] / Double(frames), step: sweep / Double(frames))
  }

  /// How many times as long one path's queries take as another's; `nil` where they were not timed.
  func queryRatio(of path: Int, to reference: Int) -> PairedRatio? {
    PairedRatio(baseline: queries[path], candidate: queries[reference])
  }
}

/// What a sweep does in each frame.
enum SweepTask: Hashable, CaseIterable {
  /// Asks what the frame shows.
  case query
  /// Asks, and hands the answer to the scroll host.
  case step

  /// Runs one sweep.
  func run(_ runner: inout PathRunner) {
    switch self {
    case .query: runner.querySweep()
    case .step: runner.stepSweep()
    }
  }

  /// How many sweeps make a sample of a path.
  func sweepsPerSample(of runner: inout PathRunner) -> Int {
    SampleLength.repeats { run(&runner) }
  }
}
