import Testing

@testable import LayoutBench

/// Figures that are compared one by one: counts, memory, instructions, and times where that is asked for.
@Suite struct ExactFigureTests {
  private typealias Place = WritableKeyPath<ResultRow, Double?>

  private static let places: [(ComparedMetric, Place & Sendable)] = [
    (.returned, \.returnedPerQuery), (.examined, \.examinedPerQuery), (.probes, \.probesPerQuery),
    (.allocations, \.allocationsPerQuery), (.bytes, \.bytesPerQuery), (.indexBytes, \.indexBytesPerItem),
    (.instructions, \.instructionsPerQuery), (.instructionsPrepare, \.instructionsPerPreparedItem),
  ]

  /// What the gate says of a figure that was one number and is another.
  private func finding(
    _ metric: ComparedMetric, _ old: Double?, _ new: Double?, _ tolerances: Tolerances = Tolerances(),
    unjudged: Set<ComparedMetric.Kind> = []
  ) throws -> Finding? {
    let place = try #require(Self.places.first { $0.0 == metric }?.1)
    var (before, after) = (ComparisonRows.row(), ComparisonRows.row())
    before[keyPath: place] = old
    after[keyPath: place] = new
    let findings = try ComparisonRows.findings([before], [after], tolerances, unjudged: unjudged)
    #expect(findings.notable.allSatisfy { $0.metric == metric })
    return findings.first { $0.metric == metric }
  }

  @Test(arguments: [ComparedMetric.examined, .probes, .allocations, .bytes, .indexBytes])
  func moreIsWorseAndLessIsBetterHoweverLittle(metric: ComparedMetric) throws {
    let worse = try #require(try finding(metric, 18, 18.0001))
    #expect(worse.outcome == .regression)
    #expect(worse.old == 18 && worse.new == 18.0001 && worse.certainty == 1)
    #expect(worse.change == 18.0001 / 18)
    let better = try #require(try finding(metric, 20, 15))
    #expect(better.outcome == .improvement && better.change == 0.75)
    let same = try #require(try finding(metric, 18, 18))
    #expect(same.outcome == .unchanged && same.change == 1)
  }

  @Test func anyDifferenceOfTheAnswersIsARegression() throws {
    for (old, new) in [(15.5, 15.0), (15.5, 16), (0, 1), (1, 0)] {
      let finding = try #require(try finding(.returned, old, new))
      #expect(finding.outcome == .regression)
      #expect(finding.remark == "other elements in the answers")
    }
    let same = try #require(try finding(.returned, 15.5, 15.5))
    #expect(same.outcome == .unchanged && same.remark == nil)
  }

  @Test func zeroIsAFigure() throws {
    let fromNothing = try #require(try finding(.allocations, 0, 1))
    #expect(fromNothing.outcome == .regression && fromNothing.change == nil)
    let toNothing = try #require(try finding(.allocations, 1, 0))
    #expect(toNothing.outcome == .improvement && toNothing.change == 0)
    let nothing = try #require(try finding(.allocations, 0, 0))
    #expect(nothing.outcome == .unchanged && nothing.change == 1)
  }

  @Test func aFigureThatOneSideHasNotIsNotJudged() throws {
    for metric in Self.places.map(\.0) {
      #expect(try finding(metric, 18, nil) == nil)
      #expect(try finding(metric, nil, 18) == nil)
      #expect(try finding(metric, nil, nil) == nil)
    }
  }

  @Test func kindsThatAreNotJudgedAreNotTold() throws {
    #expect(try finding(.allocations, 1, 2, unjudged: [.memory]) == nil)
    #expect(try finding(.bytes, 1, 2, unjudged: [.memory]) == nil)
    #expect(try finding(.instructions, 100, 900, unjudged: [.instructions]) == nil)
    #expect(try finding(.instructionsPrepare, 100, 900, unjudged: [.instructions]) == nil)
    #expect(try finding(.examined, 1, 2, unjudged: [.memory, .instructions, .ratio])?.outcome == .regression)
    #expect(try finding(.instructions, 100, 900, unjudged: [.memory])?.outcome == .regression)
  }

