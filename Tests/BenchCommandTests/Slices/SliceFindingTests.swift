import LayoutBench
import Measurement
import Testing

@testable import BenchCommands

/// What slices come to as findings.
@Suite struct SliceFindingTests {
  private static let row = RowKey(
    layout: "flow", content: "photos", items: 1000, sweep: "steady", path: "binary")

  @Test(arguments: [("prepare:binary", 1000.0), ("binary", 1), ("look", 1)])
  func aPrepareIsToldPerItemAndASweepAsAWhole(work: String, items: Double) throws {
    var samples = SliceSamples()
    for _ in 0..<9 {
      samples.record(50_000, side: .old)
      samples.record(100_000, side: .new)
    }
    samples.comparison = PairedComparison(
      logRatios: Array(repeating: logarithm(2), count: 9), confidence: 0.95, margin: 0.02)
    let finding = try #require(Finding(samples, ofWork: work, row: Self.row))
    #expect(finding.old == 50_000 / items)
    #expect(finding.new == 100_000 / items)
    #expect(finding.change.map { abs($0 - 2) < 1e-9 } == true)
    #expect(finding.outcome == .regression)
  }
}
