import Testing

@testable import LayoutBench

@Suite struct FindingsOverviewTests {
  private func row(_ layout: String, _ path: String = "binary", items: Int = 1_000) -> RowKey {
    RowKey(ComparisonRows.row(layout: layout, items: items, path: path))
  }

  private func dearer(_ row: RowKey, _ new: Double, _ outcome: Finding.Outcome = .regression) -> Finding {
    var finding = Finding(outcome, row: row, metric: .examined, old: 100, new: new, change: new / 100)
    finding.certainty = 1
    return finding
  }

  private func lines(_ findings: [Finding], namesInconclusive: Bool = false) -> [String] {
    FindingsOverview(findings, namesInconclusive: namesInconclusive).text(.off)
      .split(separator: "\n").map(String.init)
  }

  @Test func oneFigureOfALayoutIsOneLineWithItsRangeAndItsLargest() {
    let findings = [
      dearer(row("flow"), 105), dearer(row("flow", "scan"), 150), dearer(row("flow", items: 50), 120),
    ]
    #expect(
      lines(findings) == [
        "regression: flow: examined_per_query +5.00 % to +50.0 % in 3 rows of scan, binary; most in"
          + " flow/photos/1000/steady scan: examined_per_query 100 → 150 (+50.0 %, exact)"
      ])
  }

  @Test func theLargestComesFirstAndNaiveAfterTheLayoutsOwnPaths() {
    let findings = [
      dearer(row("flow", "naive"), 900), dearer(row("list"), 110), dearer(row("grid"), 130),
      dearer(row("line"), 50, .improvement),
    ]
    #expect(
      lines(findings).map { $0.prefix { $0 != "/" } } == [
        "regression: grid", "regression: list", "regression: flow", "improvement: line",
      ])
  }

  @Test func aRenamedLayoutIsToldOnce() {
    let renamed = ["naive", "scan", "binary"].map { path in
      var finding = Finding(.renamed, row: row("fluid", path), remark: "was \(row("flow", path))")
      finding.renamedFrom = row("flow", path)
      return finding
    }
    #expect(lines(renamed) == ["renamed: layout flow is now fluid, 3 rows"])
  }

  @Test func whatCouldNotBeToldIsCountedUnlessTheCheckFails() {
    let doubtful = (1...3).map { dearer(row("flow", items: $0), 101, .inconclusive) }
    #expect(
      lines(doubtful) == ["inconclusive: 3 figures measured too little to tell; --verbose names them"])
    #expect(
      lines(doubtful, namesInconclusive: true)[0]
        .hasPrefix("inconclusive: flow: examined_per_query +1.00 % in 3 rows of binary; most in flow/"))
  }

  @Test func rowsThatCannotBeComparedSayWhy() {
    let findings = (1...3).map {
      Finding(.inconclusive, row: row("flow", items: $0), remark: "gives wrong answers")
    }
    #expect(lines(findings) == ["inconclusive: flow: 3 rows: gives wrong answers"])
    #expect(
      lines([findings[0]]) == ["inconclusive: flow/photos/1/steady binary: gives wrong answers"])
  }

  @Test func worseIsRedAndBetterIsGreen() {
    let text = FindingsOverview(
      [dearer(row("flow"), 150), dearer(row("flow"), 50, .improvement)], namesInconclusive: false
    ).text(.on)
    #expect(text.hasPrefix("\u{1B}[31mregression\u{1B}[0m: "))
    #expect(text.contains("\n\u{1B}[32mimprovement\u{1B}[0m: "))
  }
}
