import CollectionLayouts
import Measurement

/// Whole sweeps of scroll steps, the paths taking turns: what the speedups are computed from.
struct StepTimes {
  /// For each path, the time of one sweep in each round, in ns.
  let nanoseconds: [[Double]]

  var rounds: Int { nanoseconds.first?.count ?? 0 }

  init(_ paths: [MeasuredPath], on stage: StagedScenario, rounds: Int?, seconds: Double) {
    var runners = paths.map { PathRunner($0, on: stage) }
    let sweeps = runners.indices.map { Self.sweepsPerSample(of: &runners[$0]) }
    let schedule = InterleavedRounds(
      minimumRounds: rounds ?? MeasuringPlan.fewestRounds,
      maximumRounds: rounds ?? MeasuringPlan.mostRounds,
      budgetNanoseconds: UInt64(seconds * 1e9))
    let samples = schedule.run(contestants: paths.count) { contestant, _ in
      for _ in 0..<sweeps[contestant] { runners[contestant].stepSweep() }
    }
    nanoseconds = zip(samples.nanoseconds, sweeps).map { times, sweeps in
      times.map { $0 / Double(sweeps) }
    }
  }

  /// The least time of a sample, in ns: long against the clock, and against filling the caches that the path before
  /// has emptied.
  private static let shortestSample = 500_000.0

  /// How many sweeps make a sample of a path.
  private static func sweepsPerSample(of runner: inout PathRunner) -> Int {
    // The first sweep grows buffers and faults memory in.
    runner.stepSweep()
    let start = MonotonicClock.now()
    runner.stepSweep()
    let sweep = max(1, Double(MonotonicClock.now() - start))
    return max(1, Int((shortestSample / sweep).rounded(.up)))
  }

  /// How many times faster one path's steps are than another's.
  func speedup(of path: Int, over reference: Int) -> PairedRatio? {
    PairedRatio(baseline: nanoseconds[reference], candidate: nanoseconds[path])
  }
}
