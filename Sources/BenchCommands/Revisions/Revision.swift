import Files

/// Something that can be built: a commit, or the working tree as it is.
struct Revision: Hashable {
  /// What people call it: a short hash, or `working tree (abc1234 + changes)`.
  let name: String
  /// The commit's hash; for the working tree that of HEAD, which it may differ from.
  let commit: String
  /// The hash of the files, from which an executable follows.
  let tree: String
  /// A folder with those of git's objects that the repository lacks; `nil` where it has them all.
  var objects: String?

  /// The variables with which git finds all objects.
  var variables: [String: String] { objects.map { ["GIT_OBJECT_DIRECTORY": $0] } ?? [:] }
}

extension GitRepository {
  /// The revision that a text names, as in `git log TEXT`.
  ///
  /// - Throws: ``CommandFailure`` when there is no such commit: with the usage code, unless the repository is
  ///   shallow and may lack it.
  func revision(_ text: String) throws -> Revision {
    // An answer such as ^HASH, for a text such as ^main, is none either.
    if !text.isEmpty, let commit = hash("\(text)^{commit}") { return try revision(commit: commit) }
    guard try answer(["rev-parse", "--is-shallow-repository"]) == "false" else {
      throw CommandFailure.failure(
        "revision \(quoted: text) is not in the repository, which is shallow; git fetch --unshallow completes it,"
          + " fetch-depth: 0 in actions/checkout")
    }
    throw CommandFailure.usage("unknown revision \(quoted: text); allowed: what git log takes as one commit")
  }

  /// The working tree as it is: with files not added yet, without ignored ones. Its index and the
  /// repository's objects stay as they are.
  ///
  /// - Parameter folder: The folder of the run, for an index and objects.
  /// - Throws: ``CommandFailure`` when there is no commit yet, and ``GitFailure``.
  /// - Complexity: O(*n*) for *n* files, of which git reads those that changed.
  func workingTree(using folder: RunFolder) throws -> Revision {
    guard let commit = hash("HEAD^{commit}") else {
      throw CommandFailure.failure("the repository has no commit yet")
    }
    let head = try revision(commit: commit)
    let (index, objects) = ("\(folder.path)/index", "\(folder.path)/objects")
    try copyIndex(to: index)
    try FileSystem.makeFolder(objects)
    try FileSystem.makeFolder("\(objects)/info")
    try AtomicFile.write("\(path(ofGit: "objects"))\n", to: "\(objects)/info/alternates")
    let variables = ["GIT_INDEX_FILE": index, "GIT_OBJECT_DIRECTORY": objects]
    let add = ["-c", "core.splitIndex=false", "-c", "core.safecrlf=false", "add", "--all"]
    _ = try Git.answer(of: folder.run(Git.command(add, in: top, setting: variables)))
    let tree = try answer(["write-tree"], setting: variables)
    if tree == head.tree { return head }
    return Revision(
      name: "working tree (\(head.name) + changes)", commit: commit, tree: tree, objects: objects)
  }

  /// Whether a revision has a file of its own at a path seen from the top.
  func has(_ path: String, in revision: Revision) -> Bool {
    hash("\(revision.tree):\(path)", setting: revision.variables) != nil
  }

  private func revision(commit: String) throws -> Revision {
    let short = try answer(["rev-parse", "--short", commit])
    return Revision(name: short, commit: commit, tree: try answer(["rev-parse", "\(commit)^{tree}"]))
  }

  /// The hash of an object; `nil` when there is none.
  private func hash(_ object: String, setting variables: [String: String] = [:]) -> String? {
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", object]
    let hash = (try? answer(question, setting: variables))?.split(separator: "\n").last.map(String.init) ?? ""
    return !hash.isEmpty && hash.allSatisfy(\.isHexDigit) ? hash : nil
  }

  /// Where git keeps something, as an absolute path.
  private func path(ofGit name: String) throws -> String {
    let path = try answer(["rev-parse", "--git-path", name])
    return path.hasPrefix("/") ? path : "\(top)/\(path)"
  }

  /// The copy spares git from reading every file again, and keeps what the index alone knows, such as files
  /// to be taken as unchanged.
  private func copyIndex(to path: String) throws {
    let source = try self.path(ofGit: "index")
    // Before the first file is added there is none.
    guard FileSystem.exists(source) else { return }
    let time = FileSystem.modificationTime(of: source)
    try AtomicFile.write([AtomicFile.Entry(path: path, bytes: InputFile.read(source))])
    // git reads files again that are as young as the index; a younger copy would hide a change in the same
    // moment.
    FileSystem.setModificationTime(of: path, to: time)
  }
}
