private import CLibrary

/// Which file a path leads to, so that two paths to one file are told: links and other spellings, also before the file
/// is there.
package struct FileIdentity: Hashable, Sendable {
  /// The file, or the nearest folder on the way to it that is there.
  private let existing: FileStatus.Identity
  /// The way on from there; empty for a file that is there.
  private let rest: [String]

  /// The file that a path leads to, through links, or would lead to once it is written; `nil` for devices, folders and
  /// paths that cannot be looked at.
  ///
  /// - Complexity: O(*p*) for *p* parts of the path that are not there.
  package init?(ofPath path: String) {
    var place = path
    var rest: [String] = []
    while true {
      if let status = try? FileStatus(ofPath: place) {
        guard status.kind == (rest.isEmpty ? .file : .folder) else { return nil }
        existing = status.identity
        self.rest = rest
        return
      }
      guard let name = place.split(separator: "/").last.map(String.init), name != ".." else { return nil }
      if name != "." { rest.insert(name, at: 0) }
      guard let parent = FilePath.parent(of: place), parent != place else { return nil }
      place = parent
    }
  }

  /// The file that standard output is redirected to, if it is.
  ///
  /// - Complexity: O(1)
  package static var ofStandardOutput: FileIdentity? {
    guard let status = try? FileStatus(ofDescriptor: STDOUT_FILENO), status.kind == .file else { return nil }
    return FileIdentity(existing: status.identity, rest: [])
  }

  private init(existing: FileStatus.Identity, rest: [String]) {
    self.existing = existing
    self.rest = rest
  }
}
