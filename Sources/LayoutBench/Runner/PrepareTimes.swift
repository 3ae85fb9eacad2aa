import CollectionLayouts
import Measurement

/// What preparing a scenario's content costs under each strategy, and how that compares with the least that a
/// prepare can do, both in the same rounds.
struct PrepareTimes {
  /// The times of one prepare in each round, in ns.
  private var prepares: [QueryStrategy: [Double]] = [:]
  /// The times of the least prepare in the same rounds, in ns.
  private var floors: [QueryStrategy: [Double]] = [:]
  /// The memory of the index, in bytes.
  private(set) var indexBytes: [QueryStrategy: Int] = [:]

  /// Prepares again and again under each strategy, the strategies taking turns.
  ///
  /// - Parameters:
  ///   - strategies: What is prepared for.
  ///   - stage: The scenario.
  ///   - plan: How thoroughly.
  ///   - seconds: The time for rounds.
  init(of strategies: Set<QueryStrategy>, on stage: StagedScenario, plan: MeasuringPlan, seconds: Double) {
    let works = strategies.sorted { $0.rawValue < $1.rawValue }
      .flatMap { [PrepareWork.prepare($0), .floor($0)] }
    let repeats = works.map { work in SampleLength.repeats { work.run(on: stage) } }
    let schedule = plan.schedule(seconds: seconds)
    let samples = schedule.run(contestants: works.count) { number, _ in
      for _ in 0..<repeats[number] { works[number].run(on: stage) }
    }
    for (number, work) in works.enumerated() {
      let times = samples.nanoseconds[number].map { $0 / Double(repeats[number]) }
      switch work {
      case .prepare(let strategy): prepares[strategy] = times
      case .floor(let strategy): floors[strategy] = times
      }
    }
    for strategy in strategies {
      indexBytes[strategy] = PreparedLayout(table: stage.table, strategy: strategy).indexByteCount
    }
  }

  /// The median time of a prepare, in ns.
  func nanoseconds(under strategy: QueryStrategy) -> Double? {
    SampleDistribution(prepares[strategy] ?? [])?.median
  }

  /// How many times as long a prepare takes as the least one.
  func overFloor(under strategy: QueryStrategy) -> PairedRatio? {
    guard let prepares = prepares[strategy], let floors = floors[strategy] else { return nil }
    return PairedRatio(baseline: prepares, candidate: floors)
  }
}
