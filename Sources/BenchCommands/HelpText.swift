/// Texts of the help that are of no command.
enum HelpText {
  /// The text above all commands.
  ///
  /// - Parameter run: The parser of `run`, which needs no command.
  static func overview(of run: OptionParser<RunCommand.Options>) -> String {
    let name = Bench.name
    let head = [
      "usage: \(name) [COMMAND] [OPTIONS]",
      "",
      "Measures collection-view layouts: rect queries while scrolling, against returning everything.",
      "",
    ]
    let ways = paragraph(
      "\(name) help COMMAND or \(name) COMMAND --help shows a command's options, \(name) --version the version."
    )
    let tail = [
      "",
      "examples:",
      "  \(name) --suite quick",
      "  \(name) --layouts waterfall --items 1000,100000 --sweeps steady,jump",
      "  \(name) --frames my-frames.csv --trace my-scroll.csv --output my-results.csv",
      "  \(name) list --filter '^chat/'",
      "",
    ]
    let codes = [
      "",
      "exit codes: 0 fine, 1 failure, 2 regression, 3 wrong answer of a path or broken contract,",
      "4 inconclusive, 5 no baseline, 64 wrong command line.",
    ]
    let lines =
      head + commands(Bench.commands)
      + ["", "Without a command, run, with the options that \(name) run --help explains:"]
      + list(run.list.options.map(\.name)) + tail + ways + codes
    return lines.joined(separator: "\n")
  }

  /// The text about commands that begin with the same word.
  static func group(_ word: String) -> String {
    let lines =
      ["usage: \(Bench.name) \(word) COMMAND [OPTIONS]", ""] + commands(Bench.commands(in: word))
      + ["", "\(Bench.name) \(word) COMMAND --help shows a command's options."]
    return lines.joined(separator: "\n")
  }

  private static func commands(_ commands: [any Command.Type]) -> [String] {
    ["commands:"] + table(commands.map { ($0.name, $0.summary) })
  }

  /// Lines of names, each with a text beside it, which is broken at spaces.
  static func table(_ rows: [(name: String, text: String)]) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 4
    return rows.flatMap { name, text in
      wrapped(text, to: columns - width).enumerated().map { number, line in
        let lead = number == 0 ? "  \(name)" : ""
        return line.isEmpty ? lead : lead + String(repeating: " ", count: width - lead.count) + line
      }
    }
  }

  /// A text in lines, whatever lines it has.
  static func paragraph(_ text: String) -> [String] {
    wrapped(String(text.map { $0.isNewline ? " " : $0 }), to: columns)
  }

  /// Names with commas between them, in lines.
  static func list(_ names: [String]) -> [String] {
    wrapped(names.joined(separator: ", "), to: columns - 2).map { "  \($0)" }
  }

  /// The columns that lines fill.
  private static let columns = 100

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
