import LayoutBench

/// `bench list`: the scenarios that a run would measure, one a line.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "the scenarios of a run, one a line"

  struct Options {
    var selection: SelectionOptions
  }

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    var parser = OptionParser<Options>(command: name, summary: "Lists \(summary).")
    SelectionOptions.declareSelection(in: &parser, at: \.selection, layouts: bench.layouts)
    guard
      case .values(let options) = try parser.parse(
        arguments, into: Options(selection: SelectionOptions(catalog: bench.layouts)))
    else {
      try StandardOutput.writeLine(parser.help)
      return .success
    }
    let names = try options.selection.scenarios().map(\.name)
    try StandardOutput.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}
