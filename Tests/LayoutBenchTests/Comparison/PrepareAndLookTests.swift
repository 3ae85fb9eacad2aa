import Testing

@testable import LayoutBench

/// Prepare and look are judged by ratios of their own, once where rows share them.
@Suite struct PrepareAndLookTests {
  private static func row(
    _ path: String, prepare: Double? = nil, look: Double? = nil, overFloor: Double = 4,
    layout: String = "flow"
  ) -> ResultRow {
    var row = ComparisonRows.ratios(
      ComparisonRows.row(layout: layout, path: path), speedup: 20, overFloor: overFloor)
    func interval(_ value: Double?) -> (Double?, Double?) {
      (value.map { $0 / 1.03 }, value.map { $0 * 1.03 })
    }
    row.prepareOverFloor = prepare
    (row.prepareOverFloorLow, row.prepareOverFloorHigh) = interval(prepare)
    row.lookOverNone = look
    (row.lookOverNoneLow, row.lookOverNoneHigh) = interval(look)
    return row
  }

  @Test func aSlowerPrepareIsToldOnceForItsStrategyAndNothingElse() throws {
    let paths = ["naive", "binary", "binary-visit", "floor"]
    let findings = try ComparisonRows.findings(
      paths.map { Self.row($0, prepare: $0 == "floor" ? nil : 3) },
      paths.map { Self.row($0, prepare: $0 == "floor" ? nil : 3.75) })
    #expect(findings.notable.map(\.outcome) == [.regression])
    #expect(findings.notable.map { "\($0.row)" } == ["flow/photos/1000/steady binary"])
    #expect(findings.notable.map(\.metric) == [.prepareOverFloor])
  }

  @Test func aSlowerLookIsToldOnceForItsScenario() throws {
    let paths = ["scan", "binary", "floor"]
    let findings = try ComparisonRows.findings(
      paths.map { Self.row($0, look: 2) }, paths.map { Self.row($0, look: 2.6) })
    #expect(findings.notable.map(\.metric) == [.lookOverNone])
    #expect(findings.notable.map(\.outcome) == [.regression])
  }

  @Test func whatLookDoesToQueriesIsNoFindingOnQueries() throws {
    let findings = try ComparisonRows.findings(
      [Self.row("binary", look: 2)], [Self.row("binary", look: 20, overFloor: 1.2)])
    #expect(findings.filter { $0.outcome == .regression }.map(\.metric) == [.lookOverNone])
    #expect(findings.allSatisfy { $0.outcome != .improvement })
  }

  @Test func pathsThatPrepareInEachStepAreJudgedByThePrepare() throws {
    func rows(_ prepare: Double, overFloor: Double) -> [ResultRow] {
      ["binary", "binary:reprepare"].map { path in
        var row = Self.row(path, prepare: prepare, overFloor: overFloor)
        row.speedup = row.speedup.map { $0 * 4 / overFloor }
        row.speedupLow = row.speedupLow.map { $0 * 4 / overFloor }
        row.speedupHigh = row.speedupHigh.map { $0 * 4 / overFloor }
        return row
      }
    }
    let findings = try ComparisonRows.findings(rows(3, overFloor: 4), rows(6, overFloor: 8))
    let queries = findings.filter { $0.metric?.subject == .query && $0.metric?.kind == .ratio }
    #expect(queries.map(\.outcome) == [.regression] && queries.map(\.row.path) == ["binary"])
    #expect(findings.contains { $0.metric == .prepareOverFloor && $0.outcome == .regression })
  }

  /// Rows of two sweeps whose prepares are so many times slower.
  private static func sweeps(_ changes: [Double]) -> (old: [ResultRow], new: [ResultRow]) {
    func rows(_ prepares: [Double]) -> [ResultRow] {
      zip(["steady", "fling"], prepares).map { sweep, prepare in
        var row = Self.row("binary", prepare: prepare)
        row.sweep = sweep
        return row
      }
    }
    return (rows(changes.map { _ in 2 }), rows(changes.map { 2 * $0 }))
  }

  @Test func aPrepareIsJudgedByTheMeanOfItsSweeps() throws {
    let (old, new) = Self.sweeps([1.3, 1.34])
    let findings = try ComparisonRows.findings(old, new).notable
    #expect(findings.map(\.outcome) == [.regression])
    #expect(findings.map { "\($0.row)" } == ["flow/photos/1000/steady binary"])
    #expect(findings.map(\.remark) == ["mean of 2 sweeps"])
    let change = try #require(findings.first?.change)
    #expect(abs(change - (1.3 * 1.34).squareRoot()) < 1e-3)
  }

  @Test func aPrepareThatIsSlowerInOneSweepOnlyHasNotBecomeSlower() throws {
    let (old, new) = Self.sweeps([1.3, 1.0])
    let findings = try ComparisonRows.findings(old, new)
    #expect(findings.allSatisfy { $0.outcome != .regression })
    #expect(findings.filter { $0.metric == .prepareOverFloor }.map(\.outcome) == [.inconclusive])
  }

  @Test func aSlowerPrepareIsMeasuredAgainInAllItsSweeps() throws {
    let (old, new) = Self.sweeps([1.3, 1.34])
    let verdict = try BaselineVerdict(
      on: ResultTable(new), against: Baseline(ResultTable(old), path: "old"), gate: RegressionGate())
    #expect(verdict.suspects == ["flow/photos/1000/steady", "flow/photos/1000/fling"])
  }

  @Test func moreSweepsDoNotMakeAPrepareMoreCertain() throws {
    let (old, new) = Self.sweeps([1.2])
    let change = try #require(RatioChange(.prepareOverFloor, old: old[0], new: new[0]))
    let mean = RatioChange(mean: [change, change, change])
    #expect(abs(mean.standardError - change.standardError) < 1e-12)
    #expect(abs(mean.change - change.change) < 1e-12)
    #expect(mean.sweeps == 3)
  }

  @Test func theirMarginIsHalfOfThatOfQueries() throws {
    func outcome(_ old: ResultRow, _ new: ResultRow) throws -> [Finding.Outcome] {
      try ComparisonRows.findings([old], [new], Tolerances(ratioMargin: 0.4)).notable.map(\.outcome)
    }
    #expect(try outcome(Self.row("binary", prepare: 2), Self.row("binary", prepare: 2.7)) == [.regression])
    #expect(try outcome(Self.row("binary", prepare: 2), Self.row("binary", prepare: 2.2)) == [])
  }

  @Test func figuresThatDifferAreNotShared() throws {
    let findings = try ComparisonRows.findings(
      [Self.row("scan", prepare: 2), Self.row("binary", prepare: 3)],
      [Self.row("scan", prepare: 4), Self.row("binary", prepare: 5)])
    #expect(findings.notable.map(\.row.path) == ["scan", "binary"])
  }
}
