import TestSupport
import Testing

@testable import Measurement

@Suite("Paired trial")
struct PairedTrialTests {
  private struct Failure: Error {}

  private let clock = FakeClock()

  private func run(
    _ trial: PairedTrial, _ sample: (PairedTrial.Side, Int) throws -> Double
  ) rethrows -> PairedComparison {
    try trial.run(clock: { [clock] in clock.nanoseconds }, sample)
  }

  // MARK: - Order

  @Test("A round times one side at its ends and the other in its middle")
  func palindromes() {
    for round in 0..<64 {
      let order = PairedTrial.order(inRound: round)
      #expect(order == [.old, .new, .new, .old] || order == [.new, .old, .old, .new])
    }
  }

  @Test("Each side comes first equally often over blocks of four and of eight")
  func balance() {
    let first = (0..<64).map { PairedTrial.order(inRound: $0)[0] }
    for start in stride(from: 0, to: 64, by: 4) {
      #expect(first[start..<start + 4].count { $0 == .old } == 2)
    }
    for start in stride(from: 0, to: 64, by: 8) {
      // Each place in a block has either side once, so that neither always comes right after a pause between blocks.
      for place in start..<start + 4 { #expect(first[place] != first[place + 4]) }
    }
  }

  @Test("A steady drift over a round cancels, whatever the order", arguments: 0..<8)
  func drift(round: Int) {
    var time = 100.0
    let ratio = PairedTrial.logRatio(ofRound: round) { _ in
      time += 10
      return time
    }
    #expect(ratio == 0)
  }

  @Test("A round's figure is the logarithm of new time over old time")
  func ratio() {
    let ratio = PairedTrial.logRatio(ofRound: 3) { $0 == .old ? 10 : 12.5 }
    #expect(isClose(ratio, logarithm(1.25)))
    #expect(PairedTrial.logRatio(ofRound: 0) { $0 == .old ? 0 : 1 } == .infinity)
    #expect(PairedTrial.logRatio(ofRound: 0) { _ in 0 }.isNaN)
  }

  @Test("Samples are told their round and come in its order")
  func rounds() {
    var turns: [(side: PairedTrial.Side, round: Int)] = []
    let comparison = run(PairedTrial(budgetNanoseconds: 0)) { side, round in
      turns.append((side, round))
      return 1
    }
    #expect(comparison.rounds == 12)
    #expect(turns.map(\.round) == (0..<12).flatMap { [$0, $0, $0, $0] })
    #expect(turns.map(\.side) == (0..<12).flatMap(PairedTrial.order))
  }

  // MARK: - End

  @Test(
    "A trial ends at the first look that is clear",
    arguments: [(1.5, ChangeVerdict.slower), (0.5, .faster), (1, .unchanged)])
  func clear(change: Double, verdict: ChangeVerdict) {
    let comparison = run(PairedTrial(budgetNanoseconds: .max)) { side, _ in side == .old ? 100 : 100 * change
    }
    #expect(comparison.verdict == verdict)
    #expect(comparison.rounds == 12)
    #expect(isClose(comparison.ratio, change) && isClose(comparison.low ?? 0, change))
  }

  @Test("What becomes clear later ends at the look after it")
  func later() {
    // Up to round 20 one is as often slower as faster, after that always slower.
    let comparison = run(PairedTrial(budgetNanoseconds: .max)) { side, round in
      side == .old ? 100 : round >= 20 || round.isMultiple(of: 2) ? 150 : 70
    }
    #expect(comparison.verdict == .slower)
    #expect(comparison.rounds == 48)
  }

  @Test("What never becomes clear ends after the most rounds")
  func most() {
    var trial = PairedTrial(budgetNanoseconds: .max)
    trial.schedule.doublings = 3
    let comparison = run(trial) { side, round in side == .old ? 100 : round.isMultiple(of: 2) ? 150 : 70 }
    #expect(comparison.verdict == .inconclusive)
    #expect(comparison.rounds == trial.schedule.most && comparison.rounds == 96)
  }

  @Test("No round begins after the budget")
  func budget() {
    func rounds(_ budget: UInt64) -> Int {
      // A round takes 40 ns.
      run(PairedTrial(budgetNanoseconds: budget)) { side, round in
        clock.advance(by: 10)
        return side == .old ? 100 : round.isMultiple(of: 2) ? 150 : 70
      }.rounds
    }
    #expect(rounds(600) == 15)
    #expect(rounds(601) == 16)
    // Up to the first look the time does not count.
    #expect(rounds(0) == 12)
    #expect(rounds(480) == 12 && rounds(481) == 13)
  }

  @Test("When the time is up the verdict is what the rounds so far say")
  func verdictAtTheEnd() {
    let comparison = run(PairedTrial(budgetNanoseconds: 40 * 20)) { side, round in
      clock.advance(by: 10)
      // Not clear at 12 rounds, as one of them was far off.
      return side == .old ? 100 : round == 3 ? 60 : 150
    }
    #expect(comparison.rounds == 20)
    #expect(comparison.verdict == .slower)
  }

  @Test("Samples without a time leave the verdict open", arguments: [0, .nan, .infinity] as [Double])
  func nothing(time: Double) {
    var trial = PairedTrial(budgetNanoseconds: .max)
    trial.schedule.doublings = 2
    let comparison = run(trial) { _, _ in time }
    #expect(comparison.verdict == .inconclusive && comparison.rounds == 48)
    #expect(comparison.ratio.isNaN && comparison.low == nil && comparison.high == nil)
  }

  @Test("An error ends the trial at once and is passed on")
  func throwing() {
    var samples = 0
    #expect(throws: Failure.self) {
      _ = try run(PairedTrial(budgetNanoseconds: .max)) { _, round in
        samples += 1
        if round == 2 { throw Failure() }
        return 1
      }
    }
    #expect(samples == 9)
  }

