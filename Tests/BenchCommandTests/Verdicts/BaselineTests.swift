import Foundation
import LayoutBench
import Testing

@Suite struct BaselineTests {
  /// Two rows without ratios, whose counts are the same in every run.
  private static let counts = [
    "--layouts", "grid", "--items", "50,60", "--sweeps", "steady", "--paths", "naive", "--rounds", "1",
    "--no-instructions",
  ]

  private func baseline(
    _ arguments: [String], in folder: WorkFolder, setting variables: [String: String] = [:]
  ) async throws -> BenchProcess.Outcome {
    try await BenchProcess.run(["baseline"] + arguments, in: folder, setting: variables)
  }

  /// A folder with a baseline, changed by hand.
  private func folder(_ change: (inout [ResultRow]) -> Void = { _ in }) async throws -> WorkFolder {
    let folder = try WorkFolder()
    let update = try await baseline(["update"] + Self.counts, in: folder)
    try #require(update.status == 0, "\(update.errors)")
    try EditedTable.edit("results/baseline.csv", in: folder, change)
    return folder
  }

  private func check(
    _ arguments: [String] = [], in folder: WorkFolder, setting variables: [String: String] = [:]
  ) async throws -> BenchProcess.Outcome {
    try await baseline(
      ["check", "--rounds", "1", "--no-instructions"] + arguments, in: folder, setting: variables)
  }

