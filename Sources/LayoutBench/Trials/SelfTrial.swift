import CollectionLayouts
import Measurement

/// A work compared with itself, or with itself and a planted slowdown: what the harness is tested with.
public struct SelfTrial {
  private let stage: StagedScenario
  private let work: MeasuredWork

  /// Lays a scenario out for trials of one work.
  ///
  /// - Returns: `nil` when it is a path that gives wrong answers, with which nothing is compared.
  /// - Throws: `LayoutError` when the scenario cannot be laid out.
  public init?(_ scenario: Scenario, work: MeasuredWork) throws(LayoutError) {
    stage = try StagedScenario(scenario)
    self.work = work
    guard work.isRight(on: stage) else { return nil }
  }

  /// Runs a trial.
  ///
  /// Both sides are made anew every few rounds, in alternating order and at other places in memory: where an
  /// array happens to lie makes a lasting difference of a percent or so, which would be taken for a change.
  ///
  /// - Parameters:
  ///   - plan: How thoroughly.
  ///   - change: The slowdown planted in the new side, as a share: 0.05 is 5 %.
  /// - Returns: What the trial came to.
  public func run(_ plan: PairedTrial, planting change: Double = 0) -> PairedComparison {
    var placement = HeapPlacement()
    var placedRound = 0
    var old = WorkSampler(work, on: stage)
    var new = WorkSampler(work, on: stage, repeats: old.repeats)
    let planted = PlantedWork(share: change) { old.sample() }
    return plan.run { side, round in
      if round > 0 && round.isMultiple(of: PairedTrial.roundsPerBlock) && placedRound != round {
        placedRound = round
        placement.move()
        if (round / PairedTrial.roundsPerBlock).isMultiple(of: 2) {
          old = WorkSampler(work, on: stage, repeats: old.repeats)
          new = WorkSampler(work, on: stage, repeats: old.repeats)
        } else {
          new = WorkSampler(work, on: stage, repeats: old.repeats)
          old = WorkSampler(work, on: stage, repeats: old.repeats)
        }
        // Making the sides has emptied the caches, more for the first one.
        _ = (old.sample(), new.sample())
      }
      return ShiftedStack.run(round: round) {
        side == .old ? old.sample() : new.sample(planting: planted)
      }
    }
  }
}
