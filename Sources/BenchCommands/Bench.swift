import LayoutBench

/// A bench: its layouts, and the commands that measure, compare and judge them.
///
/// An executable of your own with your own layouts is
///
///     @main enum Main {
///       static func main() { Bench(layouts: [mine]).main() }
///     }
public struct Bench: Sendable {
  /// The version of the commands.
  public static let version = "0.2.0"

  /// The layouts that can be measured, in the order in which they are listed.
  public let layouts: [LayoutSubject]

  /// - Parameter layouts: The layouts that can be measured; their names must differ and have no comma in them.
  public init(layouts: [LayoutSubject] = LayoutCatalog.all) {
    self.layouts = layouts
  }

  /// Runs the command that the process's arguments name, and ends the process with its exit code. What goes wrong
  /// becomes one line on standard error.
  public func main() -> Never {
    StandardStreams.secure()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try run(arguments).exit()
    } catch let failure as CommandFailure {
      StandardError.write("bench: \(failure.line)")
      failure.status.exit()
    } catch {
      StandardError.write("bench: \(error)")
      ExitStatus.failure.exit()
    }
  }

  /// Runs the command that the arguments name; no command is `run`.
  private func run(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { return try run(RunCommand.self, []) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h", "help":
      guard rest.count <= 1 else {
        throw CommandFailure.usage("\(first) takes one command at most, not '\(rest[1])' too")
      }
      if let name = rest.first { return try run(command(named: name), ["--help"]) }
      try StandardOutput.writeLine(
        HelpText.overview(of: Self.commands, options: RunCommand.makeParser(of: self).optionLines))
      return .success
    case "--version":
      if let word = rest.first { throw CommandFailure.usage("--version takes no argument such as '\(word)'") }
      try StandardOutput.writeLine("bench \(Self.version)")
      return .success
    case _ where first.hasPrefix("-"):
      return try run(RunCommand.self, arguments)
    default:
      return try run(command(named: first), rest)
    }
  }

  private func command(named name: String) throws -> any Command.Type {
    if let command = (Self.commands + Self.hiddenCommands).first(where: { $0.name == name }) {
      return command
    }
    let names = Self.commands.map { $0.name }
    throw CommandFailure.usage(
      "unknown command '\(name)'\(Suggestion.text(for: name, among: names));"
        + " allowed: \(names.joined(separator: ", "))")
  }

  /// Runs a command; what is wrong with its command line is explained by its help.
  private func run(_ command: any Command.Type, _ arguments: [String]) throws -> ExitStatus {
    do {
      return try command.run(arguments, of: self)
    } catch var failure as CommandFailure {
      if failure.command == nil { failure.command = command.name }
      throw failure
    }
  }

  /// Commands that other commands run, in processes of their own.
  private static var hiddenCommands: [any Command.Type] { [SliceCommand.self, CountWorkerCommand.self] }

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      RunCommand.self, ListCommand.self, CompareCommand.self, BaselineCommand.self, ABCommand.self,
      NoiseCommand.self, CountCommand.self,
    ]
  }
}
