import Testing

@Suite struct RepeatabilityTests {
  private static let arguments = [
    "--layouts", "waterfall,list,line", "--items", "200", "--sweeps", "jump,fling", "--rounds", "1",
    "--quiet", "--format", "csv",
  ]

  @Test func theSameSeedGivesTheSameResultsApartFromTimes() async throws {
    let first = try await BenchProcess.run(Self.arguments + ["--seed", "3"], in: WorkFolder())
    let second = try await BenchProcess.run(Self.arguments + ["--seed", "3"], in: WorkFolder())
    let rows = TinyRun.repeatable(first.output)
    #expect(rows.count == 1 + 6 * 5)
    #expect(rows == TinyRun.repeatable(second.output))
  }

  @Test(arguments: ["jump", "fling"])
  func anotherSeedScrollsElsewhere(sweep: String) async throws {
    let arguments = Self.arguments.replacing(with: ["--sweeps", sweep, "--paths", "binary"])
    let first = try await BenchProcess.run(arguments + ["--seed", "3"], in: WorkFolder())
    let second = try await BenchProcess.run(arguments + ["--seed", "4"], in: WorkFolder())
    let place = try #require(TinyRun.columns.firstIndex(of: "returned_per_query"))
    let counts = [first, second].map { outcome in
      TinyRun.fields(of: outcome.output).dropFirst().map { $0[place] }
    }
    #expect(counts[0].count == 3)
    for (one, other) in zip(counts[0], counts[1]) { #expect(one != other) }
  }
}
