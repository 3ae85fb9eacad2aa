import Foundation
import LayoutBench
import Testing

@Suite struct OptionTests {
  /// A command line, and the values of a column that its results have, each once, in order.
  struct Choice: CustomTestStringConvertible {
    let arguments: [String]
    let column: String
    let values: [String]

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Choice(arguments: ["--suite", "quick"], column: "frames", values: ["30"]),
    Choice(
      arguments: ["--suite", "full"], column: "path",
      values: ["naive", "scan", "binary", "binary-visit", "floor", "binary:reprepare"]),
    Choice(arguments: ["--layouts", "list,card"], column: "layout", values: ["list", "card"]),
    Choice(
      arguments: ["--layouts", "line,card,waterfall,flow,list,grid,chat,album,line-rtl"], column: "layout",
      values: ["line", "card", "waterfall", "flow", "list", "grid", "chat", "album", "line-rtl"]),
    Choice(arguments: ["--items", "60,1,50"], column: "items", values: ["60", "1", "50"]),
    Choice(arguments: ["--items=60"], column: "items", values: ["60"]),
    Choice(
      arguments: ["--sweeps", "page,steady,fling,jump,reverse"], column: "sweep",
      values: ["page", "steady", "fling", "jump", "reverse"]),
    Choice(
      arguments: ["--paths", "binary:reprepare,naive-visit,floor"], column: "path",
      values: ["binary:reprepare", "naive-visit", "floor"]),
    Choice(
      arguments: ["--paths", "naive,naive-visit,scan,scan-visit,binary,binary-visit,floor"],
      column: "verified",
      values: ["true"]),
    Choice(arguments: ["--content", "photos"], column: "content", values: ["photos"]),
    Choice(arguments: ["--content", "messages"], column: "content", values: ["messages"]),
    Choice(arguments: ["--content", "uniform"], column: "content", values: ["uniform"]),
    Choice(arguments: ["--content", "random"], column: "content", values: ["random"]),
    Choice(
      arguments: ["--sweeps", "steady,jump,fling", "--filter", "^grid/.*/(j|f)"], column: "sweep",
      values: ["jump", "fling"]),
    Choice(arguments: ["--rounds", "3"], column: "rounds", values: ["3"]),
    Choice(arguments: ["--time-budget", "0.5"], column: "rounds", values: ["1"]),
    Choice(arguments: ["--seed", "7"], column: "verified", values: ["true"]),
  ])
  func optionsChooseWhatIsMeasured(choice: Choice) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      TinyRun.arguments.replacing(with: choice.arguments), in: folder)
    #expect(outcome.status == 0)
    let fields = try TinyRun.fields(of: folder.text(of: "results/latest.csv"))
    let place = try #require(TinyRun.columns.firstIndex(of: choice.column))
    var values: [String] = []
    for row in fields.dropFirst() where !values.contains(row[place]) { values.append(row[place]) }
    #expect(values == choice.values)
  }

  @Test func withoutTimeEveryScenarioGetsTheFewestRounds() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      ["--layouts", "grid", "--items", "50", "--sweeps", "steady", "--time-budget", "0"], in: folder)
    #expect(outcome.status == 0)
    let rows = try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows
    #expect(rows.allSatisfy { $0.rounds == MeasuringPlan.fewestRounds })
    let options = try RunOutputTests.environment(in: folder)["options"] as? [String: Any]
    #expect(options?["time_budget_seconds"] as? Double == 0)
  }

  @Test func outputNamesTheFileAndTheEnvironmentBesideIt() async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("mine")
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--output", "mine/a.csv"], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.contents() == ["mine", "mine/a.csv", "mine/a.environment.json"])
    #expect(try ResultTable(contentsOf: folder.path(of: "mine/a.csv")).rows.count == 5)
  }

  @Test func jsonHasAnObjectPerRow() async throws {
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--format", "json"], in: WorkFolder())
    #expect(outcome.status == 0)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let rows = try #require(value as? [[String: Any]])
    #expect(rows.map { $0["path"] as? String } == ["naive", "scan", "binary", "binary-visit", "floor"])
    for row in rows { #expect(Set(row.keys) == Set(TinyRun.columns)) }
  }

  @Test func markdownHasAHeadingAndATable() async throws {
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--format", "markdown"], in: WorkFolder())
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "### grid, uniform, 50 items, steady")
    #expect(lines.count == 8)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("| ") && $0.hasSuffix(" |") })
  }

  @Test func overviewIsTheFormatWhenNothingIsSaidAndTheTableThatOfDetails() async throws {
    func head(_ options: String...) async throws -> String {
      let outcome = try await BenchProcess.run(TinyRun.arguments + options, in: WorkFolder())
      return String(outcome.output.split(separator: "\n").first ?? "")
    }
    for options in [[], ["--format", "overview"]] {
      let first = try await options.isEmpty ? head() : head(options[0], options[1])
      #expect(first.hasPrefix("layout  items ") && first.contains(" binary "))
    }
    #expect(try await head("--format", "table") == "grid, uniform, 50 items, steady")
    #expect(try await head("--details") == "grid, uniform, 50 items, steady")
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", false)])
  func colorIsWhereItIsAskedFor(when: String, isColored: Bool) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      TinyRun.arguments + ["--color", when, "--export", "overview=o.txt", "--export", "table=t.txt"],
      in: folder)
    #expect(outcome.output.contains("\u{1B}[") == isColored)
    for file in ["o.txt", "t.txt"] { #expect(try !folder.text(of: file).contains("\u{1B}")) }
  }

  @Test(arguments: [
    ([:], [], true), (["NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false),
    ([:], ["--color", "never"], false), (["NO_COLOR": "1"], ["--color", "always"], true),
  ])
  func colorOnATerminalYieldsToTheEnvironment(
    variables: [String: String], options: [String], isColored: Bool
  ) async throws {
    let watched = try await WatchedProcess.run(
      TinyRun.arguments + options, in: WorkFolder(), untilShowing: "wrote ", thenSending: nil, output: true,
      setting: variables)
    #expect(watched.shown.contains("\u{1B}[32mAll ") == isColored)
  }

  @Test func quietPrintsNoTableButWritesTheResults() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--quiet"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.contains("wrote"))
    #expect(try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows.count == 5)
  }

  @Test func quietPrintsAFormatThatWasAskedFor() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(TinyRun.arguments + ["--quiet", "--format", "csv"], in: folder)
    #expect(outcome.output == (try folder.text(of: "results/latest.csv")))
  }

  @Test func framesOfOnesOwnAreMeasured() async throws {
    let folder = try WorkFolder()
    let lines = (0..<40).map { "\($0 % 2 * 200),\($0 / 2 * 100),180,\(90 + $0 % 7 * 30)" }
    try folder.write("x,y,width,height\n" + lines.joined(separator: "\n") + "\n", to: "frames.csv")
    let outcome = try await BenchProcess.run(
      ["--frames", "frames.csv", "--sweeps", "steady", "--rounds", "1"], in: folder)
    #expect(outcome.status == 0)
    let rows = try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows
    #expect(rows.count == 5)
    for row in rows {
      #expect(row.layout == "frames" && row.content == "own" && row.items == 40 && row.verified == true)
    }
  }

  @Test func countsBeyondTheFramesStandForAllOfThemOnce() async throws {
    let folder = try WorkFolder()
    try folder.write("x,y,width,height\n0,0,9,9\n0,9,9,9\n0,18,9,9\n", to: "frames.csv")
    let outcome = try await BenchProcess.run(
      ["list", "--frames", "frames.csv", "--items", "2,50,60", "--sweeps", "jump"], in: folder)
    #expect(outcome.output == "frames/own/2/jump\nframes/own/3/jump\n")
  }

  @Test(arguments: ["offset\n0\n10.5\n-40\n1e3\n", "time,y,x\n0,0,0\n1,10,0\n2,25,0\n3,45,0\n"])
  func aTraceOfOnesOwnIsScrolled(text: String) async throws {
    let folder = try WorkFolder()
    try folder.write(text, to: "trace.csv")
    let outcome = try await BenchProcess.run(
      ["--layouts", "grid,line", "--items", "50", "--trace", "trace.csv", "--rounds", "1"], in: folder)
    #expect(outcome.status == 0)
    let rows = try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows
    #expect(rows.count == 10)
    for row in rows { #expect(row.sweep == "trace" && row.frames == 4 && row.verified == true) }
  }
}
