import Foundation
import TestSupport
import Testing

@testable import CollectionLayouts

/// Queries of random layouts return exactly the elements that looking at each one finds.
///
/// `LAYOUTBENCH_CHECKS` sets how many queries are checked, `LAYOUTBENCH_SEED` checks the layout of one seed,
/// as a failure names it.
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
    Self.expectNoFault(batch: batch, checks: Self.checks) { seed, tally in
      var source = SeededNumbers(seed: seed)
      let isLarge = seed % 128 == 77
      var check = QueryCheck(RandomLayout(seed: seed, isLarge: isLarge, drawing: &source))
      Self.run(&check, queries: isLarge ? 3 : 14, &source, &tally)
    }
  }

  /// Batch after batch of changes, with scrolling in between; a tenth as many queries.
  @Test(arguments: 0..<batches)
  func queriesAreExactAfterBatchesOfChanges(batch: Int) {
    Self.expectNoFault(batch: batch, checks: Self.checks / 10) { seed, tally in
      var source = SeededNumbers(seed: ~seed)
      var check = QueryCheck(RandomLayout(seed: seed, isLarge: false, drawing: &source))
      for _ in 0..<source.integer(1...5) {
        let changes = RandomChanges(oddShare: 0.1).batch(
          source.integer(0...6), of: check.content, using: &source)
        let distance = LayoutPoint(x: source.length(-200...200), y: source.length(-200...200))
        if let fault = check.apply(changes, scrollingBy: distance) {
          tally.faults.append(fault)
          return
        }
        Self.run(&check, queries: 4, &source, &tally)
        guard tally.faults.isEmpty else { return }
      }
    }
  }

  /// Checks the layouts of one seed after the other until there are as many checks as wanted.
  private static func expectNoFault(
    batch: Int, checks: Int, _ check: (_ seed: UInt64, _ tally: inout Tally) -> Void
  ) {
    var tally = Tally()
    if let seed = number("LAYOUTBENCH_SEED") {
      if batch == 0 { check(UInt64(seed), &tally) }
    } else {
      let wanted = max(1, checks / batches)
      var seed = UInt64(batch) << 32
      while tally.checks < wanted && tally.faults.count < 5 {
        check(seed, &tally)
        seed += 1
      }
      #expect(!tally.faults.isEmpty || tally.checks >= wanted)
      // Rectangles that find nothing, or layouts without elements, would prove nothing.
      #expect(wanted < 500 || tally.hits > tally.checks / 4 && tally.misses > tally.checks / 4)
    }
    #expect(tally.faults.isEmpty, "\(tally.faults.joined(separator: "\n"))")
  }

  private static func run(
    _ check: inout QueryCheck, queries: Int, _ source: inout SeededNumbers, _ tally: inout Tally
  ) {
    let rects = RandomRects(check)
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
