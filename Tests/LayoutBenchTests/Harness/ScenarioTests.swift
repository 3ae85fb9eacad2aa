import CollectionLayouts
import Testing

@testable import LayoutBench

/// Steps of an item's natural height, each further right: an arrangement of a user's own.
private struct Staircase: Arrangement {
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    for item in 0..<items.count {
      frames.append(
        LayoutRect(
          x: Double(item % 5) * 60, y: space.mainStart + Double(item) * 40, width: 60, height: 40))
    }
    return ArrangedExtent(main: Double(items.count) * 40, cross: 300)
  }
}

@Suite struct ScenarioTests {
  @Test func namesAreLayoutContentItemsAndSweep() {
    let natural = Scenario(
      subject: LayoutCatalog.waterfall, items: 1000, sweep: .made(.fling), frames: 10, seed: 1)
    #expect(natural.name == "waterfall/photos/1000/fling")
    let chosen = Scenario(
      subject: LayoutCatalog.waterfall, content: .random, items: 7, sweep: .made(.page), frames: 10, seed: 1)
    #expect(chosen.name == "waterfall/random/7/page")
    let traced = Scenario(
      subject: LayoutCatalog.lineRightToLeft, items: 7, sweep: .trace(Sweep(kind: nil, rects: [])),
      frames: 10,
      seed: 1)
    #expect(traced.name == "line-rtl/uniform/7/trace")
    let own = Scenario(
      subject: .frames([.zero], name: "mine"), content: .photos, items: 1, sweep: .made(.jump), frames: 10,
      seed: 1)
    #expect(own.name == "mine/own/1/jump")
    #expect(own.content == nil)
  }

  @Test func catalogueNamesAreDifferentAndFindTheirLayouts() {
    let names = LayoutCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(LayoutCatalog.subject(named: name)?.name == name) }
    #expect(LayoutCatalog.subject(named: "Line") == nil)
    #expect(LayoutCatalog.all.allSatisfy { !$0.summary.isEmpty && $0.naturalContent != nil })
  }

  @Test(arguments: LayoutCatalog.all.map(\.name), ContentKind.allCases)
  func everyLayoutHasAsManyItemsAsAskedFor(name: String, kind: ContentKind) throws {
    let subject = try #require(LayoutCatalog.subject(named: name))
    for count in [0, 1, 31] { #expect(subject.content(kind, count, 3).itemCount == count) }
  }

  @Test func anArrangementOfOnesOwnIsMeasured() {
    let subject = LayoutSubject(
      name: "stairs", layout: CollectionLayout(Staircase()), naturalContent: .uniform
    ) { kind, items, seed in ContentSource.content(kind, count: items, seed: seed) }
    let outcome = BenchRun(
      scenarios: [Harness.scenario(subject, items: 80)], paths: [MeasuredPath.query(.binary)],
      plan: MeasuringPlan(rounds: 1)
    ).run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.map(\.layout) == ["stairs"])
    #expect(outcome.rows.map(\.verified) == [true])
  }

  @Test func framesOfOnesOwnStandWhereTheyAreGiven() throws {
    let frames = [
      LayoutRect(x: 300, y: 900, width: 50, height: 50), LayoutRect(x: 0, y: 0, width: 10, height: 2000),
      LayoutRect(x: 20, y: 30, width: 0, height: 0),
    ]
    let stage = try StagedScenario(Harness.scenario(.frames(frames), items: 3))
    #expect(stage.table.frames.map { $0 } == frames)
    #expect(stage.template.container.size == LayoutSubject.phone)
    let fewer = try StagedScenario(Harness.scenario(.frames(frames), items: 2))
    #expect(fewer.table.frames.map { $0 } == Array(frames.prefix(2)))
    let more = try StagedScenario(Harness.scenario(.frames(frames), items: 50))
    #expect(more.table.frames.count == 3)
  }

  @Test func stagesOfOneScenarioAreEqualAndThoseOfAnotherSeedAreNot() throws {
    let stages = try [1, 1, 2].map { seed in
      try StagedScenario(Harness.scenario(LayoutCatalog.waterfall, sweep: .jump, seed: seed))
    }
    #expect(stages[0].rects == stages[1].rects && stages[0].content == stages[1].content)
    #expect(stages[0].answers.frames == stages[1].answers.frames)
    #expect(stages[0].rects != stages[2].rects && stages[0].content != stages[2].content)
  }

  @Test func aTraceIsScrolledAsItIs() throws {
    let offsets = [-40.0, 0, 1e6, 12.25]
    let stage = try StagedScenario(Harness.list(NoEffect(), scrolledTo: offsets))
    #expect(stage.rects.map(\.y) == offsets)
    #expect(stage.answers.frames.map(\.count) == [9, 9, 0, 9])
  }
}
