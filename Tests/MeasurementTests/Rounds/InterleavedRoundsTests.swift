import Testing

@testable import Measurement

@Suite("Interleaved rounds")
struct InterleavedRoundsTests {
  private struct Turn: Hashable {
    var contestant: Int
    var round: Int
  }

  private struct Failure: Error {}

  private let clock = FakeClock()

  private func schedule(minimum: Int, maximum: Int, budget: UInt64) -> InterleavedRounds {
    var schedule = InterleavedRounds(
      minimumRounds: minimum, maximumRounds: maximum, budgetNanoseconds: budget)
    schedule.clock = { [clock] in clock.nanoseconds }
    schedule.sampleClock = schedule.clock
    return schedule
  }

  @Test("Every other round runs backwards and the starting place moves")
  func order() {
    var turns: [Turn] = []
    _ = schedule(minimum: 6, maximum: 6, budget: 0).run(contestants: 3) { contestant, round in
      turns.append(Turn(contestant: contestant, round: round))
    }
    #expect(turns.map(\.contestant) == [0, 1, 2, 2, 1, 0, 1, 2, 0, 0, 2, 1, 2, 0, 1, 1, 0, 2])
    #expect(turns.map(\.round) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
  }

  @Test("Over twice as many rounds as contestants each takes every place twice", arguments: 1...9)
  func places(contestants: Int) {
    var turns: [Int] = []
    _ = schedule(minimum: 2 * contestants, maximum: 2 * contestants, budget: 0).run(
      contestants: contestants
    ) { contestant, _ in turns.append(contestant) }
    var counts = [[Int]](repeating: [Int](repeating: 0, count: contestants), count: contestants)
    for (turn, contestant) in turns.enumerated() { counts[contestant][turn % contestants] += 1 }
    #expect(counts.allSatisfy { $0.allSatisfy { $0 == 2 } })
  }

  @Test("Each contestant gets its own time of each round", arguments: [1, 2, 5])
  func times(contestants: Int) {
    let samples = schedule(minimum: 4, maximum: 4, budget: 0).run(contestants: contestants) {
      contestant, round in
      clock.advance(by: UInt64(100 * contestant + round))
    }
    #expect(samples.rounds == 4)
    #expect(
      samples.nanoseconds
        == (0..<contestants).map { contestant in (0..<4).map { Double(100 * contestant + $0) } })
  }

  @Test("No round begins after the budget, and the one that began before is finished")
  func budget() {
    // A round takes 20 ns: the fifth begins at 80 ns and the sixth would at 100 ns.
    let samples = schedule(minimum: 2, maximum: 1_000, budget: 100).run(contestants: 2) { _, _ in
      clock.advance(by: 10)
    }
    #expect(samples.rounds == 5)
    let later = schedule(minimum: 2, maximum: 1_000, budget: 101).run(contestants: 2) { _, _ in
      clock.advance(by: 10)
    }
    #expect(later.rounds == 6)
    #expect(later.nanoseconds.map(\.count) == [6, 6])
  }

  @Test("Never fewer rounds than the fewest, however long they take", arguments: [1, 7])
  func minimum(rounds: Int) {
    let samples = schedule(minimum: rounds, maximum: 100, budget: 1).run(contestants: 3) { _, _ in
      clock.advance(by: 1_000_000)
    }
    #expect(samples.nanoseconds.map(\.count) == [rounds, rounds, rounds])
  }

  @Test("Never more rounds than the most, however quick they are", arguments: [1, 7])
  func maximum(rounds: Int) {
    let samples = schedule(minimum: 0, maximum: rounds, budget: .max).run(contestants: 3) { _, _ in }
    #expect(samples.nanoseconds.map(\.count) == [rounds, rounds, rounds])
  }

  @Test("Without rounds asked for and without a budget nothing runs")
  func nothing() {
    var turns = 0
    let samples = schedule(minimum: 0, maximum: 10, budget: 0).run(contestants: 2) { _, _ in turns += 1 }
    #expect(turns == 0)
    #expect(samples.nanoseconds == [[], []])
    #expect(samples.rounds == 0)
  }

  @Test("Without contestants nothing runs", arguments: [0, -3])
  func noContestants(contestants: Int) {
    var turns = 0
    let samples = schedule(minimum: 5, maximum: 10, budget: .max).run(contestants: contestants) { _, _ in
      turns += 1
    }
    #expect(turns == 0)
    #expect(samples.nanoseconds.isEmpty)
    #expect(samples.rounds == 0)
  }

  @Test("The most is at least the fewest, also when set afterwards, and the fewest at least 0")
  func contradictions() {
    let reversed = InterleavedRounds(minimumRounds: 5, maximumRounds: 2, budgetNanoseconds: 0)
    #expect(reversed.maximumRounds == 5)
    let negative = InterleavedRounds(minimumRounds: -5, maximumRounds: -2, budgetNanoseconds: 0)
    #expect(negative.minimumRounds == 0)
    #expect(negative.maximumRounds == 0)
    var changed = schedule(minimum: 5, maximum: 9, budget: .max)
    changed.maximumRounds = 2
    #expect(changed.run(contestants: 1) { _, _ in }.rounds == 5)
  }

  @Test("An error ends the rounds at once and is passed on")
  func throwing() {
    var turns = 0
    #expect(throws: Failure.self) {
      _ = try schedule(minimum: 5, maximum: 5, budget: 0).run(contestants: 3) { contestant, round in
        turns += 1
        if contestant == 1 && round == 1 { throw Failure() }
      }
    }
    // Three of the first round; the second runs backwards.
    #expect(turns == 5)
  }

  @Test("The system's clock is the one used unless a test sets another")
  func systemClock() {
    let schedule = InterleavedRounds(minimumRounds: 3, maximumRounds: 3, budgetNanoseconds: 0)
    let samples = schedule.run(contestants: 1) { _, _ in
      let start = MonotonicClock.now()
      while MonotonicClock.now() == start {}
    }
    #expect(samples.nanoseconds[0].allSatisfy { $0 > 0 })
  }
}
