import CollectionLayouts
import Measurement

/// Whole sweeps of scroll steps, the paths taking turns: what the speedups are computed from.
struct StepTimes {
  /// For each path, the time of a sweep in each round, in ns.
  let nanoseconds: [[Double]]

  var rounds: Int { nanoseconds.first?.count ?? 0 }

  init(_ paths: [MeasuredPath], on stage: StagedScenario, rounds: Int?, seconds: Double) {
    var runners = paths.map { PathRunner($0, on: stage) }
    // Once around untimed: the first sweep grows buffers and faults memory in.
    for number in runners.indices { runners[number].stepSweep() }
    let schedule = InterleavedRounds(
      minimumRounds: rounds ?? MeasuringPlan.fewestRounds,
      maximumRounds: rounds ?? MeasuringPlan.mostRounds,
      budgetNanoseconds: UInt64(seconds * 1e9))
    let samples = schedule.run(contestants: paths.count) { contestant, _ in
      runners[contestant].stepSweep()
    }
    nanoseconds = samples.nanoseconds
  }

  /// How many times faster one path's steps are than another's.
  func speedup(of path: Int, over reference: Int) -> PairedRatio? {
    PairedRatio(baseline: nanoseconds[reference], candidate: nanoseconds[path])
  }
}
