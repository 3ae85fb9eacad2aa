import Foundation
import Testing

@testable import CollectionLayouts

/// Queries of random layouts return exactly the elements that looking at each one finds.
///
/// `LAYOUTBENCH_CHECKS` sets how many queries are checked, `LAYOUTBENCH_SEED` checks the layout of one seed, as
/// a failure names it.
@Suite struct QueryPropertyTests {
  private static let batches = 24
  private static let checks = number("LAYOUTBENCH_CHECKS") ?? 100_000

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  /// What a batch of checks came across.
  private struct Tally {
    var checks = 0
    var hits = 0
    var misses = 0
    var faults: [String] = []
  }

  @Test(arguments: 0..<batches)
  func queriesReturnExactlyTheElementsThatMeetTheRectangle(batch: Int) {
    var tally = Tally()
    if let seed = Self.number("LAYOUTBENCH_SEED") {
      if batch == 0 { Self.check(seed: UInt64(seed), &tally) }
    } else {
      let wanted = max(1, Self.checks / Self.batches)
      var seed = UInt64(batch) << 32
      while tally.checks < wanted && tally.faults.count < 5 {
        Self.check(seed: seed, &tally)
        seed += 1
      }
      #expect(!tally.faults.isEmpty || tally.checks >= wanted)
      // Rectangles that find nothing, or layouts without elements, would prove nothing.
      #expect(wanted < 500 || tally.hits > tally.checks / 4 && tally.misses > tally.checks / 4)
    }
    #expect(tally.faults.isEmpty, "\(tally.faults.joined(separator: "\n"))")
  }

  /// Checks queries of the layout of one seed.
  private static func check(seed: UInt64, _ tally: inout Tally) {
    var source = RandomSource(seed: seed)
    let isLarge = seed % 128 == 77
    let check = QueryCheck(RandomLayout(seed: seed, isLarge: isLarge, drawing: &source))
    run(check, queries: isLarge ? 3 : 14, &source, &tally)
  }

  private static func run(
    _ check: QueryCheck, queries: Int, _ source: inout RandomSource, _ tally: inout Tally
  ) {
    var check = check
    let frames = check.everything.map(\.frame)
    let rects = RandomRects(check.layout, displayed: frames)
    for _ in 0..<queries {
      let rect = rects.next(&source)
      let expected = check.expected(in: rect)
      let share = Double.random(in: 0...1, using: &source)
      tally.checks += 1
      if expected.isEmpty { tally.misses += 1 } else { tally.hits += 1 }
      if let fault = check.fault(in: rect, expected: expected, stopShare: share) {
        tally.faults.append(fault)
        return
      }
    }
  }
}
