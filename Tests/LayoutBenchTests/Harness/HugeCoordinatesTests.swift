import CollectionLayouts
import Testing

@testable import LayoutBench

struct HugeCoordinatesTests {
  @Test func framesAtTheEndOfTheNumbersAreVerifiedAsAnyOthers() {
    let huge = 1e308
    let frames = [
      LayoutRect(x: huge, y: huge, width: huge, height: huge), LayoutRect(x: 0, y: 0, width: 10, height: 10),
      LayoutRect(x: -huge, y: -huge, width: huge, height: huge),
      LayoutRect(x: 5, y: 5, width: huge, height: huge),
    ]
    let offsets = [huge, -huge, .greatestFiniteMagnitude, 0, 1e300]
    let sweep = Sweep(
      kind: nil, rects: offsets.map { LayoutRect(x: $0, y: $0, width: 390, height: 844) })
    let scenario = Scenario(
      subject: .frames(frames), items: 4, sweep: .trace(sweep), frames: offsets.count, seed: 1)
    let paths = [MeasuredPath.naive, MeasuredPath.query(.scan), MeasuredPath.query(.binary), .floor]
    let outcome = BenchRun(scenarios: [scenario], paths: paths, plan: MeasuringPlan(rounds: 1)).run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.map(\.verified) == [true, true, true, true])
  }
}
