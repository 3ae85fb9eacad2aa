import CollectionLayouts
import Measurement
import Testing

@testable import LayoutBench

@Suite struct BenchRunTests {
  private static let plan = MeasuringPlan(rounds: 1)

  @Test func rowsComeScenarioByScenarioInTheOrderOfThePaths() throws {
    let scenarios = [
      Harness.scenario(LayoutCatalog.list, sweep: .jump), Harness.scenario(LayoutCatalog.line, items: 5),
      Harness.scenario(LayoutCatalog.list, items: 9),
    ]
    let names = ["scan", "floor", "binary-visit", "naive", "binary:reprepare"]
    let paths = try names.map { try MeasuredPath(name: $0) }
    let outcome = BenchRun(scenarios: scenarios, paths: paths, plan: Self.plan).run()
    #expect(outcome.mismatches.isEmpty)
    #expect(
      outcome.rows.map { "\($0.layout)/\($0.content)/\($0.items)/\($0.sweep) \($0.path)" }
        == scenarios.flatMap { scenario in names.map { "\(scenario.name) \($0)" } })
    for row in outcome.rows {
      #expect(row.verified == true && row.frames == 12 && row.rounds == 1)
      #expect(row.stepNanosecondsP50 != nil && row.queryNanosecondsMax != nil)
    }
  }

  @Test func referencesAreMeasuredButReportedOnlyWhenAskedFor() throws {
    let scenario = Harness.scenario(LayoutCatalog.grid)
    let alone = BenchRun(scenarios: [scenario], paths: [MeasuredPath.query(.binary)], plan: Self.plan).run()
    let row = try #require(alone.rows.first)
    #expect(alone.rows.count == 1 && row.path == "binary")
    #expect(row.speedup != nil && row.overFloor != nil)
    let asked = BenchRun(scenarios: [scenario], paths: [.naive, .floor], plan: Self.plan).run()
    #expect(asked.rows.map(\.path) == ["naive", "floor"])
    #expect(asked.rows[0].speedup == 1 && asked.rows[1].overFloor == 1)
  }

  @Test func aPathAskedForTwiceIsReportedOnce() {
    let path = MeasuredPath.query(.scan)
    let scenario = Harness.scenario(LayoutCatalog.grid)
    let outcome = BenchRun(scenarios: [scenario], paths: [path, path], plan: Self.plan).run()
    #expect(outcome.rows.map(\.path) == ["scan"])
  }

  @Test func countsAreThoseOfTheQueries() throws {
    let scenario = Harness.list(NoEffect(), named: "rows", scrolledTo: [0, 100, 9200])
    let outcome = BenchRun(
      scenarios: [scenario], paths: [.naive, MeasuredPath.query(.scan), MeasuredPath.query(.binary), .floor],
      plan: Self.plan
    ).run()
    // Nine rows meet the first two rectangles, eight the last.
    let right = 26.0 / 3
    let returned: [Double?] = [100, right, right, right]
    #expect(outcome.rows.map(\.returnedPerQuery) == returned)
    #expect(outcome.rows.prefix(2).map(\.examinedPerQuery) == [100, 100])
    let binary = try #require(outcome.rows[2].examinedPerQuery)
    #expect(binary >= right && binary < 20)
    #expect(outcome.rows[3].prepareNanosecondsPerItem == nil && outcome.rows[3].indexBytesPerItem == nil)
  }

  @Test func aBrokenContractStopsItsScenarioAndNoOther() {
    let wrong = Harness.list(
      ShiftEffect(distance: 300, statedReach: .zero), named: "short-sighted", scrolledTo: [0, 400])
    let right = Harness.scenario(LayoutCatalog.grid)
    let outcome = BenchRun(
      scenarios: [wrong, right], paths: [.naive, MeasuredPath.query(.scan), MeasuredPath.query(.binary)],
      plan: Self.plan
    ).run()
    // Moved without a transform that says so, and farther than its reach: two causes, once each.
    #expect(outcome.mismatches.count == 2)
    #expect(outcome.mismatches.allSatisfy { $0.hasPrefix("short-sighted: section 0 item ") })
    #expect(outcome.mismatches.last?.contains("return a reach of at least 300 along y") == true)
    #expect(outcome.rows.map(\.verified) == [false, false, false, true, true, true])
    for row in outcome.rows.prefix(3) {
      #expect(row.layout == "short-sighted" && row.frames == 2 && row.rounds == 0)
      let figures = [
        row.prepareNanosecondsPerItem, row.queryNanosecondsP50, row.queryNanosecondsP90,
        row.queryNanosecondsP99, row.queryNanosecondsMax, row.stepNanosecondsP50, row.stepNanosecondsP99,
        row.speedup, row.speedupLow, row.speedupHigh, row.overFloor, row.returnedPerQuery,
        row.examinedPerQuery, row.bytesPerQuery, row.allocationsPerQuery, row.indexBytesPerItem,
        row.instructionsPerQuery,
      ]
      #expect(figures.allSatisfy { $0 == nil })
    }
    for row in outcome.rows.suffix(3) { #expect(row.stepNanosecondsP50 != nil) }
  }

  @Test func aWrongReferenceIsReportedThoughNobodyAskedForIt() {
    let scenario = Harness.list(ArrayFault { $0.reversed() }, scrolledTo: [0])
    let outcome = BenchRun(
      scenarios: [scenario], paths: [MeasuredPath.query(.binary, .visitor)], plan: Self.plan
    ).run()
    #expect(outcome.mismatches.count == 1)
    #expect(outcome.mismatches.first?.contains("path naive frame 0") == true)
    #expect(outcome.rows.map(\.stepNanosecondsP50) == [nil])
  }

  @Test func progressComesBeforeEachScenario() {
    let scenarios = [Harness.scenario(LayoutCatalog.list), Harness.scenario(LayoutCatalog.grid)]
    var seen: [String] = []
    var elapsed: [Double] = []
    _ = BenchRun(scenarios: scenarios, paths: [.naive], plan: Self.plan).run { progress in
      seen.append("\(progress.finished)/\(progress.total) \(progress.scenario)")
      elapsed.append(progress.elapsedSeconds)
    }
    #expect(
      seen == ["0/2 list/messages/60/steady", "1/2 prepare, pass 1 of 1", "1/2 grid/uniform/60/steady"])
    #expect(elapsed.count == 3 && elapsed[0] >= 0 && elapsed[1] > elapsed[0] && elapsed[2] > elapsed[1])
  }

  @Test func passesOverThePreparesSpreadOverTheRun() {
    let scenarios = [LayoutCatalog.list, LayoutCatalog.grid, LayoutCatalog.flow].map { Harness.scenario($0) }
    var seen: [String] = []
    _ = BenchRun(scenarios: scenarios, paths: [.naive], plan: MeasuringPlan(rounds: 7)).run {
      seen.append($0.scenario.hasPrefix("prepare") ? "prepare" : $0.scenario)
    }
    let scenario = scenarios.map(\.name)
    #expect(
      seen == ["prepare", "prepare", scenario[0], "prepare", "prepare", scenario[1]]
        + ["prepare", "prepare", "prepare", scenario[2]])
  }

  @Test func sweepsOfAContentShareThePreparesFigures() {
    let outcome = BenchRun(
      scenarios: [SweepKind.steady, .jump].map { Harness.scenario(LayoutCatalog.list, sweep: $0) },
      paths: [.query(.binary, .array)], plan: MeasuringPlan(rounds: 7)
    ).run()
    #expect(outcome.rows.count == 2 && outcome.rows[0].prepareOverFloorLow != nil)
    #expect(outcome.rows[0].prepareOverFloor == outcome.rows[1].prepareOverFloor)
    #expect(outcome.rows[0].prepareNanosecondsPerItem == outcome.rows[1].prepareNanosecondsPerItem)
  }

  @Test func withoutTimeEveryScenarioStillGetsTheFewestRounds() {
    let outcome = BenchRun(
      scenarios: [Harness.scenario(LayoutCatalog.grid, items: 5, frames: 3)], paths: [.naive],
      plan: MeasuringPlan(timeBudget: 0)
    ).run()
    #expect(outcome.rows.map(\.rounds) == [MeasuringPlan.fewestRounds])
  }

  @Test(arguments: [Double.infinity, 1e11, .greatestFiniteMagnitude, .nan, -1])
  func anyTimeBudgetIsTaken(seconds: Double) {
    let outcome = BenchRun(
      scenarios: [Harness.scenario(LayoutCatalog.grid, items: 5, frames: 3)], paths: [.naive],
      plan: MeasuringPlan(mostRounds: 8, timeBudget: seconds)
    ).run()
    #expect(outcome.rows.map(\.rounds) == [seconds > 1 ? 8 : MeasuringPlan.fewestRounds])
  }

  @Test func emptyContentAndEmptySweepsAreMeasuredToo() {
    let nothing = Harness.scenario(LayoutCatalog.chat, items: 0)
    let still = Harness.list(NoEffect(), named: "still", scrolledTo: [])
    let outcome = BenchRun(
      scenarios: [nothing, still], paths: [.naive, MeasuredPath.query(.binary), .floor], plan: Self.plan
    ).run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.map(\.frames) == [12, 12, 12, 0, 0, 0])
    #expect(outcome.rows.prefix(3).map(\.returnedPerQuery) == [0, 0, 0])
    #expect(outcome.rows.allSatisfy { $0.verified == true })
  }

  @Test(arguments: LayoutCatalog.all.map(\.name))
  func theFloorVisitsExactlyTheRightElements(name: String) throws {
    let subject = try #require(LayoutCatalog.subject(named: name))
    let stage = try StagedScenario(Harness.scenario(subject, sweep: .fling))
    var floor = ElementSource(.floor, on: stage)
    for frame in stage.rects.indices {
      var visited: [LayoutAttributes] = []
      #expect(floor.elements(ofFrame: frame) { visited.append($0) } == nil)
      #expect(visited == stage.answers.frames[frame])
    }
    #expect(stage.answers.mostElements > 0)
  }

  @Test(arguments: LayoutCatalog.all.map(\.name))
  func visitingAllocatesNothingAndCollectingDoes(name: String) throws {
    let subject = try #require(LayoutCatalog.subject(named: name))
    let stage = try StagedScenario(Harness.scenario(subject))
    let visiting = QueryResources(MeasuredPath.query(.binary, .visitor), on: stage)
    let collecting = QueryResources(.naive, on: stage)
    if AllocationCounter.availability == .available {
      // Unoptimised code puts on the heap what the merge of items, headers and backgrounds captures: a
      // little, however much is visited.
      let isMerging = stage.content.sections.contains { $0.headerLength > 0 }
      let limit = MachineEnvironment.isDebugBuild && isMerging ? 128.0 : 0
      #expect(try #require(visiting.bytes) <= limit)
      #expect(try #require(collecting.bytes) > 0)
    } else {
      #expect(visiting.bytes == nil && collecting.bytes == nil)
    }
  }
}
