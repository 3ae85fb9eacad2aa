/// The help text above all commands.
enum HelpText {
  /// - Parameters:
  ///   - commands: All commands, in their order.
  ///   - options: The lines about the options of `run`, which need no command.
  static func overview(of commands: [any Command.Type], options: [String]) -> String {
    var lines = [
      "usage: bench [COMMAND] [OPTIONS]",
      "",
      "Measures collection-view layouts: rect queries while scrolling, against returning everything.",
      "",
      "commands:",
    ]
    for command in commands {
      lines.append("  \(command.name)".padded(to: 18) + command.summary)
    }
    lines += ["", "Without a command, run, with the options:"] + options
    lines += [
      "",
      "examples:",
      "  bench --suite quick",
      "  bench --layouts waterfall --items 1000,100000 --sweeps steady,jump",
      "  bench --frames my-frames.csv --trace my-scroll.csv --output my-results.csv",
      "  bench list --filter '^chat/'",
      "",
      "bench help COMMAND or bench COMMAND --help shows a command's options, bench --version the version.",
      "",
      "exit codes: 0 fine, 1 failure, 2 regression, 3 wrong answer of a path, 4 inconclusive, 5 no baseline,",
      "64 wrong command line.",
    ]
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The string with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
