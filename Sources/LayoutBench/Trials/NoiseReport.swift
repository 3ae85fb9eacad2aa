/// The judgements of a noise study, and what they sum up to.
public struct NoiseReport: Sendable {
  public var judgements: [NoiseJudgement]

  public init(_ judgements: [NoiseJudgement]) {
    self.judgements = judgements
  }

  /// The summaries, for every format; CSV has the judgements.
  ///
  /// - Complexity: O(*n* log *n*) for *n* judgements.
  public var report: Report {
    let table = Table(
      columns: NoiseSummary.tableColumns, rows: NoiseSummary.summaries(of: judgements), records: records)
    return Report(title: "noise", tables: [table])
  }

  /// The judgements as CSV (RFC 4180): a header and a line each, empty where there is no figure.
  ///
  /// - Complexity: O(*n*)
  public var csv: String { records.csv }

  private var records: Table<NoiseJudgement> {
    Table(columns: NoiseJudgement.tableColumns, rows: judgements)
  }
}

extension NoiseJudgement {
  fileprivate static let tableColumns: [Column<NoiseJudgement>] =
    [Column("schema") { _ in .integer(1) }]
    + Column.naming(\.row) + [
      Column("planted", .subject) { .number($0.planted, .share) },
      Column("verdict") { .text($0.verdict.rawValue) },
      Column("ratio") { .number($0.ratio, .share) },
      Column("ratio_low") { .number($0.low, .share) },
      Column("ratio_high") { .number($0.high, .share) },
      Column("rounds") { .integer($0.rounds) },
      Column("seconds") { .number($0.seconds, .share) },
      Column("detectable_change") { .number($0.detectableChange, .share) },
    ]
}

extension NoiseSummary {
  fileprivate static let tableColumns: [Column<NoiseSummary>] = [
    Column("planted", .subject) { .number($0.planted, .exact) }
      .shown("planted") { $0.planted == 0 ? "nothing" : percent($0.planted) },
    Column("judgements") { .integer($0.judgements) }.shown("tries") { String($0.judgements) },
    Column("slower") { .integer($0.slower) }.shown("slower") { String($0.slower) },
    Column("faster") { .integer($0.faster) }.shown("faster") { String($0.faster) },
    Column("unchanged") { .integer($0.unchanged) }.shown("unchanged") { String($0.unchanged) },
    Column("inconclusive") { .integer($0.inconclusive) }.shown("unclear") { String($0.inconclusive) },
    Column("rate") { .number($0.rate.share, .exact) }.shown("rate") { summary in
      let interval = summary.rate.interval.map { " [\(percent($0.low)), \(percent($0.high))]" }
      return percent(summary.rate.share) + (interval ?? "")
    },
    Column("rate_low") { .number($0.rate.interval?.low, .exact) },
    Column("rate_high") { .number($0.rate.interval?.high, .exact) },
    Column("ratio") { .number($0.medianRatio, .exact) }.shown("ratio") { HumanUnits.change($0.medianRatio) },
    Column("rounds") { .number($0.medianRounds, .exact) }
      .shown("rounds") { HumanUnits.count($0.medianRounds) },
    Column("seconds", .figure(.init(name: "time of a judgement", unit: "s"))) {
      .number($0.medianSeconds, .exact)
    }.shown("seconds") {
      "\(HumanUnits.time($0.medianSeconds * 1e9)), at most \(HumanUnits.time($0.longestSeconds * 1e9))"
    },
    Column("longest_seconds") { .number($0.longestSeconds, .exact) },
    Column(
      "detectable_change", .figure(.init(name: "change seen with 80 % power", unit: "share"))
    ) { .number($0.detectableChange, .exact) }
    .shown("80 % power") { $0.detectableChange.map(percent) ?? HumanUnits.notMeasured },
  ]

  private static func percent(_ share: Double) -> String {
    HumanUnits.change(1 + share).replacing("+", with: "")
  }
}
