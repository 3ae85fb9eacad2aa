/// What a command line may say.
struct OptionParser<Values> {
  /// What the help calls arguments that are not options, and what takes them.
  typealias Operands = (name: String, take: (inout Values, String) throws -> Void)

  let command: String
  let summary: String
  /// The values where nothing is said.
  let defaults: Values
  let list: OptionList<Values>
  let operands: Operands?

  init(
    command: String, summary: String, defaults: Values, operands: Operands? = nil,
    _ declare: (inout OptionList<Values>) -> Void
  ) {
    self.command = command
    self.summary = summary
    self.defaults = defaults
    self.operands = operands
    list = OptionList(declare)
  }

  /// Reads arguments.
  ///
  /// - Returns: `nil` when they ask for the help text.
  /// - Throws: ``CommandFailure`` with the usage code for an unknown option, one that is given twice, and a
  ///   missing or a wrong value.
  func parse(_ arguments: [String]) throws -> Values? {
    var values = defaults
    var rest = arguments[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" { return nil }
      guard argument.hasPrefix("-") && argument != "-" else {
        guard let operands else {
          throw CommandFailure.usage("\(command) takes no argument such as \(quoted: argument)")
        }
        try operands.take(&values, argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = list.options.first(where: { $0.name == name }) else {
        let known = list.options.map(\.name) + ["--help"]
        throw CommandFailure.usage(
          "unknown option \(quoted: name)\(Suggestion.text(for: name, among: known));"
            + " allowed: \(known.joined(separator: ", "))")
      }
      guard given.insert(name).inserted || option.isRepeatable else {
        throw CommandFailure.usage("option \(name) is given twice; allowed: once")
      }
      guard let valueName = option.valueName else {
        guard parts.count == 1 else { throw CommandFailure.usage("option \(name) takes no value") }
        try option.take(&values, "")
        continue
      }
      if parts.count == 2 {
        try option.take(&values, String(parts[1]))
      } else if let value = rest.first, !value.hasPrefix("--") {
        rest.removeFirst()
        try option.take(&values, value)
      } else {
        throw CommandFailure.usage("option \(name) needs a value: \(name) \(valueName)")
      }
    }
    return values
  }

  /// The help text of the command.
  var help: String {
    let usage = "usage: \(Bench.name) \(command) [OPTIONS]" + (operands.map { " \($0.name)" } ?? "")
    return ([usage, ""] + HelpText.paragraph(summary) + ["", "options:"] + optionLines).joined(
      separator: "\n")
  }

  /// The lines of the help about the options, and the tables below them; of options that another command's help
  /// explains the names alone.
  private var optionLines: [String] {
    let options = list.options.filter { isExplainedHere($0.home) }.map { option in
      (name: option.name + (option.valueName.map { " \($0)" } ?? ""), text: option.help)
    }
    var lines = HelpText.table(options + [("--help", "show this text")])
    let others = list.options.filter { !isExplainedHere($0.home) }
    if let home = others.first?.home {
      lines += ["", "further options, which \(Bench.name) \(home) --help explains:"]
      lines += HelpText.list(others.map(\.name))
    }
    for table in list.tables where isExplainedHere(table.home) {
      lines += ["", "\(table.title):"] + HelpText.table(table.rows)
    }
    return lines
  }

  private func isExplainedHere(_ home: String?) -> Bool { home == nil || home == command }
}
