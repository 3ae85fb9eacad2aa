import Measurement
import Testing

@testable import LayoutBench

/// Ratios against examples worked out by hand.
///
/// With a standard error of 0.03 on either side that of the change is 0.03 · √2 = 0.042426. A margin of 20 %
/// is 0.182322 on the logarithm.
@Suite struct RatioJudgementTests {
  /// What is said of a row whose ratios were and are these.
  private func finding(
    speedup: (Double, Double)? = nil, overFloor: (Double, Double)? = nil, path: String = "binary",
    error: Double? = 0.03, _ tolerances: Tolerances = Tolerances()
  ) throws -> Finding? {
    let row = ComparisonRows.row(path: path)
    let findings = try ComparisonRows.findings(
      [ComparisonRows.ratios(row, speedup: speedup?.0, overFloor: overFloor?.0, error: error)],
      [ComparisonRows.ratios(row, speedup: speedup?.1, overFloor: overFloor?.1, error: error)], tolerances
    ).ofRatios
    #expect(findings.count <= 1)
    return findings.first
  }

  private func isClose(_ value: Double?, _ wanted: Double, within difference: Double = 1e-4) -> Bool {
    value.map { ($0 - wanted).magnitude <= difference } ?? false
  }

  @Test func aClearChangeHasItsIntervalAndCertainty() throws {
    // Half as fast again: log 1.5 = 0.405465, 0.223144 beyond the margin, 5.2596 standard errors.
    let slower = try #require(try finding(speedup: (9, 6)))
    #expect(slower.outcome == .regression && slower.metric == .speedup)
    #expect(slower.old == 9 && slower.new == 6)
    #expect(isClose(slower.change, 1.5))
    // exp(0.405465 ± 2.575829 · 0.042426)
    #expect(isClose(slower.changeLow, 1.34472))
    #expect(isClose(slower.changeHigh, 1.67322))
    #expect(isClose(slower.certainty, 1 - 7.22e-8, within: 1e-9))
    let faster = try #require(try finding(speedup: (6, 9)))
    #expect(faster.outcome == .improvement)
    #expect(isClose(faster.change, 1 / 1.5))
    #expect(faster.certainty == slower.certainty)
  }

  @Test func aRatioToTheFloorCostsMoreWhenItGrows() throws {
    #expect(try finding(overFloor: (1, 1.5))?.outcome == .regression)
    #expect(try finding(overFloor: (1.5, 1))?.outcome == .improvement)
  }

