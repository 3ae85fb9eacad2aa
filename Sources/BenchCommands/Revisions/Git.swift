/// git, as the bench runs it: by the folder it runs in, in English, and without hooks, which are meant for
/// what people do.
enum Git {
  /// What git sets for hooks and aliases; it would lead programs to another repository or index than their
  /// folder's.
  static let misleadingVariables: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_COMMON_DIR": nil,
    "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil, "GIT_PREFIX": nil,
    "GIT_NAMESPACE": nil,
  ]

  /// git with arguments.
  ///
  /// - Parameters:
  ///   - folder: The folder to run in; `nil` is the current one.
  ///   - variables: What is set.
  static func command(
    _ arguments: [String], in folder: String?, setting variables: [String: String] = [:]
  ) -> ChildProcess.Command {
    ChildProcess.Command(
      program: "git", arguments: ["-c", "core.hooksPath=/dev/null"] + arguments,
      environment: misleadingVariables.merging(["LC_ALL": "C"]) { $1 }.merging(variables) { $1 },
      directory: folder)
  }

  /// What git writes, without the line's end.
  ///
  /// - Throws: ``GitFailure``, also when git cannot be run; ``ChildProcessError`` when it takes too long.
  static func answer(
    _ arguments: [String], in folder: String?, setting variables: [String: String] = [:],
    within seconds: Double = ChildProcess.patience
  ) throws -> String {
    do {
      return try answer(
        of: ChildProcess.run(command(arguments, in: folder, setting: variables), within: seconds))
    } catch let problem as ChildProcessError where problem.isMissing {
      throw GitFailure.noGit
    }
  }

  /// What git wrote, without the line's end.
  ///
  /// - Throws: ``GitFailure`` when git has failed.
  static func answer(of outcome: ChildProcess.Outcome) throws(GitFailure) -> String {
    guard outcome.status == 0 else { throw GitFailure(outcome) }
    // Only the last: a folder's name may end with one.
    return outcome.output.hasSuffix("\n") ? String(outcome.output.dropLast()) : outcome.output
  }
}

/// Why git gave no answer.
enum GitFailure: Error, CustomStringConvertible {
  case noGit
  case noRepository
  /// The repository belongs to another user; how to allow it, in git's words.
  case isOfAnotherUser(remedy: String)
  /// Something else, in git's words.
  case other(String)

  init(_ outcome: ChildProcess.Outcome) {
    let lines = outcome.errors.split(separator: "\n").map { $0.drop { $0 == "\t" || $0 == " " } }
    if outcome.status == ChildProcess.cannotRun {
      self = .noGit
    } else if let remedy = lines.first(where: { $0.hasPrefix("git config") && $0.contains("safe.directory") })
    {
      self = .isOfAnotherUser(remedy: String(remedy))
    } else if lines.contains(where: { $0.contains("not a git repository") }) {
      self = .noRepository
    } else {
      // The last often says that something has failed, and one before it what.
      let complaints = lines.filter { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
      let words = (complaints.isEmpty ? lines.suffix(1) : complaints.prefix(3)).joined(separator: "; ")
      self = .other(words.isEmpty ? "status \(outcome.status)" : words)
    }
  }

  var description: String {
    switch self {
    case .noGit: "git is not in PATH"
    case .noRepository: "the folder is in no git repository"
    case .isOfAnotherUser(let remedy):
      "git does not read the repository, as it belongs to another user; \(remedy) allows it"
    case .other(let words): "git failed: \(words)"
    }
  }
}
