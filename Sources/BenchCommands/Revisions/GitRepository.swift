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
  /// - Throws: ``GitFailure`` without git or repository; ``CommandFailure`` without a working tree or a
  ///   package.
  init(containing folder: String? = nil) throws {
    guard try Git.answer(["rev-parse", "--is-inside-work-tree"], in: folder) == "true" else {
      throw CommandFailure.failure("the folder is in no working tree; a bare repository has none")
    }
    top = try Git.answer(["rev-parse", "--show-toplevel"], in: folder)
    let common = try Git.answer(["rev-parse", "--git-common-dir"], in: top)
    commonFolder = common.hasPrefix("/") ? common : "\(top)/\(common)"
    packageFolder = try Self.packageFolder(
      top: top, around: Git.answer(["rev-parse", "--show-prefix"], in: folder))
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

  /// What git writes when it runs in the top folder, without the line's end.
  ///
  /// - Throws: ``GitFailure``
  func answer(_ arguments: [String], setting variables: [String: String] = [:]) throws -> String {
    try Git.answer(arguments, in: top, setting: variables)
  }
}
