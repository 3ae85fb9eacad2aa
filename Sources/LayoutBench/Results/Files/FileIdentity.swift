/// Which file a path leads to, so that two paths to one file are told: links and other spellings.
public struct FileIdentity: Hashable, Sendable {
  private let identity: FileStatus.Identity

  /// The file that a path leads to, through links; `nil` where there is none, or something else than a file.
  ///
  /// - Complexity: O(1)
  public init?(ofPath path: String) {
    guard let status = try? FileStatus(ofPath: path) else { return nil }
    self.init(status)
  }

  /// The file that standard output is redirected to, if it is.
  ///
  /// - Complexity: O(1)
  public static var ofStandardOutput: FileIdentity? {
    FileStatus.ofStandardOutput.flatMap(FileIdentity.init)
  }

  private init?(_ status: FileStatus) {
    guard status.kind == .file else { return nil }
    identity = status.identity
  }
}
