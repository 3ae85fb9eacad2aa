/// The judgements of a noise study as CSV, and their summary for people.
public enum NoiseTable {
  /// The names of the CSV columns.
  public static let columns = [
    "schema", "layout", "content", "items", "sweep", "path", "planted", "verdict", "ratio", "ratio_low",
    "ratio_high", "rounds", "seconds", "detectable_change",
  ]

  /// The judgements as CSV (RFC 4180): a header and a line each, empty where there is no figure.
  ///
  /// - Complexity: O(*n*)
  public static func csv(of judgements: [NoiseJudgement]) -> String {
    func number(_ value: Double?) -> String {
      value.flatMap { $0.isFinite ? CSVNumber.text(($0 * 1e6).rounded() / 1e6) : nil } ?? ""
    }
    var text = columns.joined(separator: ",") + "\n"
    for judgement in judgements {
      let fields = [
        "1", CSVText.field(judgement.row.layout), CSVText.field(judgement.row.content),
        String(judgement.row.items), CSVText.field(judgement.row.sweep), CSVText.field(judgement.row.path),
        number(judgement.planted), judgement.verdict.rawValue, number(judgement.ratio),
        number(judgement.low), number(judgement.high), String(judgement.rounds), number(judgement.seconds),
        number(judgement.detectableChange),
      ]
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }

  private static let titles = [
    "planted", "tries", "slower", "faster", "unchanged", "unclear", "rate", "ratio", "rounds", "seconds",
    "80 % power",
  ]

  /// A line for each slowdown planted.
  ///
  /// - Complexity: O(*n*) for *n* summaries.
  public static func text(of summaries: [NoiseSummary]) -> String {
    let lines = [titles] + summaries.map(cells)
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
        + "\n"
    }.joined()
  }

  /// The summary as a Markdown table.
  public static func markdown(of summaries: [NoiseSummary]) -> String {
    let lines = [titles, titles.map { _ in "---:" }] + summaries.map(cells)
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// The summary as a JSON array.
  public static func json(of summaries: [NoiseSummary]) -> String {
    JSONValue.array(
      summaries.map { summary in
        .object([
          JSONValue.Member("planted", .number(summary.planted)),
          JSONValue.Member("judgements", .integer(summary.judgements)),
          JSONValue.Member("slower", .integer(summary.slower)),
          JSONValue.Member("faster", .integer(summary.faster)),
          JSONValue.Member("unchanged", .integer(summary.unchanged)),
          JSONValue.Member("inconclusive", .integer(summary.inconclusive)),
          JSONValue.Member("rate", .number(summary.rate.share)),
          JSONValue.Member("rate_low", summary.rate.interval.map { .number($0.low) } ?? .null),
          JSONValue.Member("rate_high", summary.rate.interval.map { .number($0.high) } ?? .null),
          JSONValue.Member("ratio", .number(summary.medianRatio)),
          JSONValue.Member("rounds", .number(summary.medianRounds)),
          JSONValue.Member("seconds", .number(summary.medianSeconds)),
          JSONValue.Member("longest_seconds", .number(summary.longestSeconds)),
          JSONValue.Member("detectable_change", summary.detectableChange.map(JSONValue.number) ?? .null),
        ])
      }
    ).text + "\n"
  }

  private static func cells(_ summary: NoiseSummary) -> [String] {
    let rate = summary.rate
    func percent(_ share: Double) -> String { HumanUnits.change(1 + share).replacing("+", with: "") }
    let interval = rate.interval.map { " [\(percent($0.low)), \(percent($0.high))]" } ?? ""
    return [
      summary.planted == 0 ? "nothing" : percent(summary.planted), String(summary.judgements),
      String(summary.slower), String(summary.faster), String(summary.unchanged),
      String(summary.inconclusive), percent(rate.share) + interval,
      HumanUnits.change(summary.medianRatio), HumanUnits.count(summary.medianRounds),
      "\(seconds(summary.medianSeconds)), at most \(seconds(summary.longestSeconds))",
      summary.detectableChange.map(percent) ?? HumanUnits.notMeasured,
    ]
  }

  private static func seconds(_ seconds: Double) -> String { HumanUnits.time(seconds * 1e9) }
}
