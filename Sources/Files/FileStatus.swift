internal import CLibrary

/// What a path leads to.
struct FileStatus {
  enum Kind { case file, folder, pipe, device }
  typealias Permissions = mode_t

  let kind: Kind
  /// The length, in bytes.
  let size: Int64
  /// Who may read and write.
  let permissions: Permissions
  /// When it was last changed or marked as used, in ns since 1970.
  let modificationTime: Int64
  /// What tells it from every other file, whatever path leads to it.
  let identity: Identity

  /// A file's device, and its number there.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFIFO: kind = .pipe
    default: kind = .device
    }
    size = Int64(status.st_size)
    permissions = status.st_mode & 0o777
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modificationTime = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// What a path leads to, through links.
  ///
  /// - Throws: `SystemFailure.notFound` when there is nothing, others when it cannot be told.
  init(ofPath path: String) throws(SystemFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// What an open file is.
  init(ofDescriptor descriptor: Int32) throws(SystemFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }
}
