import CollectionLayouts
import Measurement
import Testing

@testable import LayoutBench

/// An effect that says that it moves nothing although it does: queries that trust it miss elements.
private struct LyingShift: ScrollEffect {
  var dependsOnScrolling: Bool { true }

  func look(of element: ElementID, at base: Rect, in scene: ScrollScene) -> ElementLook {
    ElementLook(frame: Rect(x: base.x, y: base.y + 300, width: base.width, height: base.height))
  }

  func reach(for largest: Size, axis: ScrollAxis) -> Reach { .zero }
}

/// An arrangement as somebody outside would write it: every item 10 points below the one before, 25 high.
private struct Stairs: Arrangement {
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [Rect]
  ) -> ArrangedExtent {
    for item in 0..<items.count {
      frames.append(
        Rect(x: Double(item % 7) * 50, y: space.mainStart + Double(item) * 10, width: 50, height: 25))
    }
    return ArrangedExtent(main: Double(items.count) * 10 + 15, cross: space.crossLength)
  }
}

struct HarnessTests {
  private func run(_ layout: CollectionLayout, paths: [MeasuredPath]) -> BenchRun.Outcome {
    let subject = LayoutSubject(name: "own", layout: layout, naturalContent: .uniform) { _, items, _ in
      CollectionContent(count: items, itemSize: Size(width: 100, height: 44))
    }
    let scenario = Scenario(subject: subject, items: 300, sweep: .made(.steady), frames: 8, seed: 1)
    return BenchRun(scenarios: [scenario], paths: paths, plan: MeasuringPlan(rounds: 1)).run()
  }

  @Test func aWrongPathStopsItsScenarioAndIsNamed() {
    let layout = CollectionLayout(ListArrangement(), effect: LyingShift())
    let outcome = run(layout, paths: [.naive, MeasuredPath(.scan), MeasuredPath(.binary)])
    #expect(outcome.mismatches.count == 1)
    #expect(outcome.mismatches.first?.contains("own/uniform/300/steady path binary frame 0") == true)
    #expect(outcome.rows.map(\.verified) == [true, true, false])
    #expect(outcome.rows.allSatisfy { $0.speedup == nil && $0.stepNanosecondsP50 == nil })
  }

  @Test func anArrangementFromOutsideIsMeasured() {
    let paths: [MeasuredPath] = [
      .naive, MeasuredPath(.binary), MeasuredPath(.binary, form: .visitor), .floor,
    ]
    let outcome = run(CollectionLayout(Stairs()), paths: paths)
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.map(\.path) == paths.map(\.name))
    #expect(outcome.rows.allSatisfy { $0.verified == true && ($0.speedup ?? 0) > 0 })
    #expect(outcome.rows[0].examinedPerQuery == 300)
    #expect(outcome.rows[1].returnedPerQuery == outcome.rows[3].returnedPerQuery)
  }

  @Test func referencesAreMeasuredButReportedOnlyWhenAskedFor() {
    let outcome = run(CollectionLayout(ListArrangement()), paths: [MeasuredPath(.binary)])
    #expect(outcome.rows.map(\.path) == ["binary"])
    #expect(outcome.rows.first?.speedup != nil)
    #expect(outcome.rows.first?.overFloor != nil)
  }

  @Test func theVisitorAllocatesNothing() {
    let scenario = Scenario(
      subject: LayoutCatalog.album, items: 2_000, sweep: .made(.steady), frames: 10, seed: 3)
    let stage = StagedScenario(scenario)
    let resources = QueryResources(MeasuredPath(.binary, form: .visitor), on: stage)
    switch AllocationCounter.availability {
    case .available:
      // Without optimisation a closure costs an allocation per query, however many elements it sees.
      #expect((resources.allocations ?? .infinity) <= (MachineEnvironment.isDebugBuild ? 4 : 0))
      #expect((resources.bytes ?? .infinity) <= (MachineEnvironment.isDebugBuild ? 256 : 0))
    case .unavailable(let reason):
      #expect(!reason.isEmpty)
      #expect(resources.bytes == nil)
    }
  }

  @Test(arguments: MeasuredPath.names)
  func pathNamesReadBack(name: String) throws {
    #expect(try MeasuredPath(name: name).name == name)
    if name != "floor" {
      let path = try MeasuredPath(name: name + ":reprepare")
      #expect(path.name == name + ":reprepare")
      #expect(!path.caches.keepsPrepareOverScrolling)
    }
  }

  @Test(arguments: ["", "tree", "binary:", "binary:reprepare:x", "-visit", "floor-visit", "Binary"])
  func otherPathNamesAreRefused(name: String) {
    #expect(throws: PathNameError.self) { try MeasuredPath(name: name) }
  }

  @Test func aPrepareIsMadeOnceAFrameWithoutTheCacheAndOnceInAllWithIt() throws {
    let scenario = Scenario(
      subject: LayoutCatalog.chat, items: 500, sweep: .made(.steady), frames: 12, seed: 3)
    let stage = StagedScenario(scenario)
    var kept = PathRunner(MeasuredPath(.binary), on: stage)
    var anew = PathRunner(try MeasuredPath(name: "binary:reprepare"), on: stage)
    kept.stepSweep()
    anew.stepSweep()
    // The runner's layout comes prepared, so keeping it needs no prepare at all.
    #expect(kept.counts.prepares == 0)
    #expect(anew.counts.prepares == 12)
  }
}
