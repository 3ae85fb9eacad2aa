import CollectionLayouts
import Measurement
import Testing

@testable import LayoutBench

@Suite struct SelfTrialTests {
  /// The fewest rounds that a trial has.
  private static let short = PairedTrial(budgetNanoseconds: 0)

  /// Shows rows 300 points lower than a query that trusts the effect looks for them.
  private static let lying = Harness.list(
    ShiftEffect(distance: 300, statedReach: .zero), scrolledTo: [0, 50, 250, 600])

  @Test func aPathWithWrongAnswersIsNotTried() throws {
    #expect(try SelfTrial(Self.lying, work: .sweep(.query(.binary))) == nil)
    #expect(try SelfTrial(Self.lying, work: .sweep(.query(.scan))) != nil)
  }

  @Test func aTrialHasItsRoundsAndARatio() throws {
    let trial = try #require(
      try SelfTrial(Harness.scenario(LayoutCatalog.grid), work: .sweep(.query(.binary))))
    let comparison = trial.run(Self.short)
    #expect(comparison.rounds == Self.short.schedule.first)
    #expect(comparison.ratio > 0 && comparison.logRatios.allSatisfy(\.isFinite))
  }

  @Test func fiveTimesTheWorkIsSeenByAnyTrial() throws {
    let trial = try #require(
      try SelfTrial(Harness.scenario(LayoutCatalog.grid), work: .sweep(.query(.binary))))
    let comparison = trial.run(Self.short, planting: 4)
    #expect(comparison.ratio > 1)
  }

  // MARK: - Planted work

  @Test func moreIsPlantedForALargerShare() {
    let steps = [0.01, 1, 100].map { PlantedWork(share: $0) { 1e6 }.steps }
    #expect(steps[0] > 0 && steps == steps.sorted() && Set(steps).count == 3)
    // And for a longer sample.
    #expect(PlantedWork(share: 1) { 1e8 }.steps > PlantedWork(share: 1) { 1e6 }.steps)
  }

  @Test func theSampleIsTakenToKnowHowLongItIs() {
    var samples = 0
    _ = PlantedWork(share: 0.05) {
      samples += 1
      return 1e6
    }
    #expect(samples > 1)
    _ = PlantedWork(share: 0) {
      Issue.record("nothing is planted, so nothing needs to be known")
      return 1e6
    }
  }

  @Test(arguments: [0, -1, .nan, -.infinity, .infinity, 1e300])
  func aShareThatIsNoneIsNotPlanted(share: Double) {
    #expect(PlantedWork(share: share) { 1e6 }.steps == 0)
    PlantedWork(share: share) { 1e6 }.run()
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func aSampleWithoutALengthHasNothingPlanted(length: Double) {
    let work = PlantedWork(share: 0.05) { length }
    #expect(work.steps == 0)
    work.run()
  }

  // MARK: - Studies

  private func study(
    _ scenarios: [Scenario] = [Harness.scenario(LayoutCatalog.grid)],
    paths: [MeasuredPath] = [MeasuredPath.query(.binary)], works: [MeasuredWork]? = nil,
    plants: [Double] = [0, 0.5], tries: Int
  ) -> NoiseStudy {
    NoiseStudy(
      scenarios: scenarios, works: works ?? paths.map(MeasuredWork.sweep), plants: plants, tries: tries,
      plan: Self.short)
  }

  @Test func eachTryJudgesEachPlant() {
    var told: [Int] = []
    let outcome = study(tries: 2).run { done, name in
      told.append(done)
      #expect(name == "grid/uniform/60/steady binary")
    }
    #expect(outcome.judgements.map(\.planted) == [0, 0.5, 0, 0.5])
    #expect(
      outcome.judgements.allSatisfy { $0.rounds == 12 && "\($0.row)" == "grid/uniform/60/steady binary" })
    #expect(told == [0, 2] && outcome.refusals.isEmpty)
  }

  @Test func triesGoRoundOverTheRowsOrAreSpreadOverThem() {
    let paths = [
      MeasuredPath.naive, MeasuredPath.query(.scan), MeasuredPath.query(.binary), MeasuredPath.floor,
    ]
    func judged(_ tries: Int) -> [String] {
      study(paths: paths, plants: [0], tries: tries).run().judgements.map(\.row.path)
    }
    #expect(judged(5) == ["naive", "scan", "binary", "floor", "naive"])
    #expect(judged(2) == ["naive", "binary"])
  }

  @Test func wrongPathsAreToldOnceAndNotJudged() {
    let outcome = study(
      [Self.lying], paths: [MeasuredPath.query(.binary), MeasuredPath.query(.scan)], plants: [0], tries: 4
    ).run()
    #expect(outcome.refusals == ["wrong/uniform/100/trace binary was not judged"])
    #expect(outcome.judgements.map(\.row.path) == ["scan", "scan"])
  }

  @Test func nothingToTryIsNoJudgement() {
    #expect(study(tries: 0).run().judgements.isEmpty)
    #expect(study(tries: -3).run().judgements.isEmpty)
    #expect(study([], tries: 3).run().judgements.isEmpty)
    #expect(study(paths: [], tries: 3).run().judgements.isEmpty)
    #expect(study(plants: [], tries: 3).run().judgements.isEmpty)
  }

  // MARK: - Slices

  @Test func aStageTakesSamplesOfItsWorksAndNamesTheWrongOnes() throws {
    let works = MeasuredWork.works(of: [.query(.binary), .floor])
    #expect(works.map(\.name) == ["binary", "floor", "prepare:binary", "look"])
    var stage = try SliceStage(Harness.scenario(LayoutCatalog.line), works: works)
    #expect(stage.wrongWorks.isEmpty && stage.repeats.count == 4 && stage.repeats.allSatisfy { $0 >= 1 })
    for number in works.indices {
      let time = stage.sample(work: number, repeats: 3)
      #expect(try #require(time) > 0)
    }
    let wrong = try SliceStage(Self.lying, works: [.sweep(.query(.scan)), .sweep(.query(.binary))])
    #expect(wrong.wrongWorks == [.sweep(.query(.binary))])
  }

  @Test func withoutAnEffectThereIsNoLookToTime() throws {
    var stage = try SliceStage(
      Harness.scenario(LayoutCatalog.grid), works: [.prepare(.strategy(.scan)), .look])
    #expect(stage.repeats[0] >= 1 && stage.repeats[1] == 0)
    #expect(stage.sample(work: 1, repeats: 1) == nil)
    let judged = study(works: [.look, .prepare(.strategy(.scan))], plants: [0], tries: 2).run().judgements
    #expect(judged.map(\.row.path) == ["prepare:scan", "prepare:scan"])
  }

  @Test func aNameTellsWhichTimeAWorkTakes() {
    let works = MeasuredWork.works(of: [.query(.binary), .naive, .floor])
    #expect(
      works.map { MeasuredWork.metric(ofWorkNamed: $0.name) } == [
        .sweepTime, .sweepTime, .sweepTime, .prepareTime, .lookTime,
      ])
    #expect(MeasuredWork.metric(ofWorkNamed: "prepare:of-another-bench") == .prepareTime)
    #expect(MeasuredWork.metric(ofWorkNamed: "of-another-bench") == .sweepTime)
  }
}
