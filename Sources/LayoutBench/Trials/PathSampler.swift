import CollectionLayouts
import Measurement

/// Takes samples of one path of a scenario: sweeps of scroll steps, repeated until a sample is long against
/// the clock.
struct PathSampler {
  private var runner: PathRunner
  /// The sweeps of a sample.
  let sweeps: Int

  /// - Parameter sweeps: The sweeps of a sample; `nil` finds out how many it takes.
  init(_ path: MeasuredPath, on stage: StagedScenario, sweeps: Int? = nil) {
    var runner = PathRunner(path, on: stage)
    if let sweeps {
      self.sweeps = sweeps
      // The first sweep grows buffers and faults memory in.
      runner.stepSweep()
    } else {
      self.sweeps = SweepTask.step.sweepsPerSample(of: &runner)
    }
    self.runner = runner
  }

  /// Takes one sample.
  ///
  /// - Parameters:
  ///   - sweeps: The sweeps in it; `nil` takes those found out.
  ///   - planted: Work to do besides, once.
  /// - Returns: The processor time, in ns.
  mutating func sample(sweeps: Int? = nil, planting planted: PlantedWork? = nil) -> Double {
    let start = ThreadClock.now()
    for _ in 0..<(sweeps ?? self.sweeps) { runner.stepSweep() }
    planted?.run()
    return Double(ThreadClock.now() - start)
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
