/// The commit that the working folder stands at.
enum GitCommit {
  /// How long git may take, in seconds; a repository on a slow disk is no reason to wait for ever.
  private static let patience = 5.0

  /// The commit's hash, with `-dirty` when files differ from it; `nil` outside a repository.
  ///
  /// - Throws: What keeps git from telling it, where the job of GitHub Actions does not know it either.
  static func current() throws -> String? {
    do {
      let arguments = ["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]
      return try Git.answer(arguments, in: nil, within: patience)
    } catch {
      // In the container of a job git may be missing, or refuse a checkout that belongs to another user.
      if let commit = GitHubJob.commit { return commit }
      if case GitFailure.noRepository = error { return nil }
      throw error
    }
  }
}
