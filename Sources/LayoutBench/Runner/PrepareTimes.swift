import CollectionLayouts
import Measurement

/// What preparing a scenario's content costs in each way, and how that compares with the least that a
/// prepare can do, both in the same rounds.
struct PrepareTimes {
  /// The times of one prepare in each round, in ns.
  private var prepares: [Preparation: [Double]] = [:]
  /// The times of the least prepare in the same rounds, in ns.
  private var floors: [QueryStrategy: [Double]] = [:]
  /// The memory of the index, in bytes.
  private var indexBytes: [QueryStrategy: Int] = [:]

  /// Prepares again and again in each way, the ways taking turns.
  ///
  /// - Parameters:
  ///   - preparations: What is prepared.
  ///   - stage: The scenario.
  ///   - plan: How thoroughly.
  ///   - seconds: The time for rounds.
  init(of preparations: [Preparation], on stage: StagedScenario, plan: MeasuringPlan, seconds: Double) {
    let floorStrategies = Set(preparations.map(\.floorStrategy))
    let works =
      preparations.map(PrepareWork.prepare)
      + QueryStrategy.allCases.filter(floorStrategies.contains).map(PrepareWork.floor)
    let repeats = works.map { work in SampleLength.repeats { work.run(on: stage) } }
    let schedule = plan.schedule(seconds: seconds)
    let samples = schedule.run(contestants: works.count) { number, _ in
      for _ in 0..<repeats[number] { works[number].run(on: stage) }
    }
    for (number, work) in works.enumerated() {
      let times = samples.nanoseconds[number].map { $0 / Double(repeats[number]) }
      switch work {
      case .prepare(let preparation): prepares[preparation] = times
      case .floor(let strategy): floors[strategy] = times
      }
    }
    for case .strategy(let strategy) in preparations {
      indexBytes[strategy] = PreparedLayout(table: stage.table, strategy: strategy).indexByteCount
    }
  }

  /// The median time of a prepare, in ns.
  func nanoseconds(of preparation: Preparation) -> Double? {
    SampleDistribution(prepares[preparation] ?? [])?.median
  }

  /// The memory of the index, in bytes; `nil` for what the bench does not know.
  func indexBytes(of preparation: Preparation) -> Int? {
    switch preparation {
    case .strategy(let strategy): indexBytes[strategy]
    case .own: nil
    }
  }

  /// How many times as long a prepare takes as the least one.
  func overFloor(of preparation: Preparation) -> PairedRatio? {
    guard let prepares = prepares[preparation], let floors = floors[preparation.floorStrategy] else {
      return nil
    }
    return PairedRatio(baseline: prepares, candidate: floors)
  }
}
