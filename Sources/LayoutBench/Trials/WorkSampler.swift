import CollectionLayouts
import Measurement

/// Takes samples of one work of a scenario, repeated until a sample is long against the clock.
struct WorkSampler {
  private var runner: WorkRunner
  /// How many times a sample repeats the work.
  let repeats: Int

  /// - Parameter repeats: How many times a sample repeats the work; `nil` finds out how many it takes.
  init(_ work: MeasuredWork, on stage: StagedScenario, repeats: Int? = nil) {
    var runner = WorkRunner(work, on: stage)
    if let repeats {
      self.repeats = repeats
      // The first time grows buffers and faults memory in.
      runner.run()
    } else {
      self.repeats = SampleLength.repeats { runner.run() }
    }
    self.runner = runner
  }

  /// Takes one sample.
  ///
  /// - Parameters:
  ///   - repeats: How many times the work is in it; `nil` takes the number found out.
  ///   - planted: Work to do besides, once.
  /// - Returns: The processor time, in ns.
  mutating func sample(repeats: Int? = nil, planting planted: PlantedWork? = nil) -> Double {
    let start = ThreadClock.now()
    for _ in 0..<(repeats ?? self.repeats) { runner.run() }
    planted?.run()
    return Double(ThreadClock.now() - start)
  }
}

/// Runs one work of a scenario.
private struct WorkRunner {
  private let work: MeasuredWork
  private let stage: StagedScenario
  /// Asks for elements; idle in a prepare.
  private var paths: PathRunner

  init(_ work: MeasuredWork, on stage: StagedScenario) {
    self.work = work
    self.stage = stage
    switch work {
    case .sweep(let path): paths = PathRunner(path, on: stage)
    case .look, .prepare: paths = PathRunner(.floor, on: stage)
    }
  }

  /// One sweep, or one prepare.
  mutating func run() {
    switch work {
    case .sweep: paths.stepSweep()
    case .look: paths.querySweep()
    case .prepare(let preparation): PrepareWork.prepare(preparation).run(on: stage.laidOut)
    }
  }
}

/// Blocks of changing sizes, behind which the allocator puts what is made next: so that arrays made again lie
/// elsewhere.
struct HeapPlacement {
  private var generator = SeededGenerator(seed: 1)
  private var blocks: [[UInt8]] = []

  mutating func move() {
    blocks = (0..<8).map { _ in [UInt8](repeating: 0, count: generator.next(below: 16_384)) }
  }
}
