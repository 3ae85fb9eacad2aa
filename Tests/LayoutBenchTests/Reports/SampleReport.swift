@testable import LayoutBench

/// Reports to write: a small one with each outcome, and one with names as an attacker would choose them.
enum SampleReport {
  static let small: ComparisonReport = {
    func finding(
      _ outcome: Finding.Outcome, _ layout: String, _ metric: ComparedMetric? = nil, remark: String? = nil,
      old: Double? = nil, new: Double? = nil, change: Double? = nil, low: Double? = nil, high: Double? = nil,
      certainty: Double? = nil
    ) -> Finding {
      var finding = Finding(
        outcome, row: RowKey(ComparisonRows.row(layout: layout)), metric: metric, remark: remark)
      (finding.old, finding.new, finding.change) = (old, new, change)
      (finding.changeLow, finding.changeHigh, finding.certainty) = (low, high, certainty)
      return finding
    }
    return ComparisonReport(
      title: "baseline check", old: "results/baseline.csv", new: "this run",
      findings: [
        finding(.regression, "flow", .examined, old: 18, new: 19, change: 19.0 / 18, certainty: 1),
        finding(
          .regression, "line", .returned, remark: "other elements in the answers", old: 0, new: 1.5,
          certainty: 1),
        finding(
          .improvement, "list", .speedup, old: 6, new: 9, change: 2.0 / 3, low: 0.6, high: 0.7,
          certainty: 0.999_95),
        finding(.missing, "gone"), finding(.added, "fresh"),
        finding(.renamed, "fluid", remark: "was flow/photos/1000/steady binary"),
        finding(.inconclusive, "grid", .overFloor, old: 1, new: 1.25, change: 1.25, certainty: 0.5),
        finding(.unchanged, "card", .bytes, old: 1536, new: 1536, change: 1, certainty: 1),
      ], notes: ["another processor: A & B, now C", "memory is not judged"])
  }()

  /// Words that end lines, cells, attributes, elements and commands of some format, or begin others.
  static let attacks = [
    "\n::error title=a::b", "\r\n::set-output name=x::y", "\u{2028}::notice::z", "a|b", "a|\u{301}b",
    "`code`",
    "\"quoted\" 'single'", "<script>&amp;</script>", "]]>", "100% %0A%25", "\u{0}\u{7}\u{1B}[2J\u{7F}\u{9B}",
    "\u{FFFE}\u{FFFF}", "back\\slash", "#1 [a](b) ![c](d)", "é\u{301} 👩‍👩‍👧 日本", "a,b:c", "\u{202E}reversed",
    String(repeating: "long ", count: 1_000), "",
  ]

  static let hostile: ComparisonReport = {
    var findings: [Finding] = []
    for (number, attack) in attacks.enumerated() {
      let row = RowKey(ResultRow(layout: attack, content: attack, items: 1, sweep: attack, path: attack))
      let outcome = Finding.Outcome.allCases[number % Finding.Outcome.allCases.count]
      var finding = Finding(outcome, row: row, metric: .examined, remark: attack)
      (finding.old, finding.new, finding.change) = (.nan, .infinity, -.infinity)
      findings += [finding, Finding(outcome, row: row), Finding(.regression, row: row, remark: attack)]
    }
    let all = attacks.joined(separator: " ")
    return ComparisonReport(title: all, old: all, new: all, findings: findings, notes: attacks)
  }()

  /// So many findings, of all outcomes in turn and of a layout each.
  static func many(_ count: Int) -> ComparisonReport {
    var report = empty
    report.findings = (0..<count).map { number in
      Finding(
        Finding.Outcome.allCases[number % Finding.Outcome.allCases.count],
        row: RowKey(ComparisonRows.row(layout: "screen-\(number)")), metric: .examined, old: 1, new: 2,
        change: 2)
    }
    return report
  }

  static let empty = ComparisonReport(title: "compare", old: "a.csv", new: "b.csv", findings: [])

  static let named = ["small": small, "hostile": hostile, "empty": empty]
}
