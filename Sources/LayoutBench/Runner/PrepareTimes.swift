import CollectionLayouts
import Measurement

/// What preparing a content costs in each way, and how that compares with the least that a prepare can do.
///
/// Measured in passes that lie apart in time. What else keeps the machine busy lasts for seconds, and takes cache from
/// copying more than from arithmetic: it moves the ratio by up to a sixth, for all rounds that follow each other. A
/// pass is therefore one figure, and by how much passes differ is how certain the ratio is.
struct PrepareTimes {
  private let preparations: [Preparation]
  private let works: [PrepareWork]
  /// How many times each work makes a sample; found out by the first pass.
  private var repeats: [Int] = []
  /// For each work the median time of one prepare in each pass, in ns.
  private var nanoseconds: [[Double]]
  /// For each preparation the logarithm of its ratio to the least prepare in each pass.
  private var logRatios: [Preparation: [Double]] = [:]
  /// The memory of the index, in bytes.
  private var indexBytes: [QueryStrategy: Int] = [:]

  /// - Parameter preparations: What is prepared.
  init(of preparations: [Preparation]) {
    let floorStrategies = Set(preparations.map(\.floorStrategy))
    self.preparations = preparations
    works =
      preparations.map(PrepareWork.prepare)
      + QueryStrategy.allCases.filter(floorStrategies.contains).map(PrepareWork.floor)
    nanoseconds = works.map { _ in [] }
  }

  /// Prepares again and again in each way, the ways taking turns.
  ///
  /// - Parameters:
  ///   - laidOut: The content.
  ///   - rounds: How often.
  mutating func measurePass(on laidOut: LaidOutContent, rounds: InterleavedRounds) {
    if repeats.isEmpty {
      repeats = works.map { work in SampleLength.repeats { work.run(on: laidOut) } }
      for case .strategy(let strategy) in preparations {
        indexBytes[strategy] = PreparedLayout(table: laidOut.table, strategy: strategy).indexByteCount
      }
    }
    let samples = rounds.run(contestants: works.count) { number, _ in
      for _ in 0..<repeats[number] { works[number].run(on: laidOut) }
    }
    let times = zip(samples.nanoseconds, repeats).map { times, repeats in
      times.map { $0 / Double(repeats) }
    }
    for (number, times) in times.enumerated() {
      nanoseconds[number] += [SampleDistribution(times)?.median].compactMap(\.self)
    }
    for (number, preparation) in preparations.enumerated() {
      guard let floor = works.firstIndex(of: .floor(preparation.floorStrategy)),
        let ratio = PairedRatio(baseline: times[number], candidate: times[floor])
      else { continue }
      logRatios[preparation, default: []].append(logarithm(ratio.ratio))
    }
  }

  /// The median time of a prepare, in ns.
  func nanoseconds(of preparation: Preparation) -> Double? {
    preparations.firstIndex(of: preparation).flatMap { SampleDistribution(nanoseconds[$0])?.median }
  }

  /// The memory of the index, in bytes; `nil` for what the bench does not know.
  func indexBytes(of preparation: Preparation) -> Int? {
    switch preparation {
    case .strategy(let strategy): indexBytes[strategy]
    case .own: nil
    }
  }

  /// How many times as long a prepare takes as the least one: the median of the passes.
  func overFloor(of preparation: Preparation) -> PairedRatio? {
    PairedRatio(logRatios: logRatios[preparation] ?? [])
  }
}
