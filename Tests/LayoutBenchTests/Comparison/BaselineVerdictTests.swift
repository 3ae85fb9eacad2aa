import Files
import Testing

@testable import LayoutBench

@Suite struct BaselineVerdictTests {
  private static func environment(_ changes: [String: String] = [:]) -> EnvironmentFile {
    var file = EnvironmentFile()
    for fact in [
      "processor", "processors", "architecture", "operating_system", "swift_version", "allocator",
      "build_configuration",
    ] { file.record(fact, .string(changes[fact] ?? (fact == "build_configuration" ? "release" : "same"))) }
    return file
  }

  private static func baseline(
    _ rows: [ResultRow] = [ComparisonRows.row()], on environment: EnvironmentFile? = environment()
  ) throws -> Baseline {
    var baseline = try Baseline(ResultTable(rows), path: "baseline.csv")
    baseline.environment = environment
    return baseline
  }

  private static func verdict(
    _ old: [ResultRow], _ new: [ResultRow], asked: Set<RowKey>? = nil, gate: RegressionGate = RegressionGate()
  ) throws -> BaselineVerdict {
    try BaselineVerdict(on: ResultTable(new), against: baseline(old), gate: gate, asked: asked)
  }

  // MARK: - Conditions

  @Test func sameConditionsJudgeEverythingAsAskedFor() throws {
    let tolerances = Tolerances(ratioMargin: 0.1, timeMargin: 0.3)
    let conditions = BaselineConditions(
      of: try Self.baseline(), now: Self.environment(), tolerances: tolerances)
    #expect(conditions.gate.tolerances == tolerances && conditions.gate.unjudged.isEmpty)
    #expect(conditions.notes.isEmpty)
  }

  @Test(arguments: [
    ("processor", [ComparedMetric.Kind](), 0.5), ("architecture", [.instructions], 0.5),
    ("allocator", [.memory], 0.2), ("swift_version", [.memory, .instructions], 0.2),
    ("build_configuration", [.memory, .instructions, .ratio], 0.2),
    ("operating_system", [.instructions], 0.2),
    ("processors", [], 0.2),
  ])
  func whatDependsOnAChangedConditionIsNotJudgedOrLessStrictly(
    fact: String, unjudged: [ComparedMetric.Kind], margin: Double
  ) throws {
    let conditions = BaselineConditions(
      of: try Self.baseline(), now: Self.environment([fact: "another"]),
      tolerances: Tolerances(timeMargin: 0.3))
    #expect(conditions.gate.unjudged == Set(unjudged))
    #expect(conditions.gate.tolerances.ratioMargin == margin)
    #expect(conditions.gate.tolerances.timeMargin == nil, "times are of one machine")
    // A word on what is different, on times, on each kind, and on the margin.
    let kinds = unjudged.contains(.ratio) ? 3 : unjudged.count
    #expect(conditions.notes.count == 2 + kinds + (margin == 0.5 ? 1 : 0), "\(conditions.notes)")
    #expect(conditions.notes.contains { $0.hasPrefix("another ") })
  }

  @Test func anUnknownEnvironmentLeavesCountsAndRatios() throws {
    let conditions = BaselineConditions(of: try Self.baseline(on: nil), now: Self.environment())
    #expect(conditions.gate.unjudged == [.memory, .instructions])
    #expect(conditions.gate.tolerances.ratioMargin == 0.5)
    #expect(conditions.notes.contains("the environment of baseline.csv is not known"))
  }

  @Test func rowsOfAnotherBuildAreNotJudgedByTime() throws {
    var row = ComparisonRows.row()
    row.build = "debug"
    let conditions = BaselineConditions(of: try Self.baseline([row]), now: Self.environment())
    #expect(conditions.gate.unjudged == [.ratio, .memory, .instructions])
  }

  @Test func aMarginThatWasAskedForStandsAndAnotherSelectionIsAllowedMoreInstructions() throws {
    let conditions = BaselineConditions(
      of: try Self.baseline(), now: Self.environment(["processor": "another"]), ratioMargin: 0.05,
      isSameSelection: false, countsInstructions: false)
    #expect(conditions.gate.tolerances.ratioMargin == 0.05)
    #expect(conditions.gate.tolerances.instructionShare == 0.01)
    #expect(conditions.gate.unjudged == [.instructions])
  }

