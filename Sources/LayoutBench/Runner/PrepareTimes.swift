import CollectionLayouts
import Measurement

/// What preparing a scenario's content costs under each strategy: arrangement, frames and index.
struct PrepareTimes {
  private let nanoseconds: [QueryStrategy: Double]
  private let indexBytes: [QueryStrategy: Int]

  /// Prepares a few times under each strategy, the strategies taking turns, and keeps the medians.
  init(of strategies: Set<QueryStrategy>, on stage: StagedScenario) {
    let strategies = strategies.sorted { $0.rawValue < $1.rawValue }
    var indexBytes: [QueryStrategy: Int] = [:]
    let rounds = stage.scenario.items > 200_000 ? 3 : 7
    let schedule = InterleavedRounds(
      minimumRounds: rounds, maximumRounds: rounds, budgetNanoseconds: .max)
    let samples = schedule.run(contestants: strategies.count) { number, _ in
      let prepared = PreparedLayout(
        content: stage.content, container: stage.table.container, plan: stage.template.plan,
        pinning: stage.template.pinning, strategy: strategies[number])
      indexBytes[strategies[number]] = prepared.indexByteCount
    }
    var nanoseconds: [QueryStrategy: Double] = [:]
    for (number, strategy) in strategies.enumerated() {
      nanoseconds[strategy] = SampleDistribution(samples.nanoseconds[number])?.median
    }
    self.nanoseconds = nanoseconds
    self.indexBytes = indexBytes
  }

  /// The time of a prepare, in ns.
  func nanoseconds(for strategy: QueryStrategy) -> Double? { nanoseconds[strategy] }

  /// The memory of the index, in bytes.
  func indexBytes(for strategy: QueryStrategy) -> Int? { indexBytes[strategy] }
}
