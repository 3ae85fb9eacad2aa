import Testing

@testable import LayoutBench

@Suite struct TableComparisonTests {
  @Test func findingsComeByOutcomeAndTheLargestChangeFirst() throws {
    func row(_ layout: String, _ examined: Double) -> ResultRow {
      var row = ComparisonRows.row(layout: layout)
      row.examinedPerQuery = examined
      return row
    }
    let findings = TableComparison.findings(
      for: try ComparisonRows.pairing(
        [row("a", 10), row("b", 10), row("c", 10), row("d", 10), row("e", 0), row("gone", 77)],
        [row("a", 11), row("b", 30), row("c", 1), row("d", 9), row("e", 1), row("fresh", 78)]))
    #expect(findings.notable.map(\.row.layout) == ["e", "b", "a", "c", "d", "gone", "fresh"])
    #expect(
      findings.notable.map(\.outcome) == [
        .regression, .regression, .regression, .improvement, .improvement, .missing, .added,
      ])
  }

  @Test func pathsThatOthersAreMeasuredAgainstComeLastAmongTheirOutcome() throws {
    func row(_ path: String, _ examined: Double) -> ResultRow {
      var row = ComparisonRows.row(path: path)
      row.examinedPerQuery = examined
      return row
    }
    let findings = TableComparison.findings(
      for: try ComparisonRows.pairing(
        [row("naive", 10), row("floor", 10), row("binary", 10), row("scan", 10), row("naive-visit", 10)],
        [row("naive", 90), row("floor", 50), row("binary", 11), row("scan", 12), row("naive-visit", 1)]))
    #expect(findings.notable.map(\.row.path) == ["scan", "binary", "naive", "floor", "naive-visit"])
  }

  @Test func nothingIsTooSmallToBeTold() throws {
    var (old, new) = (ComparisonRows.row(), ComparisonRows.row())
    (old.instructionsPerQuery, new.instructionsPerQuery) = (10_000, 10_000.1)
    let findings = TableComparison.findings(for: try ComparisonRows.pairing([old], [new]))
    #expect(findings.notable.map(\.metric) == [.instructions])
    #expect(findings.notable.map(\.outcome) == [.regression])
  }

  @Test func timesAreToldBesideTheRatio() throws {
    var old = ComparisonRows.ratios(speedup: 9)
    var new = ComparisonRows.ratios(speedup: 6)
    (old.stepNanosecondsP50, new.stepNanosecondsP50) = (1_000, 1_500)
    let told = TableComparison.findings(for: try ComparisonRows.pairing([old], [new])).ofRatios
    #expect(told.map(\.remark) == ["step 1.00 µs → 1.50 µs"])
    new.stepNanosecondsP50 = nil
    #expect(TableComparison.findings(for: try ComparisonRows.pairing([old], [new])).ofRatios[0].remark == nil)
    (old.speedupLow, new.stepNanosecondsP50) = (nil, 1_500)
    #expect(
      TableComparison.findings(for: try ComparisonRows.pairing([old], [new])).ofRatios[0].remark
        == "too few rounds for an interval; step 1.00 µs → 1.50 µs")
  }

  @Test func manyRowsTakeNoLongerThanTheyAre() throws {
    let rows = (0..<3_000).map { number in
      var row = ComparisonRows.ratios(ComparisonRows.row(layout: "layout \(number)"), speedup: 9)
      row.stepNanosecondsP50 = 1_000
      return row
    }
    #expect(TableComparison.findings(for: try ComparisonRows.pairing(rows, rows)).ofRatios.count == 3_000)
  }
}
