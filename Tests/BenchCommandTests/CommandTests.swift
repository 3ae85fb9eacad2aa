import Foundation
import Testing

@testable import BenchCommands

@Suite struct CommandTests {
  @Test func optionsWithoutACommandAreARun() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments, in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.contents() == ["results", "results/latest.csv", "results/latest.environment.json"])
    let withCommand = try WorkFolder()
    let same = try await BenchProcess.run(["run"] + TinyRun.arguments, in: withCommand)
    #expect(same.status == 0)
    #expect(
      try TinyRun.repeatable(folder.text(of: "results/latest.csv"))
        == TinyRun.repeatable(withCommand.text(of: "results/latest.csv")))
  }

  @Test func noArgumentsMeasureTheScenariosThatAreListed() async throws {
    let folder = try WorkFolder()
    let listed = try await BenchProcess.run(["list"], in: folder)
    let scenarios = listed.output.split(separator: "\n")
    let run = try await WatchedProcess.run(
      [], in: folder, untilShowing: "[1/\(scenarios.count)] \(try #require(scenarios.first))",
      thenSending: SIGKILL)
    #expect(run.endedBy == SIGKILL)
  }

  @Test(arguments: ["help", "--help", "-h"])
  func helpNamesCommandsAndExitCodes(argument: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run([argument], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    for words in [
      "usage: bench [COMMAND] [OPTIONS]", "\n  run ", "\n  list ", "exit codes:", "64", "examples:",
      // The options of a run, which needs no command.
      " --layouts, ", " --output, ", " --paths, ", "bench run --help explains",
    ] {
      #expect(outcome.output.contains(words), "\(words)")
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["--help", "-h"])
  func helpOfRunNamesEveryOption(argument: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(["run"] + TinyRun.arguments + [argument], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("usage: bench run [OPTIONS]\n"))
    for option in [
      "--suite NAME", "--layouts A,B", "--items N,M", "--sweeps A,B", "--paths A,B", "--content KIND",
      "--filter REGEX", "--rounds N", "--time-budget SECONDS", "--seed N", "--output FILE", "--format NAME",
      "--quiet", "--frames FILE", "--trace FILE", "--viewport WxH", "--axis NAME", "--help",
    ] {
      #expect(outcome.output.contains("\n  \(option) "), "\(option)")
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["run", "list"])
  func helpShowsTheHelpOfACommand(command: String) async throws {
    let reference = try await BenchProcess.run([command, "--help"], in: WorkFolder())
    for word in ["help", "--help"] {
      let outcome = try await BenchProcess.run([word, command], in: WorkFolder())
      #expect(outcome.status == 0)
      #expect(outcome.output == reference.output)
    }
  }

  @Test func helpOfRunDescribesSuitesAndLayouts() async throws {
    let outcome = try await BenchProcess.run(["run", "--help"], in: WorkFolder())
    for line in [
      "\nsuites:\n", "\n  quick    1000, 10000 items; steady, fling; seconds\n",
      "\n  default  1000, 10000, 100000 items; steady, fling, jump; a minute or two\n",
      "\n  full     1000, 10000, 100000, 1000000 items; ",
      "\nlayouts:\n", "\n  waterfall  three columns, each item in the shortest one so far\n",
    ] {
      #expect(outcome.output.contains(line), "\(line)")
    }
    // What replaces what is said where it is chosen.
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("in place of the suite's layouts; --layouts adds layouts to them"))
    #expect(words.contains("in place of the suite's sweeps; --sweeps adds sweeps to it"))
    #expect(words.contains("not for --frames"))
  }

  @Test func linesOfHelpFitATerminal() async throws {
    for command in [[]] + Bench.commands.map({ $0.name.split(separator: " ").map(String.init) }) {
      let outcome = try await BenchProcess.run(command + ["--help"], in: WorkFolder())
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func optionsThatManyCommandsHaveAreExplainedOnceAndNamedElsewhere() throws {
    let explanation = "only scenarios whose name has a match"
    for command in Bench.commands {
      let help = command.help(of: Bench())
      #expect(help.contains(explanation) == (command.name == "run"), "\(command.name)")
      guard help.contains("--filter") && command.name != "run" else { continue }
      #expect(help.contains("options, which \(Bench.name) run --help explains:\n  --layouts, "), "\(help)")
    }
  }

  @Test func helpOfListNamesTheOptionsThatChooseScenariosAndNoOthers() async throws {
    let outcome = try await BenchProcess.run(["list", "--help"], in: WorkFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("usage: bench list [OPTIONS]\n"))
    for option in ["--suite", "--names", "--help"] {
      #expect(outcome.output.contains("\n  \(option) "), "\(option)")
    }
    for option in [
      "--layouts", "--items", "--sweeps", "--content", "--filter", "--seed", "--frames", "--trace",
      "--viewport", "--axis",
    ] {
      #expect(outcome.output.contains(" \(option)"), "\(option)")
    }
    for option in ["--paths", "--rounds", "--output", "--format", "--quiet"] {
      #expect(!outcome.output.contains(option), "\(option)")
    }
  }

  @Test func versionIsOneLineWithThreeNumbers() async throws {
    let outcome = try await BenchProcess.run(["--version"], in: WorkFolder())
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(try /bench \d+\.\d+\.\d+\n/.wholeMatch(in: outcome.output) != nil)
  }

  @Test func listPrintsTheScenariosAndMeasuresNothing() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      ["list", "--layouts", "waterfall,list", "--items", "50,200", "--sweeps", "steady,jump"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        waterfall/photos/50/steady
        waterfall/photos/50/jump
        waterfall/photos/200/steady
        waterfall/photos/200/jump
        list/messages/50/steady
        list/messages/50/jump
        list/messages/200/steady
        list/messages/200/jump

        """)
    #expect(try folder.contents().isEmpty)
  }

  @Test func listTellsPeopleWhatLayoutsAreAndHowLongTheyTake() async throws {
    let arguments = ["list", "--layouts", "waterfall,grid", "--items", "50", "--sweeps", "steady,jump"]
    let told = try await BenchProcess.run(arguments + ["--summaries"], in: WorkFolder())
    let lines = told.output.split(separator: "\n")
    try #require(lines.count == 7)
    #expect(lines[0] == "waterfall: three columns, each item in the shortest one so far")
    #expect(try #/  waterfall/photos/50/steady +[\d.]+ m?s/#.wholeMatch(in: lines[1]) != nil)
    #expect(lines[3] == "grid: three columns of equal cells")
    #expect(lines[6].hasPrefix("4 scenarios, about "))
    for (options, isTold) in [([], true), (["--names"], false)] {
      let watched = try await WatchedProcess.run(
        arguments + options, in: WorkFolder(), untilShowing: "grid/uniform/50/jump", thenSending: nil,
        output: true)
      #expect(watched.shown.contains("three columns") == isTold)
    }
  }

  @Test(arguments: [["--suite", "quick"], ["--suite", "default"], ["--suite", "full"], []])
  func everySuiteListsItsScenariosOnce(options: [String]) async throws {
    let outcome = try await BenchProcess.run(["list"] + options, in: WorkFolder())
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count >= 8)
    #expect(Set(lines).count == lines.count)
  }
}
