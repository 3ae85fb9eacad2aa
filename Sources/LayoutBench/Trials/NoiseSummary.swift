import Measurement

/// What a noise study says of the harness, for one planted slowdown.
public struct NoiseSummary: Hashable, Sendable {
  /// The slowdown that was planted, as a share.
  public let planted: Double
  public let judgements: Int
  /// Judged slower: with nothing planted a false alarm, else a hit.
  public let slower: Int
  /// Judged faster: a false alarm in any case.
  public let faster: Int
  public let unchanged: Int
  public let inconclusive: Int
  /// The median ratio of new to old time.
  public let medianRatio: Double
  public let medianRounds: Double
  /// The median and the longest time of a judgement, in seconds.
  public let medianSeconds: Double
  public let longestSeconds: Double
  /// The median over the judgements of the smallest slowdown found with 80 % power, as a share.
  public let detectableChange: Double?

  /// Summarises judgements, slowdown by slowdown in order of appearance.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func summaries(of judgements: [NoiseJudgement]) -> [NoiseSummary] {
    judgements.grouped(by: \.planted).compactMap { NoiseSummary($0.elements) }
  }

  private init?(_ judgements: [NoiseJudgement]) {
    guard let first = judgements.first,
      let seconds = SampleDistribution(judgements.map(\.seconds)),
      let rounds = SampleDistribution(judgements.map { Double($0.rounds) })
    else { return nil }
    func count(_ verdict: ChangeVerdict) -> Int { judgements.count { $0.verdict == verdict } }
    planted = first.planted
    self.judgements = judgements.count
    slower = count(.slower)
    faster = count(.faster)
    unchanged = count(.unchanged)
    inconclusive = count(.inconclusive)
    medianRatio = SampleDistribution(judgements.map(\.ratio))?.median ?? .nan
    medianRounds = rounds.median
    medianSeconds = seconds.median
    longestSeconds = seconds.maximum
    detectableChange = SampleDistribution(judgements.compactMap(\.detectableChange))?.median
  }

  /// What was looked for: alarms where nothing is planted, hits where something is.
  public var found: Int { planted == 0 ? slower + faster : slower }

  /// The share of judgements that found it, with its 95 % interval after Clopper and Pearson.
  public var rate: (share: Double, interval: ProportionInterval?) {
    (
      judgements == 0 ? 0 : Double(found) / Double(judgements),
      ProportionInterval(successes: found, trials: judgements)
    )
  }
}
