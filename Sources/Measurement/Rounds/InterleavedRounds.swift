/// Runs several things in turn, round by round, so that drift of the machine's speed meets all of them alike.
///
/// Each round runs at another place of the stack. Every other round runs backwards, and the starting place moves, so that
/// nothing always comes first or always after the same neighbour.
public struct InterleavedRounds: Sendable {
  /// The fewest rounds, run whatever the time.
  public var minimumRounds: Int
  /// The most rounds; the fewest where that is more.
  public var maximumRounds: Int
  /// After this time no further round beyond the fewest begins, in ns.
  public var budgetNanoseconds: UInt64
  /// The clock of the budget, in ns; another one than the system's only to test the schedule.
  var clock: @Sendable () -> UInt64 = { MonotonicClock.now() }
  /// The clock of the samples, in ns: processor time, so that a busy machine makes a run longer, not its figures.
  var sampleClock: @Sendable () -> UInt64 = { ThreadClock.now() }

  public init(minimumRounds: Int, maximumRounds: Int, budgetNanoseconds: UInt64) {
    self.minimumRounds = max(0, minimumRounds)
    self.maximumRounds = max(self.minimumRounds, maximumRounds)
    self.budgetNanoseconds = budgetNanoseconds
  }

  /// Times contestants.
  ///
  /// - Parameters:
  ///   - contestants: How many there are.
  ///   - body: Runs one contestant once; told its number and the round.
  /// - Returns: The processor time of each contestant in each round, on the calling thread.
  /// - Throws: What `body` throws.
  public func run<Failure: Error>(
    contestants: Int, _ body: (_ contestant: Int, _ round: Int) throws(Failure) -> Void
  ) throws(Failure) -> RoundSamples {
    var nanoseconds = [[Double]](repeating: [], count: max(0, contestants))
    var pageFaults = nanoseconds
    let start = clock()
    var round = 0
    while contestants > 0 && round < max(minimumRounds, maximumRounds) {
      if round >= minimumRounds && clock() - start >= budgetNanoseconds { break }
      try ShiftedStack.run(round: round) { () throws(Failure) in
        for contestant in Self.order(of: contestants, inRound: round) {
          let faults = PageFaultCounter.now()
          let before = sampleClock()
          try body(contestant, round)
          nanoseconds[contestant].append(Double(sampleClock() - before))
          pageFaults[contestant].append(Double(PageFaultCounter.now() - faults))
        }
      }
      round += 1
    }
    return RoundSamples(nanoseconds: nanoseconds, pageFaults: pageFaults)
  }

  /// The order in which contestants run in a round.
  static func order(of contestants: Int, inRound round: Int) -> [Int] {
    let first = (round / 2) % contestants
    let forward = (0..<contestants).map { ($0 + first) % contestants }
    return round.isMultiple(of: 2) ? forward : forward.reversed()
  }
}

/// The times of several contestants in the same rounds.
public struct RoundSamples: Hashable, Sendable {
  /// For each contestant, its time in each round, in ns; all have the same number of rounds.
  public let nanoseconds: [[Double]]
  /// For each contestant, its page faults in each round.
  public let pageFaults: [[Double]]

  /// The number of rounds.
  public var rounds: Int { nanoseconds.first?.count ?? 0 }
}
