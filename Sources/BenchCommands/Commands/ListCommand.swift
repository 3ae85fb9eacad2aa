import Files
import LayoutBench

/// `bench list`: the scenarios that a run would measure, by layout for people, one a line for programs.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "the scenarios of a run, with what they are and how long they take"

  struct Options {
    var selection: SelectionOptions
    /// Whether only names are printed; `nil` leaves it to who reads.
    var namesOnly: Bool?
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench))
    return OptionParser(
      command: name,
      summary: """
        Lists \(summary). On a terminal they stand under their layouts, each with about the seconds that an
        unhurried machine takes; elsewhere there are the names, one a line.
        """,
      defaults: defaults
    ) {
      $0.include(defaults.selection.choice, at: \.selection)
      $0.flag("--names", "names alone, one a line, on a terminal too") { $0.namesOnly = true }
      $0.flag("--summaries", "layouts and seconds, elsewhere too") { $0.namesOnly = false }
    }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    let run = try options.selection.benchRun()
    if options.namesOnly ?? !StandardOutput.isTerminal {
      try StandardOutput.write(run.scenarios.map { $0.name + "\n" }.joined())
    } else {
      try StandardOutput.writeLine(lines(run).joined(separator: "\n"))
    }
    return .success
  }

  private static func lines(_ run: BenchRun) -> [String] {
    let seconds = RunEstimate(run).seconds
    let width = (run.scenarios.map(\.name.count).max() ?? 0) + 2
    var lines: [String] = []
    var layout: String?
    for (scenario, time) in zip(run.scenarios, seconds) {
      if scenario.subject.name != layout {
        layout = scenario.subject.name
        let summary = Printable.line(scenario.subject.summary)
        lines.append(Printable.line(scenario.subject.name) + (summary.isEmpty ? "" : ": \(summary)"))
      }
      let space = String(repeating: " ", count: width - scenario.name.count)
      lines.append("  \(scenario.name)\(space)\(HumanUnits.time(time * 1e9))")
    }
    let total = HumanUnits.time(seconds.reduce(0, +) * 1e9)
    return lines + ["\(run.scenarios.count) scenarios, about \(total)"]
  }
}
