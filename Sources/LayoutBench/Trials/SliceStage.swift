import CollectionLayouts
import Measurement

/// A scenario made ready in one of two processes that are compared: its paths take samples when told to.
public struct SliceStage {
  private let stage: StagedScenario
  private let paths: [MeasuredPath]
  private var samplers: [PathSampler]
  private var placement = HeapPlacement()
  /// The samples taken of each path.
  private var samples: [Int]
  /// The paths whose answers are wrong.
  public let wrongPaths: [MeasuredPath]

  /// Lays a scenario out, checks the paths against the oracle and warms them up.
  ///
  /// - Parameter isVerified: Whether they have been checked before, by this executable, and need not be
  ///   again.
  /// - Throws: `LayoutError` when the scenario cannot be laid out.
  public init(_ scenario: Scenario, paths: [MeasuredPath], isVerified: Bool = false) throws(LayoutError) {
    FreedMemory.keepForReuse()
    let stage = try StagedScenario(scenario)
    wrongPaths = isVerified ? [] : paths.filter { !PathVerification($0, on: stage).isRight }
    samplers = paths.map { PathSampler($0, on: stage) }
    samples = paths.map { _ in 0 }
    self.stage = stage
    self.paths = paths
  }

  /// The sweeps that make a sample of each path long against the clock, in the order of the paths.
  public var sweeps: [Int] { samplers.map(\.sweeps) }

  /// The samples of a path that follow each other at the same place in memory: the two of a round.
  private static let samplesPerPlace = 2

  /// Takes a sample of one path.
  ///
  /// Every few samples the path is made anew at another place in memory, and each pair of samples runs at
  /// another place of the stack: where things lie is chance, and this way the samples share as little of it
  /// as can be.
  ///
  /// - Parameters:
  ///   - path: The path's number.
  ///   - sweeps: The sweeps of scroll steps in it.
  /// - Returns: The processor time, in ns.
  public mutating func sample(path: Int, sweeps: Int) -> Double {
    let number = samples[path]
    samples[path] += 1
    if number > 0 && number.isMultiple(of: Self.samplesPerPlace) {
      placement.move()
      samplers[path] = PathSampler(paths[path], on: stage, sweeps: samplers[path].sweeps)
    }
    return ShiftedStack.run(round: number / Self.samplesPerPlace) {
      samplers[path].sample(sweeps: sweeps)
    }
  }
}
