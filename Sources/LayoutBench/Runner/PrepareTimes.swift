import CollectionLayouts
import Measurement

/// What preparing a scenario's content costs under each strategy: arrangement, frames and index.
struct PrepareTimes {
  /// The median time of a prepare, in ns.
  private(set) var nanoseconds: [QueryStrategy: Double] = [:]
  /// The memory of the index, in bytes.
  private(set) var indexBytes: [QueryStrategy: Int] = [:]

  /// Prepares a few times under each strategy, the strategies taking turns.
  init(of strategies: Set<QueryStrategy>, on stage: StagedScenario) {
    let strategies = strategies.sorted { $0.rawValue < $1.rawValue }
    let rounds = stage.scenario.items > 200_000 ? 3 : 7
    let schedule = InterleavedRounds(
      minimumRounds: rounds, maximumRounds: rounds, budgetNanoseconds: .max)
    let samples = schedule.run(contestants: strategies.count) { number, _ in
      let prepared = PreparedLayout(
        content: stage.content, container: stage.table.container, plan: stage.template.plan,
        pinning: stage.template.pinning, strategy: strategies[number])
      indexBytes[strategies[number]] = prepared.indexByteCount
    }
    for (number, strategy) in strategies.enumerated() {
      nanoseconds[strategy] = SampleDistribution(samples.nanoseconds[number])?.median
    }
  }
}
