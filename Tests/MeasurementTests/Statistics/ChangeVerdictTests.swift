import Measurement
import Testing

@Suite("Change verdict")
struct ChangeVerdictTests {
  static let margin = 0.02

  static let intervals: [(low: Double, high: Double, verdict: ChangeVerdict)] = [
    (1.03, 1.05, .slower),
    ((1.02).nextUp, 1.05, .slower),
    (1.03, .infinity, .slower),
    (0.9, 0.95, .faster),
    (0.9, (1 / 1.02).nextDown, .faster),
    (0, 0.5, .faster),
    (0.99, 1.01, .unchanged),
    (1, 1, .unchanged),
    (1.005, 1.015, .unchanged),
    (0.985, 0.995, .unchanged),
    (1 / 1.02, 1.02, .unchanged),
    (1.02, 1.05, .inconclusive),
    (1.01, 1.05, .inconclusive),
    (0.95, 0.99, .inconclusive),
    (0.9, 1 / 1.02, .inconclusive),
    (0.9, 1.1, .inconclusive),
    (0, .infinity, .inconclusive),
  ]

  @Test("Only an interval that clears the margin as a whole is a change", arguments: intervals)
  func judge(low: Double, high: Double, verdict: ChangeVerdict) {
    #expect(ChangeVerdict.judge(low: low, high: high, margin: Self.margin) == verdict)
  }

  @Test("Swapping new and old swaps slower and faster", arguments: intervals)
  func swapped(low: Double, high: Double, verdict: ChangeVerdict) {
    // Ends on the margin itself may round either way.
    guard ![low, high].contains(where: { isClose($0, 1.02) || isClose($0, 1 / 1.02) }) else { return }
    let swap: [ChangeVerdict: ChangeVerdict] = [.slower: .faster, .faster: .slower]
    let swapped = ChangeVerdict.judge(low: 1 / high, high: 1 / low, margin: Self.margin)
    #expect(swapped == swap[verdict, default: verdict])
  }

  @Test("An interval that merely leaves out 1 is no change")
  func tinyDifference() {
    #expect(ChangeVerdict.judge(low: 1.001, high: 1.002, margin: 0.02) == .unchanged)
    #expect(ChangeVerdict.judge(low: 1.001, high: 1.002, margin: 0) == .slower)
  }

  @Test("Without a margin only the ratio 1 is no change")
  func noMargin() {
    #expect(ChangeVerdict.judge(low: 1, high: 1, margin: 0) == .unchanged)
    #expect(ChangeVerdict.judge(low: 1, high: 1.1, margin: 0) == .inconclusive)
    #expect(ChangeVerdict.judge(low: (1.0).nextUp, high: 1.1, margin: 0) == .slower)
    #expect(ChangeVerdict.judge(low: 0.9, high: (1.0).nextDown, margin: 0) == .faster)
  }

  @Test("A missing end is inconclusive")
  func missing() {
    #expect(ChangeVerdict.judge(low: nil, high: nil, margin: 0.02) == .inconclusive)
    #expect(ChangeVerdict.judge(low: 2, high: nil, margin: 0.02) == .inconclusive)
    #expect(ChangeVerdict.judge(low: nil, high: 0.5, margin: 0.02) == .inconclusive)
  }

  @Test(
    "Ends that are NaN, negative or in the wrong order are inconclusive",
    arguments: [
      (Double.nan, 0.5), (2, .nan), (.nan, .nan), (3, 2), (0.9, 0.8), (1.001, 0.999), (-1, 0.5),
      (-.infinity, 0.5), (.infinity, 2),
    ])
  func senselessEnds(low: Double, high: Double) {
    #expect(ChangeVerdict.judge(low: low, high: high, margin: 0.02) == .inconclusive)
  }

  @Test("A margin that is negative or NaN is inconclusive", arguments: [-0.02, -1, -.infinity, .nan])
  func senselessMargin(margin: Double) {
    for (low, high) in [(2.0, 3.0), (0.4, 0.5), (1, 1)] {
      #expect(ChangeVerdict.judge(low: low, high: high, margin: margin) == .inconclusive)
    }
  }

  @Test("Verdicts are written as words")
  func words() {
    #expect(ChangeVerdict.allCases.map(\.rawValue) == ["slower", "faster", "unchanged", "inconclusive"])
  }
}
