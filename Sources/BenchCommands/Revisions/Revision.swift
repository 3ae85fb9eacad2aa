import Files
import LayoutBench

/// Something that can be built: a commit, or the working tree as it is.
struct Revision: Hashable {
  /// What people call it: a short hash, or `working tree (abc1234 + changes)`.
  let name: String
  /// The commit's hash; for the working tree that of HEAD, which it may differ from.
  let commit: String
  /// The hash of the files, from which an executable follows.
  let tree: String
}

extension GitRepository {
  /// The revision that a text names, as in `git log TEXT`.
  ///
  /// - Throws: ``CommandFailure`` with the usage code when there is no such commit.
  func revision(_ text: String) throws -> Revision {
    // An answer such as ^HASH, for a text such as ^main, is none either.
    guard let commit = try hash("\(text)^{commit}"), !text.isEmpty else {
      throw CommandFailure.usage("unknown revision '\(text)'; allowed: what git log takes as one commit")
    }
    return try revision(commit: commit)
  }

  /// The working tree as it is: with files not added yet, without ignored ones. Its index stays as it is.
  ///
  /// - Parameter folder: The folder of the run, for a temporary index.
  /// - Throws: ``CommandFailure`` when there is no commit yet, or when git fails.
  /// - Complexity: O(*n*) for *n* files, of which git reads those that changed.
  func workingTree(using folder: RunFolder) throws -> Revision {
    guard let commit = try hash("HEAD^{commit}") else {
      throw CommandFailure.failure("the repository has no commit yet")
    }
    let head = try revision(commit: commit)
    let index = ["GIT_INDEX_FILE": "\(folder.path)/index"]
    try copyIndex(to: "\(folder.path)/index")
    let add = ["-c", "core.splitIndex=false", "-c", "core.safecrlf=false", "add", "--all"]
    _ = try Self.answer(of: folder.run(command(add, setting: index)), to: ["add"])
    let tree = try Self.answer(of: folder.run(command(["write-tree"], setting: index)), to: ["write-tree"])
    if tree == head.tree { return head }
    return Revision(name: "working tree (\(head.name) + changes)", commit: commit, tree: tree)
  }

  /// A commit with the revision's files: its own, or one that no branch or tag leads to.
  func commitToCheckOut(of revision: Revision) throws -> String {
    if try hash("\(revision.commit)^{tree}") == revision.tree { return revision.commit }
    // Always the same for the same files, and possible for somebody who has not told git their name.
    let signature = [
      "GIT_AUTHOR_NAME": "bench", "GIT_AUTHOR_EMAIL": "bench@localhost", "GIT_AUTHOR_DATE": "946684800 +0000",
      "GIT_COMMITTER_NAME": "bench", "GIT_COMMITTER_EMAIL": "bench@localhost",
      "GIT_COMMITTER_DATE": "946684800 +0000",
    ]
    return try answer(
      ["commit-tree", "-p", revision.commit, "-m", revision.name, revision.tree], setting: signature)
  }

  /// Whether a revision has a file of its own at a path seen from the top.
  func has(_ path: String, in revision: Revision) throws -> Bool {
    try hash("\(revision.tree):\(path)") != nil
  }

  private func revision(commit: String) throws -> Revision {
    let short = try answer(["rev-parse", "--short", commit])
    return Revision(name: short, commit: commit, tree: try answer(["rev-parse", "\(commit)^{tree}"]))
  }

  /// The hash of an object; `nil` when there is none.
  private func hash(_ object: String) throws -> String? {
    let outcome = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", object])
    let hash = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
    guard outcome.status == 0, !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { return nil }
    return hash
  }

  /// The copy spares git from reading every file again, and keeps what the index alone knows, such as files to be
  /// taken as unchanged.
  private func copyIndex(to path: String) throws {
    let index = try answer(["rev-parse", "--git-path", "index"])
    let source = index.hasPrefix("/") ? index : "\(top)/\(index)"
    // Before the first file is added there is none.
    guard FileSystem.exists(source) else { return }
    let time = FileSystem.modificationTime(of: source)
    try AtomicFile.write([AtomicFile.Entry(path: path, bytes: InputFile.read(source))])
    // git reads files again that are as young as the index; a younger copy would hide a change in the same moment.
    FileSystem.setModificationTime(of: path, to: time)
  }
}
