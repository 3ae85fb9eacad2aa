import Files

/// The git repository, with a working tree, that a folder lies in, and the package there.
///
/// Submodules are not looked into: what a revision consists of is its own files.
struct GitRepository {
  /// The repository's top folder, without symbolic links.
  let top: String
  /// git's own folder, which all working trees of the repository share.
  let commonFolder: String
  /// The folder of the innermost package around the folder, seen from the top; empty for the top itself.
  let packageFolder: String

  /// Finds the repository.
  ///
  /// - Parameter folder: The folder to start from; `nil` is the current one.
  /// - Throws: ``CommandFailure`` without git, outside a working tree, in a shallow repository, and outside a package.
  init(containing folder: String? = nil) throws {
    let facts = try Self.run(
      ["rev-parse", "--is-inside-work-tree", "--is-shallow-repository"], in: folder, setting: [:])
    guard facts.status != RepositoryCommand.missingProgram else {
      throw CommandFailure.failure("comparing revisions needs git, which is not in PATH")
    }
    guard facts.status == 0 else {
      throw CommandFailure.failure("the folder is in no git repository: \(Self.reason(facts))")
    }
    let answers = facts.output.split(separator: "\n")
    guard answers.first == "true" else {
      throw CommandFailure.failure("the folder is in no working tree; a bare repository has none")
    }
    guard answers.last == "false" else {
      throw CommandFailure.failure(
        "the repository is shallow, so revisions are missing; git fetch --unshallow completes it")
    }
    top = try Self.answer(["rev-parse", "--show-toplevel"], in: folder)
    let common = try Self.answer(["rev-parse", "--git-common-dir"], in: top)
    commonFolder = common.hasPrefix("/") ? common : "\(top)/\(common)"
    packageFolder = try Self.packageFolder(
      top: top, around: Self.answer(["rev-parse", "--show-prefix"], in: folder))
  }

  private static func packageFolder(top: String, around prefix: String) throws -> String {
    var parts = prefix.split(separator: "/")
    while true {
      let folder = parts.joined(separator: "/")
      if FileSystem.exists("\(top)/\(folder)/Package.swift") { return folder }
      guard parts.popLast() != nil else {
        throw CommandFailure.failure(
          "there is no Package.swift from the current folder up to the repository's top, \(top)")
      }
    }
  }

  /// git with arguments, in the top folder.
  ///
  /// Hooks are not run: they are meant for what people do.
  func command(_ arguments: [String], setting variables: [String: String] = [:]) -> ChildProcess.Command {
    Self.command(arguments, in: top, setting: variables)
  }

  /// What git writes, without the line's end.
  ///
  /// - Throws: ``CommandFailure`` when git fails, with its reason.
  func answer(_ arguments: [String], setting variables: [String: String] = [:]) throws -> String {
    try Self.answer(arguments, in: top, setting: variables)
  }

  /// What git wrote, and how it ended.
  func run(_ arguments: [String]) throws -> ChildProcess.Outcome {
    try Self.run(arguments, in: top, setting: [:])
  }

  /// What git wrote, without the line's end.
  ///
  /// - Throws: ``CommandFailure`` when git has failed, with its reason.
  static func answer(of outcome: ChildProcess.Outcome, to arguments: [String]) throws -> String {
    guard outcome.status == 0 else {
      throw CommandFailure.failure("git \(arguments.first ?? "") failed: \(reason(outcome))")
    }
    // Only the last: a folder's name may end with one.
    return outcome.output.hasSuffix("\n") ? String(outcome.output.dropLast()) : outcome.output
  }

  private static func command(
    _ arguments: [String], in folder: String?, setting variables: [String: String]
  ) -> ChildProcess.Command {
    RepositoryCommand.make(
      "git", ["-c", "core.hooksPath=/dev/null"] + arguments, in: folder, setting: variables)
  }

  private static func run(
    _ arguments: [String], in folder: String?, setting variables: [String: String]
  ) throws -> ChildProcess.Outcome {
    let outcome = try ChildProcess.run(command(arguments, in: folder, setting: variables))
    guard let outcome else { throw CommandFailure.failure("git \(arguments.first ?? "") did not end") }
    return outcome
  }

  private static func answer(
    _ arguments: [String], in folder: String?, setting variables: [String: String] = [:]
  ) throws -> String {
    try answer(of: run(arguments, in: folder, setting: variables), to: arguments)
  }

  /// git's own words, on one line.
  private static func reason(_ outcome: ChildProcess.Outcome) -> String {
    let lines = outcome.errors.split(separator: "\n")
    return lines.last { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }.map(String.init)
      ?? lines.last.map(String.init) ?? "status \(outcome.status)"
  }
}
