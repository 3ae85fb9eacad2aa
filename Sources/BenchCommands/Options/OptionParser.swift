/// The options of a command, declared once for parsing and for the help text.
struct OptionParser<Values> {
  /// One option.
  struct Option {
    let name: String
    /// What the help calls the value; `nil` for an option without one.
    let valueName: String?
    let help: String
    let take: (inout Values, String) throws -> Void
  }

  let command: String
  let summary: String
  /// What the help calls arguments that are not options; `nil` where there are none.
  var operands: (name: String, take: (inout Values, String) throws -> Void)?
  private(set) var options: [Option] = []
  /// Lines of the help below the options.
  private var notes: [String] = []

  init(command: String, summary: String) {
    self.command = command
    self.summary = summary
  }

  /// Declares an option with a value.
  mutating func value(
    _ name: String, _ valueName: String, _ help: String,
    _ take: @escaping (inout Values, String) throws -> Void
  ) {
    options.append(Option(name: name, valueName: valueName, help: help, take: take))
  }

  /// Declares an option without a value.
  mutating func flag(_ name: String, _ help: String, _ take: @escaping (inout Values) -> Void) {
    options.append(Option(name: name, valueName: nil, help: help) { values, _ in take(&values) })
  }

  /// Adds lines to the help, below the options and an empty line.
  mutating func note(_ lines: [String]) {
    notes += [""] + lines
  }

  /// What parsing came to.
  enum Result {
    case values(Values)
    /// The arguments asked for the help text.
    case help
  }

  /// Reads arguments into values.
  ///
  /// - Throws: ``CommandFailure`` with the usage code for an unknown option, a missing or a wrong value.
  func parse(_ arguments: [String], into defaults: Values) throws -> Result {
    var values = defaults
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" { return .help }
      guard argument.hasPrefix("-") && argument != "-" else {
        guard let operands else {
          throw CommandFailure.usage("\(command) takes no argument such as '\(argument)'")
        }
        try operands.take(&values, argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let known = options.map(\.name) + ["--help"]
        throw CommandFailure.usage(
          "unknown option '\(name)'\(Suggestion.text(for: name, among: known));"
            + " allowed: \(known.joined(separator: ", "))")
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
    return .values(values)
  }

  /// The help text of the command.
  var help: String {
    let usage = "usage: bench \(command) [OPTIONS]" + (operands.map { " \($0.name)" } ?? "")
    return ([usage, "", summary, "", "options:"] + optionLines).joined(separator: "\n")
  }

  /// The lines of the help about the options, and below them the notes.
  var optionLines: [String] {
    var lines: [String] = []
    let heads = options.map { "  \($0.name)" + ($0.valueName.map { " \($0)" } ?? "") } + ["  --help"]
    let width = (heads.map(\.count).max() ?? 0) + 2
    for (head, help) in zip(heads, options.map(\.help) + ["show this text"]) {
      var lead = head
      for line in Self.wrapped(help, to: Self.helpWidth - width) {
        lines.append(lead + String(repeating: " ", count: width - lead.count) + line)
        lead = ""
      }
    }
    return lines + notes
  }

  /// The columns that lines of options fill.
  private static var helpWidth: Int { 100 }

  /// A text in lines of a few columns, broken at spaces.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] += word
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
