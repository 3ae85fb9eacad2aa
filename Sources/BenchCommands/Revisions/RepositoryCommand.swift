/// Programs that find a repository by the folder they run in.
enum RepositoryCommand {
  /// What git sets for hooks and aliases; it would lead programs to another repository or index than their folder's.
  private static let misleadingVariables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_NAMESPACE",
  ]

  /// The exit code of a program that is not to be found.
  static let missingProgram: Int32 = 127

  /// A program without the variables that mislead it.
  ///
  /// - Parameter variables: What is set instead.
  static func make(
    _ program: String, _ arguments: [String], in folder: String?, setting variables: [String: String] = [:]
  ) -> ChildProcess.Command {
    let settings = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ChildProcess.Command(
      program: "env",
      arguments: misleadingVariables.flatMap { ["-u", $0] } + settings + [program] + arguments,
      directory: folder)
  }
}
