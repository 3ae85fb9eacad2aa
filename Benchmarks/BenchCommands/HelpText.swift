/// The help text above all commands.
enum HelpText {
  static func overview(of commands: [any Command.Type]) -> String {
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
    lines += [
      "",
      "Without a command, run. bench COMMAND --help shows a command's options; bench --version the version.",
      "",
      "exit codes: 0 fine, 1 failure, 2 regression, 3 wrong answer of a path, 4 inconclusive, 5 no baseline,",
      "64 wrong command line.",
    ]
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The string with spaces behind it up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
