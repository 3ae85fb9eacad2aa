import CollectionLayouts
import Measurement

/// Every frame timed by itself, the paths taking turns: what the percentiles are computed from.
///
/// A frame's figure is the median over the rounds, so that an interruption by the system is not taken for a
/// slow frame. What reading the clock costs is subtracted.
struct FrameTimes {
  /// For each path, the distribution over the frames of the time of a query, in ns.
  let queries: [SampleDistribution?]
  /// For each path, the distribution over the frames of the time of a scroll step, in ns.
  let steps: [SampleDistribution?]
  /// For each path and round, the time of all queries of the sweep, in ns.
  private let querySums: [[Double]]

  private static let fewestRounds = 3
  private static let mostRounds = 9

  init(_ paths: [MeasuredPath], on stage: StagedScenario, rounds: Int?, seconds: Double) {
    let frames = stage.rects.count
    let overhead = MonotonicClock.overheadNanoseconds()
    var runners = paths.map { PathRunner($0, on: stage) }
    for number in runners.indices { runners[number].stepSweep() }

    let most = min(max(rounds ?? Self.mostRounds, 1), Self.mostRounds)
    let schedule = InterleavedRounds(
      minimumRounds: min(Self.fewestRounds, most), maximumRounds: most,
      budgetNanoseconds: MonotonicClock.nanoseconds(seconds))
    // For each path and round, the times of the frames.
    var queries: [[[Double]]] = paths.map { _ in [] }
    var steps = queries
    _ = schedule.run(contestants: paths.count) { number, _ in
      var (queryTimes, stepTimes) = ([Double](), [Double]())
      queryTimes.reserveCapacity(frames)
      stepTimes.reserveCapacity(frames)
      // Two sweeps, not one: a step right after a query at the same place would find its data in the caches.
      for frame in 0..<frames {
        let start = MonotonicClock.now()
        runners[number].query(frame: frame)
        let time = MonotonicClock.now() - start
        queryTimes.append(max(0, Double(time) - overhead))
      }
      for frame in 0..<frames {
        let start = MonotonicClock.now()
        runners[number].step(frame: frame)
        let time = MonotonicClock.now() - start
        stepTimes.append(max(0, Double(time) - overhead))
      }
      queries[number].append(queryTimes)
      steps[number].append(stepTimes)
    }
    self.queries = queries.map(Self.distribution)
    self.steps = steps.map(Self.distribution)
    querySums = queries.map { rounds in rounds.map { $0.reduce(0, +) } }
  }

  /// The distribution of the frames' medians over the rounds.
  private static func distribution(over rounds: [[Double]]) -> SampleDistribution? {
    guard let frames = rounds.first?.indices else { return nil }
    return SampleDistribution(
      frames.compactMap { frame in SampleDistribution(rounds.map { $0[frame] })?.median })
  }

  /// How many times as long one path's queries take as another's.
  func ratio(of path: Int, to reference: Int) -> Double? {
    PairedRatio(baseline: querySums[path], candidate: querySums[reference])?.ratio
  }
}