  // MARK: - Rates

  /// Times of a machine that is not quiet: noise of 2 %, now and then a sample that takes half as long again, and a drift.
  private struct Machine {
    var generator: SeededNumbers
    var drift = 0.0

    init(seed: UInt64) { generator = SeededNumbers(seed: seed) }

    private mutating func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

    mutating func time() -> Double {
      drift = 0.99 * drift + 0.002 * (unit() - 0.5)
      let noise = 0.02 * ((unit() + unit() + unit()) * 2 - 3)
      return 1000 * (1 + drift + noise) * (unit() < 0.02 ? 1.5 : 1)
    }
  }

  /// The verdicts of trials of a thing against itself with a slowdown.
  private func verdicts(
    _ trials: Int, slowdown: Double, margin: Double, doublings: Int
  ) -> [ChangeVerdict: Int] {
    var trial = PairedTrial(margin: margin, budgetNanoseconds: .max)
    trial.schedule.doublings = doublings
    var counts: [ChangeVerdict: Int] = [:]
    for number in 0..<trials {
      var machine = Machine(seed: UInt64(number) &* 0x9E37_79B9 &+ 1)
      let verdict = run(trial) { side, _ in machine.time() * (side == .new ? 1 + slowdown : 1) }.verdict
      counts[verdict, default: 0] += 1
    }
    return counts
  }

  @Test("Of 2,000 trials of a thing against itself fewer than 1 % say that it has changed")
  func falseAlarms() {
    let counts = verdicts(2_000, slowdown: 0, margin: 0.01, doublings: 4)
    #expect(counts[.slower, default: 0] + counts[.faster, default: 0] < 20)
    // They do not just leave everything open.
    #expect(counts[.unchanged, default: 0] > 1_500)
  }

  @Test("Also without a margin, where only the looks and the interval hold them back")
  func falseAlarmsWithoutAMargin() {
    let counts = verdicts(2_000, slowdown: 0, margin: 0, doublings: 2)
    #expect(counts[.slower, default: 0] + counts[.faster, default: 0] < 20)
  }

  @Test("A slowdown of 5 % is found, and is never taken for the opposite")
  func detection() {
    let counts = verdicts(300, slowdown: 0.05, margin: 0.01, doublings: 4)
    #expect(counts[.slower, default: 0] > 295)
    #expect(counts[.faster, default: 0] + counts[.unchanged, default: 0] == 0)
    let faster = verdicts(300, slowdown: -0.05, margin: 0.01, doublings: 4)
    #expect(faster[.faster, default: 0] > 295)
  }
}