  @Test func instructionsMayDifferByAFewOrByAShareOfThem() throws {
    // 2, or 0.5 % if that is more: up to 400 instructions it is 2.
    for (old, new, outcome) in [
      (100.0, 102.0, Finding.Outcome.unchanged), (100, 102.1, .regression), (100, 98, .unchanged),
      (100, 97.9, .improvement), (10_000, 10_050, .unchanged), (10_000, 10_051, .regression),
      (10_000, 9_950, .unchanged), (10_000, 9_949, .improvement), (0, 2, .unchanged), (0, 3, .regression),
    ] {
      #expect(try finding(.instructions, old, new)?.outcome == outcome, "\(old) to \(new)")
      #expect(try finding(.instructionsPrepare, old, new)?.outcome == outcome, "\(old) to \(new)")
    }
    let wide = Tolerances(instructions: 0, instructionShare: 0.1)
    #expect(try finding(.instructions, 100, 110, wide)?.outcome == .unchanged)
    #expect(try finding(.instructions, 100, 111, wide)?.outcome == .regression)
  }

  @Test func otherFramesOrWrongAnswersAreNotCompared() throws {
    var fewer = ComparisonRows.ratios(speedup: 1)
    fewer.frames = 20
    var wrong = ComparisonRows.ratios(speedup: 1)
    wrong.verified = false
    wrong.examinedPerQuery = 999
    let right = ComparisonRows.ratios(speedup: 9)
    for (old, new, remark) in [
      (right, fewer, "30 frames in the baseline, 20 now"), (right, wrong, "gives wrong answers"),
      (wrong, right, "the baseline's answers were wrong"),
    ] {
      let findings = try ComparisonRows.findings([old], [new])
      #expect(findings.map(\.outcome) == [.inconclusive])
      #expect(findings.first?.remark == remark && findings.first?.metric == nil)
    }
  }

  @Test func rowsThatWereNotVerifiedAreCompared() throws {
    var old = ComparisonRows.row()
    var new = old
    (old.verified, new.verified) = (nil, nil)
    new.examinedPerQuery = 19
    #expect(try ComparisonRows.findings([old], [new]).notable.map(\.outcome) == [.regression])
  }

  @Test func missingNewAndRenamedRowsAreToldAndRenamedOnesJudged() throws {
    var renamed = ComparisonRows.row(layout: "fluid")
    renamed.probesPerQuery = 99
    var other = ComparisonRows.row(layout: "other")
    other.examinedPerQuery = 1
    var fresh = ComparisonRows.row(layout: "fresh")
    fresh.examinedPerQuery = 2
    let findings = try ComparisonRows.findings([ComparisonRows.row(), other], [renamed, fresh])
    #expect(findings.notable.map(\.outcome) == [.renamed, .regression, .missing, .added])
    #expect(findings.notable.map(\.row.layout) == ["fluid", "fluid", "other", "fresh"])
    #expect(findings.first?.remark == "was flow/photos/1000/steady binary")
    #expect(findings.notable[1].metric == .probes)
  }

  @Test func timesAreJudgedOnlyWhereThatIsAskedFor() throws {
    var (old, new) = (ComparisonRows.row(), ComparisonRows.row())
    (old.stepNanosecondsP50, new.stepNanosecondsP50) = (1_000, 1_300)
    (old.prepareNanosecondsPerItem, new.prepareNanosecondsPerItem) = (10, 5)
    (old.queryNanosecondsP50, new.queryNanosecondsP50) = (10, 500)
    #expect(try ComparisonRows.findings([old], [new]).notable.isEmpty)
    let judged = try ComparisonRows.findings([old], [new], Tolerances(timeMargin: 0.25)).notable
    #expect(judged.map(\.metric) == [.stepTime, .prepareTime])
    #expect(judged.map(\.outcome) == [.regression, .improvement])
    #expect(try ComparisonRows.findings([old], [new], Tolerances(timeMargin: 2)).notable.isEmpty)
    old.stepNanosecondsP50 = 0
    #expect(
      try ComparisonRows.findings([old], [new], Tolerances(timeMargin: 0)).notable.map(\.metric)
        == [.prepareTime])
  }

  @Test func everyFigureHasAKindAndAText() {
    for metric in ComparedMetric.allCases {
      for value in [nil, 0, 1, 1e-300, .greatestFiniteMagnitude, .nan, .infinity] {
        #expect(!metric.text(value).isEmpty)
        #expect(!metric.text(value).contains("nan") && !metric.text(value).contains("inf"))
      }
    }
    #expect(ComparedMetric.bytes.text(1_536) == "1,536 B")
    #expect(ComparedMetric.examined.text(15.625) == "15.625")
    #expect(ComparedMetric.speedup.text(12.34) == "12.3×")
    #expect(ComparedMetric.stepTime.text(1_240) == "1.24 µs")
  }
}
