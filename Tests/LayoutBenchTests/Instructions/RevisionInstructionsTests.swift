import Testing

@testable import LayoutBench

@Suite struct RevisionInstructionsTests {
  /// What callgrind writes of some counts.
  private func report(_ counts: [String: Int]) throws -> CallgrindReport {
    let parts = counts.sorted { $0.key < $1.key }.map {
      "desc: Trigger: Client Request: \($0.key)\nevents: Ir\ntotals: \($0.value)\n"
    }
    let text =
      "creator: callgrind\n" + parts.joined()
      + "desc: Trigger: Program termination\nevents: Ir\ntotals: 1\n"
    return try CallgrindReport(text: Array(text.utf8), path: "out")
  }

  private func instructions(_ counts: [String: Int], scenarios: [String]) throws -> RevisionInstructions {
    RevisionInstructions(
      try report(counts), scenarios: scenarios, frames: ["a/b/100/c": 10, "z/b/100/c": 10])
  }

  @Test func eachRevisionHasItsOwnNumbersOfScenarios() throws {
    let old = try instructions(
      ["0 queries binary": 1_000, "0 prepare binary": 5_000], scenarios: ["a/b/100/c"])
    let new = try instructions(
      ["1 queries binary": 1_000, "1 prepare binary": 5_500, "0 queries binary": 7],
      scenarios: ["z/b/100/c", "a/b/100/c"])
    let findings = try old.findings(against: new, share: 0.001)
    #expect(findings.filter { $0.outcome == .added }.map(\.row.layout) == ["z"])
    let regressions = findings.filter { $0.outcome == .regression }
    #expect(regressions.map(\.row.description) == ["a/b/100/c prepare:binary"])
    #expect(regressions.map(\.metric) == [.instructionsPrepare])
    #expect(regressions.first?.old == 50 && regressions.first?.new == 55)
    #expect(findings.filter { $0.outcome == .unchanged }.map(\.old) == [100])
  }

  @Test func aDifferenceBelowTheShareIsNone() throws {
    func finding(_ count: Int) throws -> Finding.Outcome? {
      let old = try instructions(["0 queries binary": 100_000], scenarios: ["a/b/100/c"])
      let new = try instructions(["0 queries binary": count], scenarios: ["a/b/100/c"])
      return try old.findings(against: new, share: 0.001).first?.outcome
    }
    #expect(try finding(100_090) == .unchanged)
    #expect(try finding(100_110) == .regression)
    #expect(try finding(99_000) == .improvement)
  }

  @Test func namesThatAreNoCountOfAScenarioArePassedOver() throws {
    let counts = ["binary": 1, "7 queries binary": 1, "0 other binary": 1, "0 queries a b": 30]
    let only = try instructions(counts, scenarios: ["odd"])
    #expect(only.table.rows.map(\.path) == ["a b"] && only.table.rows.map(\.layout) == ["odd"])
    #expect(only.table.rows.map(\.instructionsPerQuery) == [30])
  }

  @Test func whatIsCountedIsFoundByItsName() {
    for work in [CountedWork.queries(path: "binary-visit"), .prepare("scan")] {
      let parsed = CountedWork.parse(work.name(scenario: 12))
      #expect(parsed?.scenario == 12 && parsed?.work == work)
    }
    #expect(CountedWork.parse("12 queries") == nil && CountedWork.parse("x queries y") == nil)
  }
}