  @Test func withinTheMarginIsUnchangedWhenTheIntervalSaysSo() throws {
    // log 1.1 = 0.095310. With 0.01 a side the interval reaches to 0.095310 + 2.575829 · 0.014142 = 0.131738.
    #expect(try finding(speedup: (11, 10), error: 0.01)?.outcome == .unchanged)
    // With 0.03 it reaches to 0.204593, beyond 0.182322.
    #expect(try finding(speedup: (11, 10), error: 0.03)?.outcome == .inconclusive)
    #expect(try finding(speedup: (11, 10), error: 0.03, Tolerances(ratioMargin: 0.3))?.outcome == .unchanged)
    #expect(
      try finding(speedup: (11, 10), error: 0.001, Tolerances(ratioMargin: 0.05))?.outcome == .regression)
  }

  @Test func aChangeBeyondTheMarginMustBeBeyondItClearly() throws {
    // log 1.25 = 0.223144 is 0.96 standard errors beyond the margin.
    #expect(try finding(speedup: (12.5, 10))?.outcome == .inconclusive)
    // With 0.005 a side it is 5.8.
    #expect(try finding(speedup: (12.5, 10), error: 0.005)?.outcome == .regression)
  }

  @Test func withoutAnIntervalNothingIsSaid() throws {
    let finding = try #require(try finding(speedup: (100, 1), overFloor: (1, 100), error: nil))
    #expect(finding.outcome == .inconclusive)
    #expect(finding.remark == "too few rounds for an interval")
    #expect(finding.changeLow == nil && finding.changeHigh == nil)
    var half = ComparisonRows.ratios(speedup: 1)
    half.speedupHigh = nil
    let one = try ComparisonRows.findings([ComparisonRows.ratios(speedup: 100)], [half]).ofRatios
    #expect(one.map(\.outcome) == [.inconclusive])
  }

  @Test func anIntervalWithoutWidthIsTakenAtItsWord() throws {
    #expect(try finding(speedup: (10, 10), error: 0)?.outcome == .unchanged)
    #expect(try finding(speedup: (12.1, 10), error: 0)?.outcome == .regression)
    #expect(try finding(speedup: (10, 12.1), error: 0)?.outcome == .improvement)
  }

  @Test func bothRatiosMustSaySo() throws {
    let both = try #require(try finding(speedup: (9, 6), overFloor: (1, 2)))
    #expect(both.outcome == .regression)
    // The one that says less.
    #expect(both.metric == .speedup && isClose(both.change, 1.5))

    let naive = try #require(try finding(speedup: (9, 6), overFloor: (1, 1.01)))
    #expect(naive.outcome == .inconclusive && naive.metric == .speedup)
    #expect(naive.remark == "the other ratio does not say so (+1.00 %): naive may have changed")
    let floor = try #require(try finding(speedup: (9, 9), overFloor: (1, 1.5)))
    #expect(floor.outcome == .inconclusive && floor.metric == .overFloor)
    #expect(floor.remark == "the other ratio does not say so (0.00 %): floor may have changed")
    let opposite = try #require(try finding(speedup: (9, 6), overFloor: (1.5, 1)))
    #expect(opposite.outcome == .inconclusive)
  }

  @Test func aDoubtfulChangeIsComparedWithTheOtherRatioAlsoWhenThatIsLarger() throws {
    var (old, new) = (ComparisonRows.ratios(speedup: 9), ComparisonRows.ratios(speedup: 6))
    // Twice the cost, and no interval that would say so.
    (old.overFloor, new.overFloor) = (1, 2)
    let finding = try #require(try ComparisonRows.findings([old], [new]).ofRatios.first)
    #expect(finding.outcome == .inconclusive && finding.metric == .speedup)
    #expect(finding.remark == "the other ratio does not say so (+100 %): naive may have changed")
  }

  @Test func unchangedAndUnclearTogetherAreUnclear() throws {
    var (old, new) = (
      ComparisonRows.ratios(speedup: 9, error: 0.001), ComparisonRows.ratios(speedup: 9, error: 0.001)
    )
    (old.overFloor, new.overFloor) = (1, 1)
    let finding = try #require(try ComparisonRows.findings([old], [new]).ofRatios.first)
    #expect(finding.outcome == .inconclusive && finding.metric == .overFloor)
  }

  @Test func whatOthersAreMeasuredAgainstHasNoRatioOfItsOwn() throws {
    #expect(try finding(speedup: (1, 2), overFloor: (3, 9), path: "naive") == nil)
    #expect(try finding(speedup: (9, 6), overFloor: (1, 9), path: "floor") == nil)
  }

  @Test func ratiosOfAnotherBuildAreNotJudged() throws {
    let findings = try ComparisonRows.findings(
      [ComparisonRows.ratios(speedup: 9)], [ComparisonRows.ratios(speedup: 1)], unjudged: [.ratio])
    #expect(findings.ofRatios.isEmpty)
  }

  // MARK: - Many rows

  /// Rows with one ratio each, which has become slower by so many standard errors beyond the margin.
  private func rows(standardErrors: [Double]) -> (old: [ResultRow], new: [ResultRow]) {
    var rows: (old: [ResultRow], new: [ResultRow]) = ([], [])
    for (number, errors) in standardErrors.enumerated() {
      let row = ComparisonRows.row(layout: "layout \(number)")
      let change = exponential(logarithm(1.2) + errors * 0.05 * 2.0.squareRoot())
      rows.old.append(ComparisonRows.ratios(row, speedup: 10 * change, error: 0.05))
      rows.new.append(ComparisonRows.ratios(row, speedup: 10, error: 0.05))
    }
    return rows
  }

  @Test func theMoreRowsTheClearerEachMustBe() throws {
    // Three standard errors: 0.00135. Of a hundred that is 0.135.
    let alone = rows(standardErrors: [3])
    #expect(try ComparisonRows.findings(alone.old, alone.new).ofRatios.map(\.outcome) == [.regression])
    let among = rows(standardErrors: [3] + [Double](repeating: -2, count: 99))
    let findings = try ComparisonRows.findings(among.old, among.new).ofRatios
    #expect(findings.count == 100 && findings.allSatisfy { $0.outcome != .regression })
    #expect(isClose(findings[0].certainty, 0.865, within: 1e-3))
    let clear = rows(standardErrors: [5] + [Double](repeating: -2, count: 99))
    #expect(
      try ComparisonRows.findings(clear.old, clear.new).ofRatios.map(\.outcome).count { $0 == .regression }
        == 1)
  }

  @Test func holmsMethodAsksLessOfTheSecondThanOfTheFirst() throws {
    // 0.004 and 0.008: doubled, the first is below 0.01; the second needs no doubling any more.
    let two = rows(standardErrors: [2.65207, 2.40892])
    let findings = try ComparisonRows.findings(two.old, two.new).ofRatios
    #expect(findings.map(\.outcome) == [.regression, .regression])
    #expect(findings.allSatisfy { isClose($0.certainty, 0.992, within: 1e-5) })
    let less = rows(standardErrors: [2.4, 2.40892])
    #expect(
      try ComparisonRows.findings(less.old, less.new).ofRatios.map(\.outcome)
        == [.inconclusive, .inconclusive])
  }

  // MARK: - Without a margin

  @Test func withoutAMarginAChangeForTheBetterIsAsGoodAsOneForTheWorse() throws {
    for direction in [1.0, -1] {
      func outcome(standardErrors: Double) throws -> Finding? {
        let change = exponential(direction * standardErrors * 0.05 * 2.0.squareRoot())
        let row = ComparisonRows.row()
        return TableComparison.findings(
          for: try ComparisonRows.pairing(
            [ComparisonRows.ratios(row, speedup: 10, error: 0.05)],
            [ComparisonRows.ratios(row, speedup: 10 / change, error: 0.05)])
        ).ofRatios.first
      }
      // 1.8 standard errors one way or the other: 0.072. 2.1: 0.036.
      let unclear = try #require(try outcome(standardErrors: 1.8))
      #expect(unclear.outcome == .inconclusive && isClose(unclear.certainty, 0.928, within: 1e-3))
      let clear = try #require(try outcome(standardErrors: 2.1))
      #expect(clear.outcome == (direction > 0 ? .regression : .improvement))
      let (low, high) = (try #require(clear.changeLow), try #require(clear.changeHigh))
      #expect(low > 1 || high < 1)
    }
  }

  // MARK: - Numbers at the ends of the range

  @Test(arguments: [
    (1e300, 1e-300, Finding.Outcome.regression), (1e-300, 1e300, .improvement),
    (.leastNonzeroMagnitude, .leastNonzeroMagnitude, .unchanged),
    (Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, .unchanged),
  ])
  func extremeRatiosAreJudgedToo(old: Double, new: Double, outcome: Finding.Outcome) throws {
    let finding = try #require(try finding(speedup: (old, new), error: 0))
    #expect(finding.outcome == outcome)
    #expect(!finding.sentence.contains("nan") && !finding.sentence.contains("inf"))
  }

  @Test func anIntervalOverTheWholeRangeSaysNothing() throws {
    var old = ComparisonRows.ratios(speedup: 1e300)
    (old.speedupLow, old.speedupHigh) = (.leastNonzeroMagnitude, .greatestFiniteMagnitude)
    let finding = try #require(
      try ComparisonRows.findings([old], [ComparisonRows.ratios(speedup: 1)]).ofRatios.first)
    #expect(finding.outcome == .inconclusive)
  }
}
