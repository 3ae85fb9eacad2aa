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

  /// The fewest and the most rounds.
  private static let roundLimits = 3...9

  init(_ paths: [MeasuredPath], on stage: StagedScenario, rounds: Int?, seconds: Double) {
    let frames = stage.rects.count
    let overhead = MonotonicClock.overheadNanoseconds()
    var runners = paths.map { PathRunner($0, on: stage) }
    for number in runners.indices { runners[number].stepSweep() }

    let limit = min(max(rounds ?? Self.roundLimits.upperBound, 1), Self.roundLimits.upperBound)
    var queries = paths.map { _ in FrameSamples(frames: frames, rounds: limit) }
    var steps = queries
    let started = MonotonicClock.now()
    var round = 0
    while round < limit {
      if round >= Self.roundLimits.lowerBound,
        Double(MonotonicClock.now() - started) > seconds * 1e9
      {
        break
      }
      ShiftedStack.run(round: round) {
        for place in paths.indices {
          let number = round.isMultiple(of: 2) ? place : paths.count - 1 - place
          // Two sweeps, not one: a step right after a query at the same place would find its data in the
          // caches.
          for frame in 0..<frames {
            let start = MonotonicClock.now()
            runners[number].query(frame: frame)
            let time = MonotonicClock.now() - start
            queries[number].record(Double(time) - overhead, frame: frame, round: round)
          }
          for frame in 0..<frames {
            let start = MonotonicClock.now()
            runners[number].step(frame: frame)
            let time = MonotonicClock.now() - start
            steps[number].record(Double(time) - overhead, frame: frame, round: round)
          }
        }
      }
      round += 1
    }
    self.queries = queries.map { SampleDistribution($0.medians(rounds: round)) }
    self.steps = steps.map { SampleDistribution($0.medians(rounds: round)) }
    querySums = queries.map { samples in (0..<round).map(samples.sum) }
  }

  /// How many times as long one path's queries take as another's.
  func ratio(of path: Int, to reference: Int) -> Double? {
    PairedRatio(baseline: querySums[path], candidate: querySums[reference])?.ratio
  }
}

/// The times of one path's frames in every round.
private struct FrameSamples {
  private let frames: Int
  private var nanoseconds: [Double]

  init(frames: Int, rounds: Int) {
    self.frames = frames
    nanoseconds = Array(repeating: 0, count: frames * rounds)
  }

  mutating func record(_ time: Double, frame: Int, round: Int) {
    nanoseconds[round * frames + frame] = max(0, time)
  }

  /// Each frame's median over the first rounds.
  func medians(rounds: Int) -> [Double] {
    (0..<frames).compactMap { frame in
      SampleDistribution((0..<rounds).map { nanoseconds[$0 * frames + frame] })?.median
    }
  }

  func sum(ofRound round: Int) -> Double {
    nanoseconds[round * frames..<(round + 1) * frames].reduce(0, +)
  }
}
