import Files
import Foundation
import LayoutBench
import Testing

/// Outputs that cannot be written: exit code 1, one line that names them, and nothing measured.
@Suite struct OutputFileTests {
  /// So much that measuring it would take minutes.
  private static let longRun = ["--layouts", "grid", "--items", "10000000", "--sweeps", "steady"]

  /// Limits files to 1 KiB, which tables of results exceed; standard output goes on to a pipe.
  private static let nearlyFull = "(ulimit -f 2; \"$@\"; echo status $? >&2) | cat"

  @Test(arguments: [[], ["--quiet"], ["--quiet", "--format", "table"]])
  func whatCannotBeWrittenIsPrintedAllTheSame(options: [String]) async throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "results/latest.csv")
    let outcome = try await BenchProcess.run(TinyRun.arguments + options, in: folder, shell: Self.nearlyFull)
    #expect(outcome.errorLines.last == "status 1")
    #expect(outcome.errors.contains("results/latest.csv: cannot be written: "), "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix("grid, uniform, 50 items, steady\n") && outcome.output.contains("  floor "))
    #expect(try folder.text(of: "results/latest.csv") == "earlier\n")
  }

  @Test func whatOtherCommandsCannotWriteIsPrintedToo() async throws {
    let folder = try WorkFolder()
    let noise = try await BenchProcess.run(
      [
        "noise", "--layouts", "grid", "--items", "50", "--sweeps", "steady", "--paths", "binary", "--tries",
        "20",
        "--time-budget", "0", "--plant", "0", "--quiet",
      ], in: folder, shell: Self.nearlyFull)
    #expect(noise.errorLines.last == "status 1" && noise.errors.contains("noise.csv: cannot be written: "))
    #expect(noise.output.contains("80 % power"))
    let update = try await BenchProcess.run(
      ["baseline", "update", "--no-instructions", "--quiet"] + TinyRun.arguments, in: folder,
      shell: Self.nearlyFull)
    #expect(
      update.errorLines.last == "status 1" && update.errors.contains("baseline.csv: cannot be written: "))
    #expect(update.output.hasPrefix("grid, uniform, 50 items, steady\n"))
  }

  @Test(arguments: [
    "missing/a.csv", "a-folder", "./a-folder/", "a-file/a.csv", String(repeating: "a", count: 300),
    // The environment beside these cannot be written.
    "taken.csv", String(repeating: "a", count: 240) + ".csv",
  ])
  func unwritableOutputsAreRefusedBeforeMeasuring(output: String) async throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "results/latest.csv")
    try folder.write("a file\n", to: "a-file")
    try folder.makeFolder("a-folder")
    try folder.makeFolder("taken.environment.json")
    let before = try folder.contents()
    let outcome = try await BenchProcess.run(Self.longRun + ["--output", output], in: folder)
    #expect(outcome.status == 1 && !outcome.wasSignalled)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot be written"))
    let stem = output.hasSuffix(".csv") ? String(output.dropLast(4)) : output
    #expect(outcome.errors.contains(stem))
    #expect(try folder.contents() == before)
    #expect(try folder.text(of: "results/latest.csv") == "earlier\n")
  }

  @Test(arguments: [["--output", ""], ["--output="]])
  func aNamelessOutputIsRefused(arguments: [String]) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.longRun + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "bench: --output does not take ''; allowed: the path of a file (see bench run --help)\n")
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["./results/latest.csv", "results//latest.csv", ".//results/./latest.csv"])
  func theResultsFolderIsMadeHoweverItIsSpelled(output: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--output", output], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.contents() == ["results", "results/latest.csv", "results/latest.environment.json"])
  }

  @Test(arguments: [
    ["--frames", "in.csv", "--output", "in.csv"],
    ["--frames", "in.csv", "--output", "./in.csv"],
    ["--frames", "in.csv", "--output", "link.csv"],
    ["--frames", "link.csv", "--output", "in.csv"],
    ["--frames", "in.csv", "--output", "hard.csv"],
    ["--frames", "in.csv", "--output", "beside.csv"],
    ["--trace", "in.csv", "--output", "link.csv"],
    // The environment beside this one leads to the CSV itself.
    ["--output", "both.csv"],
  ])
  func filesThatARunNeedsAreNotOverwritten(arguments: [String]) async throws {
    let folder = try WorkFolder()
    let text = "x,y,width,height\n0,0,9,9\n"
    let manager = FileManager.default
    for name in ["in.csv", "both.csv"] { try folder.write(text, to: name) }
    try manager.linkItem(atPath: folder.path(of: "in.csv"), toPath: folder.path(of: "hard.csv"))
    for (link, target) in [
      ("link.csv", "in.csv"), ("beside.environment.json", "in.csv"), ("both.environment.json", "both.csv"),
    ] {
      try manager.createSymbolicLink(atPath: folder.path(of: link), withDestinationPath: target)
    }
    let before = try folder.contents()
    let outcome = try await BenchProcess.run(Self.longRun + arguments, in: folder)
    #expect(outcome.status == 64 && !outcome.wasSignalled)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("is the file of ") && outcome.errors.hasSuffix("(see bench run --help)\n"))
    #expect(try folder.contents() == before)
    for name in ["in.csv", "both.csv"] { #expect(try folder.text(of: name) == text) }
  }

  @Test(arguments: [
    ["--output", "fresh.csv", "--export", "json=fresh.csv"],
    ["--output", "fresh.csv", "--export", "bencher=fresh.environment.json"],
    ["--export", "csv=a.csv", "--export", "json=./a.csv"],
    ["--output", "results/fresh.csv", "--export", "json=./results//fresh.csv"],
  ])
  func twoOutputsAreNotTheSameFileBeforeItIsThereEither(arguments: [String]) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.longRun + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("is the file of "), "\(outcome.errors)")
    #expect(try folder.contents().isEmpty)
  }

  @Test func twoReportsOfACommandAreNotTheSameFile() async throws {
    let folder = try WorkFolder()
    for name in ["old.csv", "new.csv"] { try folder.write("", to: name) }
    let outcome = try await BenchProcess.run(
      ["compare", "old.csv", "new.csv", "--export", "json=x", "--export", "junit=x"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("bench: --export x is the file of --export x"))
    #expect(try folder.contents() == ["new.csv", "old.csv"])
  }

  @Test func theFileOfStandardOutputIsNotReplaced() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      Self.longRun + ["--output", "out.csv"], in: folder, shell: "\"$@\" >out.csv")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("standard output"))
    #expect(try folder.contents() == ["out.csv"])
  }

  @Test func bothFilesTakeTheirPlacesUnderALockOfTheFolder() async throws {
    let folder = try WorkFolder()
    let names = ["results/latest.csv", "results/latest.environment.json"]
    for name in names { try folder.write("earlier\n", to: name) }
    let lock = open(folder.path(of: "results"), O_RDONLY | O_CLOEXEC)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    async let outcome = BenchProcess.run(TinyRun.arguments, in: folder)
    let deadline = ContinuousClock.now + .seconds(BenchProcess.patience / 2)
    while try folder.contents().filter({ $0.hasSuffix(".tmp") }).count < 2 {
      guard ContinuousClock.now < deadline else { break }
      try await Task.sleep(for: .milliseconds(2))
    }
    for name in names { #expect(try folder.text(of: name) == "earlier\n") }
    close(lock)
    #expect(try await outcome.status == 0)
    for name in names { #expect(try folder.text(of: name) != "earlier\n") }
    #expect(try folder.contents() == ["results"] + names)
  }

  @Test func filesWrittenTogetherByManyAreInTheEndOfOne() async throws {
    let folder = try WorkFolder()
    let (first, second) = (folder.path(of: "first"), folder.path(of: "second"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for turn in 0..<20 {
            let text = "\(writer) \(turn)\n"
            try AtomicFile.write([.init(path: first, text: text), .init(path: second, text: text)])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.contents() == ["first", "second"])
    #expect(try folder.text(of: "first") == folder.text(of: "second"))
  }

  @Test func whereOneOfTwoFilesCannotBeWrittenNeitherIs() throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "first")
    let missing = folder.path(of: "missing/second")
    let problem = #expect(throws: FileProblem.self) {
      try AtomicFile.write([
        .init(path: folder.path(of: "first"), text: "new\n"), .init(path: missing, text: "new\n"),
      ])
    }
    #expect(problem?.path == missing)
    #expect(try folder.contents() == ["first"])
    #expect(try folder.text(of: "first") == "earlier\n")
  }

  @Test func aFolderInThePlaceOfTheUsualOutputIsRefused() async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("results/latest.csv")
    let outcome = try await BenchProcess.run(Self.longRun, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("results/latest.csv"))
    #expect(try folder.contents() == ["results", "results/latest.csv"])
  }

  @Test func aFileInThePlaceOfTheResultsFolderIsRefusedAndStays() async throws {
    let folder = try WorkFolder()
    try folder.write("mine\n", to: "results")
    let outcome = try await BenchProcess.run(Self.longRun, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(try folder.text(of: "results") == "mine\n")
  }

  @Test func aWrongCommandLineIsRefusedBeforeTheOutputIsLookedAt() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(["--output", "missing/a.csv", "--rounds", "0"], in: folder)
    #expect(outcome.status == 64)
    #expect(try folder.contents().isEmpty)
  }
}