  /// The lines that tell of something.
  private func findings(_ outcome: BenchProcess.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("note: ") }.dropLast()
  }

  @Test func whatHasNotChangedIsFineAlsoStrictly() async throws {
    let folder = try await folder()
    #expect(
      try folder.contents() == ["results", "results/baseline.csv", "results/baseline.environment.json"])
    for arguments in [[], ["--strict"]] {
      let outcome = try await check(arguments, in: folder)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(findings(outcome).isEmpty)
      #expect(outcome.output.hasSuffix(" unchanged\n"))
    }
  }

  @Test func allPathsAreCheckedToo() async throws {
    let folder = try WorkFolder()
    let update = try await baseline(["update"] + TinyRun.arguments + ["--no-instructions"], in: folder)
    #expect(update.status == 0)
    // The five of a run, and one that prepares anew in each step.
    #expect(update.errors.contains("6 rows; commit both"))
    #expect(try folder.text(of: "results/baseline.csv").contains(",binary:reprepare,"))
    let outcome = try await check(in: folder)
    #expect(outcome.status == 0)
    // One round has no interval, which strictly is not enough.
    #expect(try await check(["--strict"], in: folder).status == 4)
  }

  @Test func aWorseCountIsARegressionOfItsRow() async throws {
    let folder = try await folder { $0[1].examinedPerQuery = 59 }
    let outcome = try await check(["--export", "junit=gate.xml"], in: folder)
    #expect(outcome.status == 2)
    #expect(
      findings(outcome) == [
        "regression: grid/uniform/60/steady naive: examined_per_query 59 → 60 (+1.69 %, exact)"
      ])
    #expect(outcome.output.hasPrefix("regression: "))
    // What to do when it is meant.
    #expect(outcome.output.contains("taken into the baseline by bench baseline update"))
    let junit = try folder.text(of: "gate.xml")
    #expect(junit.contains("failures=\"1\""))
    #expect(
      junit.contains(
        "<testcase classname=\"grid/uniform/60/steady\" name=\"naive examined_per_query\" time=\"0\">\n"
          + "    <failure message=\"grid/uniform/60/steady naive: "))
  }

  @Test func otherAnswersAreARegressionAlsoWhenTheyAreFewer() async throws {
    for returned in [49.0, 51] {
      let folder = try await folder { $0[0].returnedPerQuery = returned }
      let outcome = try await check(in: folder)
      #expect(outcome.status == 2)
      #expect(findings(outcome).first?.hasSuffix("; other elements in the answers") == true)
    }
  }

  @Test func betterIsFineWithAdvice() async throws {
    let folder = try await folder { $0[0].examinedPerQuery = 77 }
    for arguments in [[], ["--strict"]] {
      let outcome = try await check(arguments, in: folder)
      #expect(outcome.status == 0)
      #expect(
        findings(outcome) == [
          "improvement: grid/uniform/50/steady naive: examined_per_query 77 → 50 (-35.1 %, exact)"
        ])
      #expect(outcome.output.contains("\nnote: bench baseline update takes the improvements, "))
    }
  }

  @Test func missingAndNewRowsCountOnlyStrictly() async throws {
    let new = try await folder { $0.removeLast() }
    let missing = try await folder { rows in
      rows.append(rows[0])
      rows[2].content = "gone"
    }
    for (folder, line) in [
      (new, "new: grid/uniform/60/steady naive"), (missing, "missing: grid/gone/50/steady naive"),
    ] {
      let lenient = try await check(in: folder)
      #expect(lenient.status == 0)
      #expect(findings(lenient) == [line])
      #expect(lenient.output.contains("\nnote: bench baseline update takes "))
      #expect(try await check(["--strict"], in: folder).status == 4)
    }
    // What was left out on purpose is not missing.
    let others = try await check(["--strict", "--items", "60"], in: missing)
    #expect(others.status == 0 && findings(others).isEmpty)
  }

  @Test func otherFramesCannotBeJudged() async throws {
    let folder = try await folder { $0[0].frames = 7 }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 0)
    #expect(
      findings(outcome) == ["inconclusive: grid/uniform/50/steady naive: 7 frames in the baseline, 30 now"])
    #expect(try await check(["--strict"], in: folder).status == 4)
  }

  @Test func framesAndTracesOfOnesOwnAreComparedBesideNamedLayouts() async throws {
    let folder = try WorkFolder()
    try folder.write("x,y,width,height\n0,0,9,9\n0,9,9,9\n0,18,9,9\n", to: "frames.csv")
    try folder.write("offset\n0\n10\n", to: "trace.csv")
    let update = try await baseline(
      [
        "update", "--frames", "frames.csv", "--trace", "trace.csv", "--layouts", "grid", "--items", "50",
        "--sweeps", "steady", "--paths", "naive", "--rounds", "1", "--no-instructions",
      ], in: folder)
    #expect(update.status == 0, "\(update.errors)")
    #expect(try ResultTable(contentsOf: folder.path(of: "results/baseline.csv")).rows.count == 4)
    let same = try await check(["--strict"], in: folder)
    #expect(same.status == 0 && findings(same).isEmpty, "\(same.output)")
    try EditedTable.edit("results/baseline.csv", in: folder) { rows in
      for number in rows.indices where rows[number].layout == "frames" { rows[number].examinedPerQuery = 1 }
    }
    let worse = try await check(["--verbose"], in: folder)
    #expect(worse.status == 2)
    #expect(findings(worse).count == 2)
  }

  @Test func withoutABaselineThereIsAnExitCodeOfItsOwn() async throws {
    let folder = try WorkFolder()
    for (arguments, file) in [([], "results/baseline.csv"), (["--baseline", "no/such.csv"], "no/such.csv")] {
      let outcome = try await check(arguments, in: folder)
      #expect(outcome.status == 5 && outcome.output.isEmpty)
      #expect(outcome.errors == "bench: no baseline: there is no \(file); bench baseline update writes one\n")
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test func baselinesThatAreNoneAreFailures() async throws {
    let folder = try await folder()
    let text = try folder.text(of: "results/baseline.csv")
    try EditedTable.edit("results/baseline.csv", in: folder) { $0.append($0[1]) }
    let twice = try folder.text(of: "results/baseline.csv")
    let head = text.split(separator: "\n")[0] + "\n"
    var files = [
      ("header-only", String(head), ": has no rows"),
      ("twice", twice, ": has the row grid/uniform/60/steady naive twice"),
      ("cut", String(text.dropLast(40)), ":3: "),
    ]
    files += EditedTable.broken.filter { !$0.name.hasPrefix("huge field") }
    try folder.makeFolder("folder.csv")
    for (name, text, words) in files {
      try folder.write(text, to: "\(name).csv")
      let outcome = try await check(["--baseline", "\(name).csv"], in: folder)
      #expect(outcome.status == 1 && !outcome.wasSignalled && outcome.output.isEmpty, "\(name)")
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("bench: \(name).csv\(words)"), "\(outcome.errors.prefix(300))")
    }
    let outcome = try await check(["--baseline", "folder.csv"], in: folder)
    #expect(outcome.status == 1 && outcome.errors.hasPrefix("bench: folder.csv: cannot be read: "))
    let update = try await baseline(["update", "--baseline", "folder.csv"] + Self.counts, in: folder)
    #expect(update.status == 1 && update.errors.hasPrefix("bench: folder.csv: cannot be written: "))
  }

  @Test func anEnvironmentThatAsksForWhatThereIsNotIsAFailure() async throws {
    let folder = try await folder()
    let text = try folder.text(of: "results/baseline.environment.json")
    for (from, to, words) in [
      ("--layouts=grid", "--layouts=mosaic", "--layouts does not know 'mosaic'"),
      ("--layouts=grid", "extra", "takes no argument such as 'extra'"),
      ("--layouts=grid", "--bogus", "unknown option '--bogus'"),
      ("--layouts=grid", "--help", "it asks for the help text"),
      ("--layouts=grid", "--filter=zzz", "leaves no scenario"),
      // A file in a repository is not to say what a check writes, reads or tolerates.
      ("--layouts=grid", "--export=json=evil.json", "unknown option '--export'"),
      ("--layouts=grid", "--baseline=other.csv", "unknown option '--baseline'"),
      ("--layouts=grid", "--margin=10000", "unknown option '--margin'"),
    ] {
      try folder.write(text.replacing(from, with: to), to: "results/baseline.environment.json")
      let outcome = try await check(in: folder)
      #expect(outcome.status == 1 && outcome.errorLines.count == 1)
      #expect(
        outcome.errors.hasPrefix(
          "bench: results/baseline.environment.json: options.arguments is not what baseline update writes: "))
      #expect(outcome.errors.contains(words))
    }
  }

  @Test(arguments: [
    nil, "", "[]", "{", "{}", #"{"options": null}"#, #"{"options": {"arguments": "--items=5"}}"#,
    #"{"options": {"arguments": [1, 2]}}"#, String(repeating: "[", count: 100_000),
  ])
  func anEnvironmentThatIsMissingOrBrokenIsToldBeforeAnythingIsMeasured(text: String?) async throws {
    let folder = try await folder()
    if let text {
      try folder.write(text, to: "results/baseline.environment.json")
    } else {
      try FileManager.default.removeItem(atPath: folder.path(of: "results/baseline.environment.json"))
    }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    // Before measuring there are warnings, at least of a debug build.
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("bench: results/baseline.environment.json: "))
    #expect(outcome.errors.utf8.count < 300)
  }

  @Test func whoeverNamesTheScenariosNeedsNoEnvironmentFile() async throws {
    let folder = try await folder()
    try FileManager.default.removeItem(atPath: folder.path(of: "results/baseline.environment.json"))
    let outcome = try await check(
      ["--layouts", "grid", "--items", "50,60", "--sweeps", "steady", "--paths", "naive"], in: folder)
    #expect(outcome.status == 0)
    #expect(findings(outcome).isEmpty)
    #expect(
      outcome.output.contains("note: the environment of results/baseline.csv is not known\n"))
  }

  @Test func everyFormatIsExported() async throws {
    let folder = try await folder { $0[1].examinedPerQuery = 59 }
    let exports = ReportFormat.allCases.flatMap { ["--export", "\($0.rawValue)=gate.\($0.rawValue)"] }
    let outcome = try await check(["--format", "csv"] + exports, in: folder)
    #expect(outcome.status == 2)
    #expect(try outcome.output == folder.text(of: "gate.csv"))
    #expect(outcome.output.contains("\nregression,grid,uniform,60,steady,naive,examined_per_query,59,60,"))
    for format in ReportFormat.allCases {
      #expect(try folder.text(of: "gate.\(format.rawValue)").hasSuffix("\n"), "\(format.rawValue)")
    }
  }

  @Test func rowsThatTheEnvironmentLeavesOutAreMissing() async throws {
    let folder = try await folder { $0.append(EditedTable.copy($0[0], path: "scan")) }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 0)
    #expect(findings(outcome) == ["missing: grid/uniform/50/steady scan"])
    #expect(try await check(["--strict"], in: folder).status == 4)
    // The command line may leave rows out.
    #expect(try await check(["--strict", "--paths", "naive"], in: folder).status == 0)
  }

  @Test func figuresThatTheBaselineLacksAreTold() async throws {
    let folder = try await folder { rows in
      for number in rows.indices { rows[number].examinedPerQuery = nil }
    }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "note: examined_per_query of 2 rows is not in the baseline, so it was not judged\n"))
    #expect(try await check(["--strict"], in: folder).status == 4)
  }

  @Test func aBaselineWithNothingToCompareIsAFailure() async throws {
    let folder = try await folder { rows in
      rows = rows.map { EditedTable.copy($0, path: "scan") }
      for number in rows.indices { rows[number].frames = 7 }
    }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.last?.contains("has no figure that could be compared") == true)
  }

  @Test func aRatioOutsideOfItsIntervalIsRefused() async throws {
    let folder = try await folder { rows in
      (rows[0].speedup, rows[0].speedupLow, rows[0].speedupHigh) = (2, 3, 4)
    }
    let outcome = try await check(in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == "bench: results/baseline.csv: column speedup: does not lie within its interval in the"
        + " row grid/uniform/50/steady naive\n")
  }

  @Test func memoryIsNotJudgedUnderOtherConditions() async throws {
    let folder = try await folder { rows in
      for number in rows.indices {
        (rows[number].bytesPerQuery, rows[number].allocationsPerQuery) = (1, 1e-3)
      }
    }
    let text = try folder.text(of: "results/baseline.environment.json")
    try folder.write(
      text.replacing("\"allocator\": \"", with: "\"allocator\": \"another "),
      to: "results/baseline.environment.json")
    let outcome = try await check(in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("note: another allocator: another "))
    #expect(outcome.output.contains("note: memory is not judged: "))
  }

  @Test func anUpdateTellsWhichRowsAreGone() async throws {
    let folder = try await folder()
    let outcome = try await baseline(
      ["update"] + Self.counts.replacing(with: ["--items", "60"]) + ["--quiet"], in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "bench: note: 1 rows of the earlier baseline are no longer in it: grid/uniform/50/steady naive\n"))
    #expect(try ResultTable(contentsOf: folder.path(of: "results/baseline.csv")).rows.map(\.items) == [60])
  }

  @Test func whatIsMeasuredOrComparedIsNotOverwritten() async throws {
    let folder = try await folder()
    let frames = "x,y,width,height\n0,0,9,9\n"
    try folder.write(frames, to: "in.csv")
    let baselineText = try folder.text(of: "results/baseline.csv")
    for arguments in [
      ["update", "--frames", "in.csv", "--baseline", "./in.csv"],
      ["check", "--export", "json=results/baseline.csv"],
      ["check", "--export", "json=results/baseline.environment.json"],
      ["check", "--frames", "in.csv", "--export", "text=in.csv"],
    ] {
      let outcome = try await baseline(arguments, in: folder)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("which it would overwrite"))
    }
    #expect(try folder.text(of: "in.csv") == frames)
    #expect(try folder.text(of: "results/baseline.csv") == baselineText)
  }

  @Test(arguments: [
    ([], "baseline takes update or check, not nothing"),
    (["frob"], "baseline takes update or check, not 'frob'"),
    (["check", "extra"], "baseline check takes no argument such as 'extra'"),
    (["check", "--margin", "-1"], "--margin does not take '-1'; allowed: a number from 0.0 to 10000.0"),
    (["check", "--margin", "nan"], "--margin does not take 'nan'"),
    (["check", "--confidence", "100"], "--confidence does not take '100'"),
    (["check", "--baseline", ""], "--baseline "), (["update", "--strict"], "unknown option '--strict'"),
  ])
  func wrongCommandLinesAreRefused(arguments: [String], words: String) async throws {
    let outcome = try await baseline(arguments, in: WorkFolder())
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: \(words)"), "\(outcome.errors)")
  }

  // MARK: - GitHub

  @Test func gitHubGetsAnnotationsAndTheSummary() async throws {
    let folder = try await folder { $0[1].examinedPerQuery = 59 }
    try folder.write("earlier\n", to: "summary.md")
    let outcome = try await check(
      ["--format", "json"], in: folder,
      setting: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path(of: "summary.md")])
    #expect(outcome.status == 2)
    #expect(
      outcome.errorLines.contains(
        "::error file=results/baseline.csv,line=3,title=baseline check%3A regression::"
          + "grid/uniform/60/steady naive: examined_per_query 59 → 60 (+1.69 %25, exact)"))
    #expect((try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) != nil)
    let summary = try folder.text(of: "summary.md")
    #expect(summary.hasPrefix("earlier\n## baseline check: 1 regression"))
    #expect(
      summary.contains("| regression | grid/uniform/60/steady naive | examined\\_per\\_query | 59 | 60 |"))
  }

  @Test func annotationsNameTheBaselineFromTheRootOfTheCheckout() async throws {
    let folder = try await folder { $0[1].examinedPerQuery = 59 }
    func errors(_ workspace: String) async throws -> [String] {
      let outcome = try await check(
        in: folder, setting: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace])
      return outcome.errorLines.filter { $0.hasPrefix("::error ") }
    }
    let name = folder.url.resolvingSymlinksInPath().lastPathComponent
    #expect(
      try await errors(folder.url.deletingLastPathComponent().path)[0]
        .hasPrefix("::error file=\(name)/results/baseline.csv,line=3,title="))
    #expect(
      try await errors(folder.path(of: "results"))[0].hasPrefix("::error file=baseline.csv,line=3,title="))
    // A baseline that lies elsewhere stands beside no change.
    try folder.makeFolder("elsewhere")
    #expect(try await errors(folder.path(of: "elsewhere"))[0].hasPrefix("::error title=baseline check"))
  }

  @Test func aSummaryKeepsToWhatGitHubTakes() async throws {
    let folder = try await folder { rows in
      rows += (0..<6_000).map { number in
        var row = rows[0]
        row.layout = "screen-\(number)" + String(repeating: "-", count: 150)
        return row
      }
    }
    let earlier = String(repeating: "earlier\n", count: 10_000)
    try folder.write(earlier, to: "summary.md")
    let outcome = try await check(
      ["--format", "json"], in: folder,
      setting: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path(of: "summary.md")])
    #expect(outcome.status == 0)
    let summary = try folder.text(of: "summary.md")
    #expect((1_048_000...1_048_576).contains(summary.utf8.count))
    #expect(summary.hasPrefix(earlier + "## baseline check: 6000 missing"))
    #expect(summary.contains(" more rows, for which there is no room\n\n</details>\n"))
  }

  @Test func aSummaryThatCannotBeWrittenChangesNoVerdict() async throws {
    let folder = try await folder()
    for path in [folder.path(of: "no/such.md"), folder.url.path, "/dev/full", ""] {
      #if !os(Linux)
        if path == "/dev/full" { continue }
      #endif
      let outcome = try await check(
        in: folder, setting: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path])
      #expect(outcome.status == 0)
      let warnings = outcome.errorLines.filter { $0.contains("cannot append to the job summary: ") }
      #expect(warnings.count == (path.isEmpty ? 0 : 1), "\(path)")
    }
    let elsewhere = try await check(in: folder, setting: ["GITHUB_ACTIONS": "false"])
    #expect(!elsewhere.errors.contains("::"))
  }
}
