import LayoutBench

/// A bench: its layouts, and the commands that measure, compare and judge them.
///
/// An executable of your own with your own layouts is
///
///     @main enum Main {
///       static func main() { Bench(layouts: [mine]).main() }
///     }
///
/// A search of your own is measured beside the engine's:
///
///     Bench(layouts: [mine], paths: [.search("columns") { layout in ColumnSearch(layout) }]).main()
public struct Bench: Sendable {
  /// The version of the commands.
  public static let version = "0.2.0"

  /// What the executable is called: the last part of the path that it was started by.
  static let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "bench"

  /// The layouts that can be measured, in the order in which they are listed.
  public let layouts: [LayoutSubject]
  /// The paths of one's own, measured beside those of the suites.
  public let paths: [MeasuredPath]

  /// - Parameters:
  ///   - layouts: The layouts that can be measured. Their names differ and have no comma and no slash in them.
  ///   - paths: Searches of one's own, such as ``LayoutBench/MeasuredPath/search(_:of:mayReturnMore:_:)``. Their
  ///     names differ from each other and from those of the bench.
  public init(layouts: [LayoutSubject] = LayoutCatalog.all, paths: [MeasuredPath] = []) {
    self.layouts = layouts
    self.paths = paths
  }

  /// Runs the command that the process's arguments name, and ends the process with its exit code.
  ///
  /// What goes wrong becomes one line on standard error.
  public func main() -> Never {
    StandardStreams.secure()
    TerminationSignals.endWithoutBacktrace()
    do {
      try run(Array(CommandLine.arguments.dropFirst())).exit()
    } catch let failure as CommandFailure {
      StandardError.tell(failure.line)
      failure.status.exit()
    } catch {
      StandardError.tell("\(error)")
      ExitStatus.failure.exit()
    }
  }

  /// Runs the command that the words name; none is `run`.
  func run(_ words: [String]) throws -> ExitStatus {
    if let problem = BenchNames(self).problem { throw CommandFailure.failure(problem) }
    guard let first = words.first else { return try RunCommand.run(arguments: [], of: self) }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h", "help":
      if rest.isEmpty {
        try StandardOutput.writeLine(HelpText.overview(of: RunCommand.makeParser(of: self)))
        return .success
      }
      let named = try command(rest)
      if let word = named.arguments.first {
        throw CommandFailure.usage("\(first) takes one command at most, not \(quoted: word) too")
      }
      return try named.command.run(arguments: ["--help"], of: self)
    case "--version":
      if let word = rest.first {
        throw CommandFailure.usage("--version takes no argument such as \(quoted: word)")
      }
      try StandardOutput.writeLine("\(Self.name) \(Self.version)")
      return .success
    case _ where first.hasPrefix("-"):
      return try RunCommand.run(arguments: words, of: self)
    case _ where (rest == ["--help"] || rest == ["-h"]) && !Self.commands(in: first).isEmpty:
      try StandardOutput.writeLine(HelpText.group(first))
      return .success
    default:
      let named = try command(words)
      return try named.command.run(arguments: named.arguments, of: self)
    }
  }

  /// The command that the first words name, and the words after them.
  private func command(_ words: [String]) throws -> (command: any Command.Type, arguments: [String]) {
    for command in Self.commands + Self.hiddenCommands {
      let name = command.name.split(separator: " ").map(String.init)
      if words.starts(with: name) { return (command, Array(words.dropFirst(name.count))) }
    }
    let verbs = Self.commands(in: words[0]).map { $0.name.dropFirst(words[0].count + 1) }
    guard verbs.isEmpty else {
      let found = words.count > 1 ? "\(quoted: words[1])" : "nothing"
      throw CommandFailure.usage(
        "\(words[0]) takes \(verbs.joined(separator: " or ")), not \(found)", command: words[0])
    }
    let names = Self.commands.map { $0.name }
    throw CommandFailure.usage(
      "unknown command \(quoted: words[0])\(Suggestion.text(for: words[0], among: names));"
        + " allowed: \(names.joined(separator: ", "))")
  }

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      RunCommand.self, ListCommand.self, CheckCommand.self, CompareCommand.self, BaselineUpdate.self,
      BaselineCheck.self,
      ABCommand.self, NoiseCommand.self, CountCommand.self, InitCommand.self,
    ]
  }

  /// The commands whose name has a word before others: `baseline update` is in `baseline`.
  static func commands(in group: String) -> [any Command.Type] {
    commands.filter { $0.name.hasPrefix(group + " ") }
  }

  /// Commands that other commands run, in processes of their own.
  private static var hiddenCommands: [any Command.Type] { [SliceCommand.self, CountWorkerCommand.self] }
}
