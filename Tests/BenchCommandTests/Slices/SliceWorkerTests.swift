import Foundation
import LayoutBench
import Measurement
import Testing

@testable import BenchCommands

/// What the driver makes of processes that say something else than they should.
@Suite struct SliceWorkerTests {
  /// A program that writes lines, whatever it is asked.
  private static func program(_ script: String, in folder: WorkFolder, named name: String = "worker") throws
    -> String
  {
    try folder.write("#!/bin/sh\n" + script + "\n", to: name + ".text")
    // By another process: one that is started meanwhile would inherit the open file, which then cannot be
    // run.
    let copy = try ChildProcess.run(
      ChildProcess.Command(
        program: "/bin/sh", arguments: ["-c", "cp $0.text $0 && chmod 755 $0", folder.path(of: name)]))
    try #require(copy.status == 0)
    return folder.path(of: name)
  }

  /// What goes wrong with a worker that runs a script.
  private func problem(_ script: String) throws -> String? {
    StandardStreams.secure()
    let folder = try WorkFolder()
    do {
      var worker = try SliceWorker.start(
        Self.program(script, in: folder), name: "HEAD", arguments: [], processor: 0)
      try worker.stage(0)
      _ = try worker.sample(work: 0, repeats: worker.repeats[0])
      return nil
    } catch let failure as CommandFailure {
      let isWrong = ["wrong answers", "Mine gave"].contains { failure.message.contains($0) }
      #expect(failure.status == (isWrong ? .oracleMismatch : .failure) && !failure.message.contains("\n"))
      return failure.message
    }
  }

  private static let greeting = "printf 'slice 1 1 1\\na/b/1/c\\nbinary\\n'\nread x\n"