  // MARK: - Verdicts

  @Test func theOutcomeIsThatOfTheWorstFinding() throws {
    let row = ComparisonRows.row()
    var (worse, better, lacking) = (row, row, row)
    (worse.examinedPerQuery, better.examinedPerQuery, lacking.examinedPerQuery) = (19, 17, nil)
    let other = ComparisonRows.row(layout: "other")
    #expect(try Self.verdict([row], [row]).outcome == .fine)
    #expect(try Self.verdict([row], [better]).outcome == .fine)
    #expect(try Self.verdict([row], [worse, other]).outcome == .regression)
    #expect(try Self.verdict([row], [row, other]).outcome == .doubtful)
    #expect(try Self.verdict([row, other], [row]).outcome == .doubtful)
    let gaps = try Self.verdict([row], [lacking])
    #expect(gaps.outcome == .doubtful)
    #expect(gaps.gaps == ["examined_per_query of 1 row is in the baseline and could not be measured here"])
    #expect(
      try Self.verdict([lacking], [row]).gaps == [
        "examined_per_query of 1 row is not in the baseline, so it was not judged"
      ])
    let unjudged = try Self.verdict([row], [lacking], gate: RegressionGate(unjudged: [.count]))
    #expect(unjudged.outcome == .fine && !unjudged.hasComparedFigures)
  }

  @Test func whatWasLeftOutOnPurposeIsNotMissing() throws {
    let (row, other) = (ComparisonRows.row(), ComparisonRows.row(layout: "other"))
    #expect(try Self.verdict([row, other], [row], asked: [RowKey(row)]).outcome == .fine)
    let asked = try Self.verdict([row, other], [row], asked: [RowKey(other)])
    #expect(asked.findings.map(\.outcome).contains(.missing))
  }

  @Test func slowerScenariosAreSuspectAndOtherCountsAreNot() throws {
    let old = ComparisonRows.ratios(speedup: 9, overFloor: 1, error: 0.001)
    var new = ComparisonRows.ratios(speedup: 3, overFloor: 3, error: 0.001)
    #expect(try Self.verdict([old], [new]).suspects == ["flow/photos/1000/steady"])
    new = old
    new.examinedPerQuery = 99
    #expect(try Self.verdict([old], [new]).suspects.isEmpty)
  }

  @Test func adviceNamesTheCommandAndGroupsWhatIsMany() throws {
    let row = ComparisonRows.row()
    #expect(try Self.verdict([row], [row]).advice(update: "mine").isEmpty)
    #expect(
      try Self.verdict([row], [row, ComparisonRows.row(layout: "b")]).advice(update: "mine") == [
        "mine takes the improvements, new and renamed rows into the baseline"
      ])
    let many = (0..<12).map { ComparisonRows.row(layout: "l\($0)") }
    let worse = many.map { row in
      var row = row
      row.examinedPerQuery = 99
      return row
    }
    #expect(
      try Self.verdict(many, worse).advice(update: "mine") == [
        "regressions by path and figure: 12 of binary examined_per_query",
        "what is meant to be so is taken into the baseline by mine, to be committed",
      ])
  }

  // MARK: - Baselines that are none

  @Test func rowsThatNobodyMeasuredAreRefused() {
    func problem(_ rows: [ResultRow]) -> String? {
      do throws(FileProblem) {
        _ = try Baseline(ResultTable(rows), path: "b.csv")
        return nil
      } catch { return "\(error)" }
    }
    #expect(problem([]) == "b.csv: has no rows")
    #expect(
      problem([ComparisonRows.row(), ComparisonRows.row()])
        == "b.csv: has the row flow/photos/1000/steady binary twice")
    var row = ComparisonRows.row()
    for (ratio, low, high) in [(2.0, 3.0, 4.0), (5, 3, 4), (2, 4, 1)] as [(Double?, Double, Double)] + [
      (nil, 1, 2)
    ] {
      (row.overFloor, row.overFloorLow, row.overFloorHigh) = (ratio, low, high)
      #expect(
        problem([row]) == "b.csv: column over_floor: does not lie within its interval in the row"
          + " flow/photos/1000/steady binary")
    }
    (row.overFloor, row.overFloorLow, row.overFloorHigh) = (2, 2, 2)
    #expect(problem([row]) == nil)
  }
}
