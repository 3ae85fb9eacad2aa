/// The executable: finds the command, runs it, turns what goes wrong into one line and an exit code.
@main
struct Bench {
  static let version = "0.1.0"

  static func main() {
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
  private static func run(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { return try RunCommand.run([]) }
    switch first {
    case "--help", "-h", "help":
      print(HelpText.overview(of: commands))
      return .success
    case "--version":
      print("bench \(version)")
      return .success
    case _ where first.hasPrefix("-"):
      return try RunCommand.run(arguments)
    default:
      guard let command = commands.first(where: { $0.name == first }) else {
        throw CommandFailure.usage(
          "unknown command '\(first)'; allowed: \(commands.map { $0.name }.joined(separator: ", "))")
      }
      return try command.run(Array(arguments.dropFirst()))
    }
  }

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] { [RunCommand.self, ListCommand.self] }
}
