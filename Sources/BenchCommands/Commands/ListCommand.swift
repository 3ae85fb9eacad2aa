import LayoutBench

/// `bench list`: the scenarios that a run would measure, one a line.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "the scenarios of a run, one a line"

  static func makeParser(of bench: Bench) -> OptionParser<SelectionOptions> {
    let defaults = SelectionOptions(bench.layouts)
    return OptionParser(command: name, summary: "Lists \(summary).", defaults: defaults) {
      $0.include(defaults.choice, at: \.self)
    }
  }

  static func run(_ selection: SelectionOptions, of bench: Bench) throws -> ExitStatus {
    let names = try selection.scenarios().map(\.name)
    try StandardOutput.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}
