import CollectionLayouts
import Testing

@testable import LayoutBench

/// An arrangement as somebody outside would write it: every item 10 points below the one before, 25 high.
private struct Stairs: Arrangement {
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    for item in 0..<items.count {
      frames.append(
        LayoutRect(x: Double(item % 7) * 50, y: space.mainStart + Double(item) * 10, width: 50, height: 25))
    }
    return ArrangedExtent(main: Double(items.count) * 10 + 15, cross: space.crossLength)
  }
}

struct HarnessTests {
  private func run(_ layout: CollectionLayout, paths: [MeasuredPath]) -> BenchRun.Outcome {
    let subject = LayoutSubject(name: "own", layout: layout, naturalContent: .uniform) { _, items, _ in
      CollectionContent(count: items, itemSize: LayoutSize(width: 100, height: 44))
    }
    let scenario = Scenario(subject: subject, items: 300, sweep: .made(.steady), frames: 8, seed: 1)
    return BenchRun(scenarios: [scenario], paths: paths, plan: MeasuringPlan(rounds: 1)).run()
  }

  @Test func anArrangementFromOutsideIsMeasured() {
    let paths: [MeasuredPath] = [
      .naive, MeasuredPath.query(.binary), MeasuredPath.query(.binary, .visitor), .floor,
    ]
    let outcome = run(CollectionLayout(Stairs()), paths: paths)
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.map(\.path) == paths.map(\.name))
    #expect(outcome.rows.allSatisfy { $0.verified == true && ($0.speedup ?? 0) > 0 })
    #expect(outcome.rows[0].examinedPerQuery == 300)
    #expect(outcome.rows[1].returnedPerQuery == outcome.rows[3].returnedPerQuery)
  }

  @Test func aPrepareIsMadeOnceAFrameWithoutTheCacheAndOnceInAllWithIt() throws {
    let scenario = Scenario(
      subject: LayoutCatalog.chat, items: 500, sweep: .made(.steady), frames: 12, seed: 3)
    let stage = try StagedScenario(scenario)
    var kept = PathRunner(MeasuredPath.query(.binary), on: stage)
    var anew = PathRunner(try MeasuredPath(name: "binary:reprepare"), on: stage)
    kept.stepSweep()
    anew.stepSweep()
    // The runner's layout comes prepared, so keeping it needs no prepare at all.
    #expect(kept.counts.prepares == 0)
    #expect(anew.counts.prepares == 12)
  }
}
