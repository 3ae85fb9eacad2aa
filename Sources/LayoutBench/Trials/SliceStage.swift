import CollectionLayouts
import Measurement

/// A scenario made ready in one of two processes that are compared: its works take samples when told to.
public struct SliceStage {
  private let stage: StagedScenario
  private let works: [MeasuredWork]
  private var samplers: [WorkSampler?]
  private var placement = HeapPlacement()
  /// The samples taken of each work.
  private var samples: [Int]
  /// The works whose answers are wrong.
  public let wrongWorks: [MeasuredWork]

  /// Lays a scenario out, checks the paths against the oracle and warms everything up.
  ///
  /// - Parameter isVerified: Whether they have been checked before, by this executable, and need not be
  ///   again.
  /// - Throws: `LayoutError` when the scenario cannot be laid out.
  public init(_ scenario: Scenario, works: [MeasuredWork], isVerified: Bool = false) throws(LayoutError) {
    FreedMemory.keepForReuse()
    let stage = try StagedScenario(scenario)
    wrongWorks = isVerified ? [] : works.filter { !$0.isRight(on: stage) }
    samplers = works.map { $0.exists(in: scenario) ? WorkSampler($0, on: stage) : nil }
    samples = works.map { _ in 0 }
    self.stage = stage
    self.works = works
  }

  /// How many times each work is in a sample, so that this is long against the clock; 0 for a work that the
  /// scenario does not have.
  public var repeats: [Int] { samplers.map { $0?.repeats ?? 0 } }

  /// The samples of a work that follow each other at the same place in memory: the two of a round.
  private static let samplesPerPlace = 2

  /// Takes a sample of one work.
  ///
  /// Every few samples the work is made anew at another place in memory, and each pair of samples runs at
  /// another place of the stack: where things lie is chance, and this way the samples share as little of it
  /// as can be.
  ///
  /// - Parameters:
  ///   - number: The work's number.
  ///   - repeats: How many times the work is in it.
  /// - Returns: The processor time, in ns; `nil` for a work that the scenario does not have.
  public mutating func sample(work number: Int, repeats: Int) -> Double? {
    guard let usual = samplers[number]?.repeats else { return nil }
    let taken = samples[number]
    samples[number] += 1
    if taken > 0 && taken.isMultiple(of: Self.samplesPerPlace) {
      placement.move()
      samplers[number] = WorkSampler(works[number], on: stage, repeats: usual)
    }
    return ShiftedStack.run(round: taken / Self.samplesPerPlace) {
      samplers[number]?.sample(repeats: repeats)
    }
  }
}
