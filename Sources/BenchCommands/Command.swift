private import CLibrary
import Files

/// A subcommand of the bench.
protocol Command {
  /// What its command line says.
  associatedtype Options

  /// The word on the command line, or the words.
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// What the command line may say, and what holds where it says nothing.
  static func makeParser(of bench: Bench) -> OptionParser<Options>
  /// Runs on the layouts of a bench.
  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus
}

extension Command {
  /// The help text.
  static func help(of bench: Bench) -> String { makeParser(of: bench).help }

  /// Runs with the arguments after the name, or shows the help when they ask for it.
  ///
  /// - Throws: What the command throws; a ``CommandFailure`` then points at this command's help.
  static func run(arguments: [String], of bench: Bench) throws -> ExitStatus {
    let parser = makeParser(of: bench)
    do {
      guard let options = try parser.parse(arguments) else {
        try StandardOutput.writeLine(parser.help)
        return .success
      }
      return try run(options, of: bench)
    } catch var failure as CommandFailure {
      failure.command = name
      throw failure
    }
  }
}

/// What went wrong, as one line for people and an exit code for scripts.
struct CommandFailure: Error {
  let message: String
  let status: ExitStatus
  /// The command whose help says more; `nil` for the overview.
  var command: String?

  /// Something about the command line is wrong. The line ends with a hint at the command's help.
  static func usage(_ message: String, command: String? = nil) -> CommandFailure {
    CommandFailure(message: message, status: .usage, command: command)
  }

  /// A file cannot be read or written, or something else failed.
  static func failure(_ message: String) -> CommandFailure {
    CommandFailure(message: message, status: .failure)
  }

  /// The line for people.
  var line: String {
    guard status == .usage else { return message }
    return message + " (see \(Bench.name) \(command.map { $0 + " " } ?? "")--help)"
  }
}

extension DefaultStringInterpolation {
  /// What somebody typed, in quotation marks: on one line, and cut to what it takes to find it again.
  mutating func appendInterpolation(quoted text: String) { appendLiteral("'\(Printable.line(text))'") }
}

/// The exit codes that scripts build on.
enum ExitStatus: Int32 {
  /// Fine, also when something became faster.
  case success = 0
  /// A failure, such as a file that cannot be read or written.
  case failure = 1
  /// A regression.
  case regression = 2
  /// A path gave another answer than the oracle.
  case oracleMismatch = 3
  /// Too little was measured to tell, where that was asked for.
  case inconclusive = 4
  /// There is no baseline.
  case noBaseline = 5
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64

  /// Ends the process.
  func exit() -> Never { CLibrary.exit(rawValue) }
}
