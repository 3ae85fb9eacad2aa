import Foundation
import LayoutBench
import Testing

@Suite struct RunOutputTests {
  @Test func printedCSVIsTheWrittenOne() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--format", "csv"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try folder.text(of: "results/latest.csv")))
  }

  @Test func everyFormatCanBePrintedAndExported() async throws {
    let folder = try WorkFolder()
    let exports = ReportFormat.allCases.flatMap { ["--export", "\($0.rawValue)=run.\($0.rawValue)"] }
    for format in ReportFormat.allCases {
      let outcome = try await BenchProcess.run(
        TinyRun.arguments + ["--quiet", "--format", format.rawValue] + exports, in: folder)
      #expect(outcome.status == 0)
      #expect(try outcome.output == folder.text(of: "run.\(format.rawValue)"))
    }
    #expect(try folder.text(of: "run.junit").contains("<testsuite name=\"run\" tests=\"5\" failures=\"0\""))
    #expect(try folder.text(of: "run.text") == "run: 5 verified\n")
  }

  @Test func csvHasTheDocumentedColumnsAndReadsBack() async throws {
    let folder = try WorkFolder()
    _ = try await BenchProcess.run(TinyRun.arguments, in: folder)
    let text = try folder.text(of: "results/latest.csv")
    #expect(text.hasPrefix(TinyRun.columns.joined(separator: ",") + "\n"))
    #expect(text.hasSuffix("\n") && !text.contains("\r"))
    let table = try ResultTable(contentsOf: folder.path(of: "results/latest.csv"))
    #expect(table.csv == text)
    #expect(table.rows.map(\.path) == ["naive", "scan", "binary", "binary-visit", "floor"])
    for row in table.rows {
      #expect(row.schema == 1 && row.layout == "grid" && row.content == "uniform" && row.items == 50)
      #expect(row.sweep == "steady" && row.verified == true && row.frames == 40 && row.rounds == 1)
      #expect(row.queryNanosecondsP50 != nil && row.stepNanosecondsP50 != nil && row.speedup != nil)
      #expect(row.build == Self.buildConfiguration)
    }
  }

  @Test func environmentFileSaysWhatWasMeasuredOnWhat() async throws {
    let folder = try WorkFolder()
    _ = try await BenchProcess.run(
      TinyRun.arguments + ["--paths", "binary:reprepare,floor", "--seed", "18446744073709551615"],
      in: folder)
    let environment = try Self.environment(in: folder)
    #expect(environment["build_configuration"] as? String == Self.buildConfiguration)
    for fact in ["bench_version", "processor", "operating_system", "swift_version", "allocator"] {
      #expect((environment[fact] as? String)?.isEmpty == false, "\(fact)")
    }
    #expect(environment["git_commit"] == nil, "the folder is in no repository")
    let options = try #require(environment["options"] as? [String: Any])
    #expect(options["seed"] as? String == "18446744073709551615")
    #expect(options["rounds"] as? Int == 1)
    #expect(options["suite"] as? String == "default")
    #expect(options["filter"] is NSNull)
    #expect(options["paths"] as? [String] == ["binary:reprepare", "floor"])
    #expect(options["scenarios"] as? [String] == ["grid/uniform/50/steady"])
  }

  @Test func environmentFileNamesTheCommitOfTheWorkingFolder() async throws {
    let folder = try WorkFolder()
    try folder.write("1\n", to: "tracked")
    try git(["init", "--quiet"], in: folder)
    try git(["add", "tracked"], in: folder)
    try git(
      [
        "-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false", "commit", "--quiet", "-m",
        "m",
      ],
      in: folder)
    let reference = try folder.text(of: ".git/HEAD").dropFirst("ref: ".count).dropLast()
    let commit = try String(folder.text(of: ".git/\(reference)").dropLast())

    _ = try await BenchProcess.run(TinyRun.arguments, in: folder)
    #expect(try Self.environment(in: folder)["git_commit"] as? String == commit)
    try folder.write("22\n", to: "tracked")
    _ = try await BenchProcess.run(TinyRun.arguments, in: folder)
    #expect(try Self.environment(in: folder)["git_commit"] as? String == commit + "-dirty")
  }

  @Test func whatKeepsGitFromTellingTheCommitIsTold() async throws {
    let folder = try WorkFolder()
    try git(["init", "--quiet"], in: folder)
    // git's own way to have it take the owner for another user, as of a checkout in a container.
    let refusal = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]
    let arguments = TinyRun.arguments + ["--quiet"]
    let outcome = try await BenchProcess.run(arguments, in: folder, setting: refusal)
    #expect(outcome.status == 0)
    #expect(try Self.environment(in: folder)["git_commit"] == nil)
    let note = outcome.errorLines.filter { $0.contains("the commit is not known") }
    #expect(note.count == 1)
    #expect(note[0].hasPrefix("bench: note: the commit is not known: git does not read the repository"))
    #expect(note[0].contains("git config --global --add safe.directory "))

    // The job knows it.
    let job = refusal.merging(["GITHUB_ACTIONS": "true", "GITHUB_SHA": "0123abcd"]) { $1 }
    let inJob = try await BenchProcess.run(arguments, in: folder, setting: job)
    #expect(try Self.environment(in: folder)["git_commit"] as? String == "0123abcd")
    #expect(!inJob.errors.contains("commit"))
    // What git says is nearer to what was measured.
    try folder.write("1\n", to: "tracked")
    try git(["add", "tracked"], in: folder)
    let identity = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
    try git(identity + ["commit", "--quiet", "-m", "m"], in: folder)
    _ = try await BenchProcess.run(
      arguments, in: folder, setting: ["GITHUB_ACTIONS": "true", "GITHUB_SHA": "0123abcd"])
    #expect((try Self.environment(in: folder)["git_commit"] as? String)?.count == 40)
  }

  @Test func withoutGitTheCommitIsNotKnownAndThatIsTold() async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("empty")
    let outcome = try await BenchProcess.run(
      TinyRun.arguments + ["--quiet"], in: folder, setting: ["PATH": folder.path(of: "empty")])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("bench: note: the commit is not known: git is not in PATH\n"))
  }

  @Test func onlyADebugBuildWarnsThatItsTimesMeanNothing() async throws {
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--quiet"], in: WorkFolder())
    #expect(outcome.errors.contains("this is a debug build") == (Self.buildConfiguration == "debug"))
  }

  @Test func standardOutputHasTheResultsAndNothingElse() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--details"], in: folder)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 8)
    #expect(lines[0] == "grid, uniform, 50 items, steady")
    #expect(lines[1].hasPrefix("  path ") && lines[1].contains("speedup"))
    for (line, path) in zip(lines[2...], ["naive", "scan", "binary", "binary-visit", "floor"]) {
      #expect(line.hasPrefix("  \(path) "))
    }
    #expect(lines[7].isEmpty)
    #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("bench: ") })
    #expect(
      outcome.errorLines.last?.contains("wrote results/latest.csv and results/latest.environment.json")
        == true)
  }

  @Test func whatAVirtualMachineCannotCountIsToldOnlyWithTheDetails() async throws {
    let outcome = try await BenchProcess.run(TinyRun.arguments, in: WorkFolder())
    #expect(!outcome.errors.contains("figures are empty"))
  }

  @Test func progressIsShownOnATerminalOnly() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments, in: folder)
    #expect(!outcome.errors.contains("[1/1]"))
    #expect(!outcome.errors.contains("\r") && !outcome.errors.contains("\u{1B}"))
    let watched = try await WatchedProcess.run(
      TinyRun.arguments, in: folder, untilShowing: "[1/1] grid/uniform/50/steady", thenSending: nil)
    #expect(watched.endedBy == nil)
    let quiet = try await WatchedProcess.run(
      TinyRun.arguments + ["--quiet", "--output", "missing/a.csv"], in: folder, untilShowing: "missing/a.csv",
      thenSending: nil)
    #expect(!quiet.shown.contains("[1/1]"))
  }

  @Test func aLongRunIsAnnouncedBeforeItStarts() async throws {
    let folder = try WorkFolder()
    try folder.write(
      "x,y,width,height\n" + String(repeating: "0,0,9,9\n", count: 20_000), to: "identical.csv")
    try folder.write("offset\n" + String(repeating: "0\n", count: 200_000), to: "long.csv")
    for arguments in [
      ["--frames", "identical.csv", "--sweeps", "steady", "--rounds", "10000"],
      ["--trace", "long.csv", "--layouts", "grid", "--items", "500", "--rounds", "100"],
    ] {
      let run = try await WatchedProcess.run(
        arguments, in: folder, untilShowing: " s left", thenSending: SIGKILL)
      #expect(run.shown.contains("bench: warning: this may take about "))
      #expect(run.shown.contains("[1/1] "))
    }
    let short = try await BenchProcess.run(TinyRun.arguments, in: folder)
    #expect(!short.errors.contains("may take"))
  }

  @Test func runningAgainReplacesTheEarlierResults() async throws {
    let folder = try WorkFolder()
    try folder.write("earlier", to: "results/latest.csv")
    try folder.write("earlier", to: "results/latest.environment.json")
    #expect(try await BenchProcess.run(TinyRun.arguments, in: folder).status == 0)
    #expect(try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows.count == 5)
    #expect(try Self.environment(in: folder)["options"] != nil)
    #expect(try folder.contents() == ["results", "results/latest.csv", "results/latest.environment.json"])
  }

  static func environment(in folder: WorkFolder) throws -> [String: Any] {
    let data = try folder.data(of: "results/latest.environment.json")
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// How these tests were built, and the executable with them.
  static var buildConfiguration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private func git(_ arguments: [String], in folder: WorkFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = BenchProcess.environment
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
