import Foundation
import Testing

@Suite struct InterruptionTests {
  @Test(arguments: [SIGKILL, SIGINT, SIGTERM, SIGQUIT])
  func aRunEndedInTheMiddleLeavesTheEarlierResults(signal: Int32) async throws {
    let folder = try WorkFolder()
    let earlier = Data("earlier\n".utf8) + Data((0..<5000).map { UInt8(truncatingIfNeeded: $0) })
    try folder.write(earlier, to: "results/latest.csv")
    try folder.write("{}\n", to: "results/latest.environment.json")
    let before = try folder.contents()
    // The second scenario takes long; when it is announced, the first one is measured.
    let run = try await WatchedProcess.run(
      ["--layouts", "grid", "--items", "50,300000", "--sweeps", "steady", "--rounds", "50"], in: folder,
      untilShowing: "[2/2]", thenSending: signal)
    #expect(run.endedBy == signal)
    // The runtime takes a quit for a crash.
    #expect(!run.shown.contains("acktrac"), "\(run.shown)")
    #expect(try folder.data(of: "results/latest.csv") == earlier)
    #expect(try folder.text(of: "results/latest.environment.json") == "{}\n")
    #expect(try folder.contents() == before)
  }

  #if os(Linux)
    @Test func memoryThatRunsOutEndsARunWithOneLineAndNoTrace() async throws {
      let folder = try WorkFolder()
      let outcome = try await BenchProcess.run(
        ["--layouts", "grid", "--items", "10000000", "--sweeps", "steady", "--quiet"], in: folder,
        shell: "ulimit -v 300000; \"$@\"; exit $?")
      #expect(outcome.status == 128 + SIGABRT)
      #expect(outcome.errors.contains("memory") && !outcome.errors.contains("acktrac"), "\(outcome.errors)")
    }
  #endif
}