  @Test func aWorkerThatWritesManyErrorsIsUnderstood() throws {
    // More than a pipe takes without a reader.
    let noise = "head -c 300000 /dev/zero >&2\n"
    #expect(
      try problem(noise + Self.greeting + noise + "echo staged 3\nread x\n" + noise + "echo 12.5") == nil)
    let problem = try problem(Self.greeting + noise + "echo >&2; echo no such luck >&2")
    #expect(problem?.hasPrefix("HEAD ended before it gave an answer: ") == true)
    #expect(problem?.contains("no such luck") == true)
  }

  @Test func aWorkerThatAnswersIsUnderstood() throws {
    #expect(try problem(Self.greeting + "echo staged 3\nread x\necho 12.5") == nil)
    #expect(
      try problem(Self.greeting + "echo wrong binary")
        == "HEAD gives wrong answers in a/b/1/c, path binary")
    #expect(
      try problem(Self.greeting + "echo failed Mine gave 9 frames for 10 items")
        == "HEAD: a/b/1/c: Mine gave 9 frames for 10 items")
  }

  @Test(arguments: [
    "", "echo", "echo hello", "echo slice", "echo slice 1 1", "echo slice 1 -1 1", "echo slice 1 1 -1",
    "echo slice -1 1 1", "echo slice 1 99999999999999999999 1", "echo usage: bench", "exit 64",
    "head -c 100000 /dev/zero", "printf 'slice 1 3 0\\na\\n'",
  ])
  func aGreetingThatIsNoneIsOneLine(script: String) throws {
    let problem = try #require(try problem(script))
    #expect(
      problem == "HEAD has no slice command that this bench understands"
        || problem.hasPrefix("HEAD ended before it gave its "), "\(problem)")
  }

  @Test func anotherVersionIsNamed() throws {
    #expect(
      try problem("echo slice 2 1 1")
        == "HEAD speaks version 2 of the slice protocol; this bench speaks 1")
  }

  @Test(arguments: [
    "staged", "staged -3", "staged 1,1", "staged x", "staged 100000001", "ready 1", "",
  ])
  func aStageThatIsNoneIsOneLine(answer: String) throws {
    #expect(
      try problem(Self.greeting + "echo '\(answer)'")
        == "HEAD gave an answer that is not understood: '\(answer)'")
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "x", "", "1 2"])
  func aTimeThatIsNoneIsOneLine(answer: String) throws {
    #expect(
      try problem(Self.greeting + "echo staged 1\nread x\necho '\(answer)'")
        == "HEAD gave an answer that is not understood: '\(answer)'")
  }

  @Test func aWorkerThatEndsOrIsMissingIsOneLine() throws {
    #expect(
      try problem(Self.greeting)
        == "HEAD ended before it gave an answer; it may be older than \(Bench.name) ab")
    #expect(throws: CommandFailure.self) {
      _ = try SliceWorker.start("/no/such/program", name: "HEAD", arguments: [], processor: 0).works
    }
  }

  // MARK: - Comparisons

  /// A worker of one scenario whose samples take a time.
  private static func worker(_ nanoseconds: Int, scenario: String = "a/b/1/c") -> String {
    """
    printf 'slice 1 1 1\\n\(scenario)\\nbinary\\n'
    while read word rest; do
      case $word in stage|restage) echo staged 2 ;; *) echo \(nanoseconds) ;; esac
    done
    """
  }

  private func findings(_ old: String, _ new: String) throws -> [Finding] {
    StandardStreams.secure()
    let folder = try WorkFolder()
    let sides = try [("old", old), ("new", new)].map { name, script in
      SliceComparison.Side(name: name, executables: [try Self.program(script, in: folder, named: name)])
    }
    return try SliceComparison(
      old: sides[0], new: sides[1], arguments: [], margin: 0.01, confidence: 0.99, secondsPerScenario: 0
    ).findings { _ in }
  }

  @Test(arguments: [
    (2_000, 3_000, Finding.Outcome.regression), (3_000, 2_000, .improvement), (2_000, 2_000, .unchanged),
  ])
  func slicesAreJudgedByTheirTimes(old: Int, new: Int, outcome: Finding.Outcome) throws {
    let findings = try findings(Self.worker(old), Self.worker(new))
    #expect(findings.map(\.outcome) == [outcome])
    #expect(findings.map { "\($0.row)" } == ["a/b/1/c binary"])
    // A sample is two sweeps.
    #expect(findings[0].old == Double(old) / 2 && findings[0].new == Double(new) / 2)
    let change = try #require(findings[0].change)
    #expect((change - Double(new) / Double(old)).magnitude < 1e-9)
  }

  @Test func everyOrderOfFunctionsIsCheckedOnce() throws {
    StandardStreams.secure()
    let folder = try WorkFolder()
    /// Executables that write down what they are told to make ready.
    func side(_ name: String) throws -> SliceComparison.Side {
      let names = (0..<3).map { "\(name)-\($0)" }
      let executables = try names.map { name in
        try Self.program(
          Self.worker(2_000).replacing("case $word", with: "echo $word >>$0.words; case $word"), in: folder,
          named: name)
      }
      return SliceComparison.Side(name: name, executables: executables)
    }
    let comparison = SliceComparison(
      old: try side("old"), new: try side("new"), arguments: [], margin: 0.01, confidence: 0.99,
      secondsPerScenario: 0)
    _ = try comparison.findings { _ in }
    for executable in comparison.old.executables + comparison.new.executables {
      let words = try String(contentsOfFile: executable + ".words", encoding: .utf8).split(separator: "\n")
      let stages = words.filter { $0 != "sample" }
      #expect(stages.first == "stage" && stages.count > 1)
      #expect(stages.dropFirst().allSatisfy { $0 == "restage" })
    }
  }

  @Test func slicesTakeTheGivenProcessorsInTurnBothSidesTheSame() throws {
    StandardStreams.secure()
    let folder = try WorkFolder()
    let sides = try ["old", "new"].map { name in
      let script = "echo $* >>$0.arguments\n" + Self.worker(2_000)
      return SliceComparison.Side(
        name: name, executables: [try Self.program(script, in: folder, named: name)])
    }
    var comparison = SliceComparison(
      old: sides[0], new: sides[1], arguments: [], margin: 0.01, confidence: 0.99, secondsPerScenario: 0)
    comparison.processors = [3, 5, 9]
    _ = try comparison.findings { _ in }
    let told = try sides.map { side in
      try String(contentsOfFile: side.executables[0] + ".arguments", encoding: .utf8)
        .split(separator: "\n").compactMap {
          $0.split(separator: "--processor ").dropFirst().first.map(String.init)
        }
    }
    #expect(told[0] == told[1] && told[0].count > 3)
    #expect(told[0] == told[0].indices.map { ["3", "5", "9"][$0 % 3] })
  }

  @Test func sidesWithNothingInCommonAreRefused() {
    #expect {
      try findings(Self.worker(1), Self.worker(1, scenario: "x/b/1/c"))
    } throws: { error in
      (error as? CommandFailure)?.message == "old and new have no scenario and path in common"
    }
  }

  @Test func wrongAnswersHaveTheirExitCode() {
    let wrong = Self.worker(1).replacing("echo staged 2", with: "echo wrong binary")
    #expect {
      try findings(Self.worker(1), wrong)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.status == .oracleMismatch
        && failure.message == "new gives wrong answers in a/b/1/c, path binary"
    }
  }

  @Test func plansTakeWhatBothHaveAndTellTheRest() {
    let plan = SlicePlan(
      old: (["a/b/1/c", "gone/b/1/c"], ["naive", "binary"]), new: (["fresh", "a/b/1/c"], ["binary", "scan"]))
    #expect(plan.scenarios.map { [$0.name, "\($0.old)", "\($0.new)"] } == [["a/b/1/c", "0", "1"]])
    #expect(plan.works.map { [$0.name, "\($0.old)", "\($0.new)"] } == [["binary", "1", "0"]])
    #expect(plan.unpaired.map(\.name) == ["gone/b/1/c", "fresh", "naive", "scan"])
    #expect(plan.unpaired.map(\.isOld) == [true, false, true, false])
    #expect("\(RowKey(scenario: "a/b/7/c", path: "p"))" == "a/b/7/c p")
    #expect(RowKey(scenario: "odd", path: "p").layout == "odd")
  }
}
