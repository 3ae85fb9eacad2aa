import Files
import Foundation
import Testing

@testable import BenchCommands

/// Ends of the bench in the middle of a build, and runs beside each other.
@Suite struct KilledBuildTests {
  struct End: CustomTestStringConvertible {
    let signal: Int32
    let reachesGroup: Bool
    var testDescription: String { "signal \(signal)\(reachesGroup ? " to the group" : "")" }
  }

  @Test(arguments: [
    End(signal: SIGINT, reachesGroup: false), End(signal: SIGTERM, reachesGroup: true),
    End(signal: SIGKILL, reachesGroup: false), End(signal: SIGKILL, reachesGroup: true),
  ])
  func aKilledRunLeavesNothing(end: End) async throws {
    let sample = try SampleRepository()
    try sample.write("hang", to: "behaviour")
    try sample.commit("two", tag: "second")
    let process = bench(["ab", "second"], in: sample)
    try await BenchProcess.finish(process) {
      try await wait("the build does not start") { sample.compiler.processes != nil }
      #expect(sample.runFolders().count == 1)
      let identifier = process.processIdentifier
      let leadsGroup = getpgid(identifier) == identifier
      kill(end.reachesGroup && leadsGroup ? -identifier : identifier, end.signal)
    }
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == end.signal)
    try await wait("the run's folder stays") { sample.runFolders().isEmpty }
    try await wait("the build goes on") {
      sample.compiler.processes?.allSatisfy { !isRunning($0) } == true
    }
    try sample.expectNothingLeft()
  }

  @Test func runsAtTheSameTimeDoNotDisturbEachOther() async throws {
    let sample = try SampleRepository()
    try sample.commit("two", tag: "second")
    let errors = try (0..<3).map { number in try sample.folder.write("", to: "errors-\(number)") }
    let runs = try (0..<3).map { number in
      let product = number == 2 ? "other" : "app"
      let run = bench(["ab", "--quiet", "--product", product, "first", "second"], in: sample)
      run.standardError = try FileHandle(forWritingTo: errors[number])
      return run
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for run in runs {
        group.addTask { try await BenchProcess.finish(run) {} }
      }
      try await group.waitForAll()
    }
    // What was built is no bench, which is found out when it is to be measured.
    #expect(runs.map(\.terminationStatus) == [1, 1, 1])
    for file in errors {
      let line = try String(contentsOf: file, encoding: .utf8)
      #expect(line.contains(": cannot run ") && line.hasSuffix(": Exec format error\n"), "\(line)")
    }
    #expect(sample.cached().filter { $0.contains("-") }.count == 4)
    try sample.expectNothingLeft()
  }

  @Test func whatADeadRunLeftIsPutAwayAndALiveRunIsLeftAlone() throws {
    let sample = try SampleRepository()
    let cache = try BuildCache(of: sample.repository)
    let dead = "\(cache.folder)/run-00000000000000aa"
    let live = "\(cache.folder)/run-00000000000000bb"
    for folder in [dead, live] {
      let place = "\(folder)/1/a package"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data("left".utf8).write(to: URL(fileURLWithPath: "\(place)/file"))
      // As package managers leave what they have fetched.
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: place)
    }
    try sample.git("worktree", "add", "--quiet", "--detach", "../mine")
    let lock = try #require(try FileLock("\(live)/lock", .exclusive))
    _ = try sample.build("first")
    #expect(sample.runFolders() == ["run-00000000000000bb"])
    lock.release()
    _ = try sample.build("first")
    // A working tree of the user's own is no concern of runs.
    #expect(try sample.workingTrees() == 2)
    try sample.git("worktree", "remove", "../mine")
    try sample.expectNothingLeft()
  }

  private func bench(_ arguments: [String], in sample: SampleRepository) -> Process {
    let process = Process()
    process.executableURL = BenchProcess.executable
    process.arguments = arguments
    process.environment = BenchProcess.environment.merging(["PATH": sample.compiler.searchPath]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: sample.top)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Whether a process is there, and is not just waiting for its end to be noticed.
  private func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return !status.contains(") Z ")
  }

  private func wait(_ problem: String, until condition: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(BenchProcess.patience / 3)
    while try !condition() {
      try #require(ContinuousClock.now < deadline, "\(problem)")
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
