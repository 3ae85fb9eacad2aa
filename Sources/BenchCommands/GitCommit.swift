/// The commit that the working folder stands at.
enum GitCommit {
  /// How long git may take, in seconds; a repository on a slow disk is no reason to wait for ever.
  private static let patience = 5.0

  /// The commit's hash, with `-dirty` when files differ from it; `nil` outside a repository or without git.
  static func current() -> String? {
    let git = ChildProcess.Command(
      program: "git", arguments: ["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"])
    guard let outcome = try? ChildProcess.run(git, timeout: patience), outcome.status == 0 else { return nil }
    return outcome.output.split(separator: "\n").first.map(String.init)
  }
}
