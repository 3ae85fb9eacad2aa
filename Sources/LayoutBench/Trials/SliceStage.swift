import CollectionLayouts
import Measurement

/// A scenario made ready in one of two processes that are compared: its paths take samples when told to.
public struct SliceStage {
  private var samplers: [PathSampler]
  /// The paths whose answers are wrong.
  public let wrongPaths: [MeasuredPath]

  /// Lays a scenario out, checks the paths against the oracle and warms them up.
  public init(_ scenario: Scenario, paths: [MeasuredPath]) {
    FreedMemory.keepForReuse()
    let stage = StagedScenario(scenario)
    wrongPaths = paths.filter { !PathVerification($0, on: stage).isRight }
    samplers = paths.map { PathSampler($0, on: stage) }
  }

  /// The sweeps that make a sample of each path long against the clock, in the order of the paths.
  public var sweeps: [Int] { samplers.map(\.sweeps) }

  /// Takes a sample of one path.
  ///
  /// - Parameters:
  ///   - path: The path's number.
  ///   - sweeps: The sweeps of scroll steps in it.
  /// - Returns: The processor time, in ns.
  public mutating func sample(path: Int, sweeps: Int) -> Double { samplers[path].sample(sweeps: sweeps) }
}
