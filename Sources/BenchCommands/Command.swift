/// A subcommand of the bench.
protocol Command {
  /// The word on the command line.
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// Runs with the arguments after the word, on the layouts of a bench.
  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus
}

/// What went wrong, as one line for people and an exit code for scripts.
struct CommandFailure: Error {
  let message: String
  let status: ExitStatus
  /// The command whose help says more; `nil` for the overview.
  var command: String?

  /// Something about the command line is wrong. The line that is shown ends with a hint at the command's help.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .usage)
  }

  /// A file cannot be read or written, or something else failed.
  static func failure(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .failure)
  }

  /// The line for people.
  var line: String {
    guard status == .usage else { return message }
    return message + " (see bench \(command.map { $0 + " " } ?? "")--help)"
  }
}
