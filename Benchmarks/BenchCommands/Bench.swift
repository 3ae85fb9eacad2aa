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
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try run(arguments).exit()
    } catch let failure as CommandFailure {
      StandardError.write("bench: \(failure.message)")
      failure.status.exit()
    } catch {
      StandardError.write("bench: \(error)")
      ExitStatus.failure.exit()
    }
  }

  /// Runs the command that the arguments name; no command is `run`.
  private func run(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { return try RunCommand.run([], of: self) }
    switch first {
    case "--help", "-h", "help":
      print(HelpText.overview(of: Self.commands))
      return .success
    case "--version":
      print("bench \(Self.version)")
      return .success
    case _ where first.hasPrefix("-"):
      return try RunCommand.run(arguments, of: self)
    default:
      guard let command = (Self.commands + Self.hiddenCommands).first(where: { $0.name == first }) else {
        throw CommandFailure.usage(
          "unknown command '\(first)'; allowed: \(Self.commands.map { $0.name }.joined(separator: ", "))")
      }
      return try command.run(Array(arguments.dropFirst()), of: self)
    }
  }

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] { [RunCommand.self, ListCommand.self, CountCommand.self] }

  /// The commands that the bench runs itself.
  private static var hiddenCommands: [any Command.Type] { [CountWorkerCommand.self] }
}
