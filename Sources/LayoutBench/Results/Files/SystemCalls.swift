import CLibrary

/// Why the operating system refused something.
struct SystemFailure: Error, Hashable {
  let code: Int32

  /// The system's words for it.
  var reason: String { String(cString: strerror(code)) }

  static let notFound = SystemFailure(code: ENOENT)
  static let exists = SystemFailure(code: EEXIST)
  static let isFolder = SystemFailure(code: EISDIR)

  /// The failure of the system call that was made last.
  static var last: SystemFailure { SystemFailure(code: errno) }
}

/// What a path leads to.
struct FileStatus {
  enum Kind { case file, folder, other }
  typealias Permissions = mode_t

  let kind: Kind
  /// The length, in bytes.
  let size: Int64
  /// Who may read and write.
  let permissions: Permissions
  /// What tells it from every other file, whatever path leads to it.
  let identity: Identity

  /// A file's device, and its number there.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int64(status.st_size)
    permissions = status.st_mode & 0o777
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// - Throws: `SystemFailure.notFound` when there is nothing, others when it cannot be told.
  init(ofPath path: String) throws(SystemFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// What standard output leads to; `nil` when it is closed.
  static var ofStandardOutput: FileStatus? {
    var status = stat()
    return fstat(STDOUT_FILENO, &status) == 0 ? FileStatus(status) : nil
  }
}

/// An open file.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  deinit { _ = close(descriptor) }

  static func reading(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile(descriptor: retrying { open(path, O_RDONLY | O_CLOEXEC) })
  }

  /// Opens without waiting, also what waits for a writer, as a named pipe does.
  static func readingAtOnce(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile(descriptor: retrying { open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) })
  }

  /// Reads on from a stream that the process was given, by its number.
  static func reading(stream: Int32) throws(SystemFailure) -> OpenFile {
    try OpenFile(descriptor: retrying { fcntl(stream, F_DUPFD_CLOEXEC, 0) })
  }

  /// Opens what is there already, such as a terminal or a pipe, for writing.
  static func writing(_ path: String) throws(SystemFailure) -> OpenFile {
    // Not to wait for somebody to read a pipe that nobody reads: that is a failure.
    let file = try OpenFile(descriptor: retrying { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK) })
    // A reader who is slow is waited for.
    _ = fcntl(file.descriptor, F_SETFL, fcntl(file.descriptor, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// Makes a file that was not there before.
  static func creating(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile(descriptor: retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) })
  }

  func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Reads on until the end, or until `limit` bytes have been read.
  func readAll(limit: Int) throws(SystemFailure) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < limit {
      let wanted = min(chunk.count, limit - result.count)
      let count = try retrying { chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) } }
      if count == 0 { break }
      result.append(contentsOf: chunk[..<count])
    }
    return result
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      done += try retrying {
        bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, bytes.count - done) }
      }
    }
  }

  func setPermissions(_ permissions: FileStatus.Permissions) {
    // A file system without permissions is no reason not to write.
    _ = fchmod(descriptor, permissions)
  }

  /// Waits until what was written has reached the disk.
  func synchronize() throws(SystemFailure) {
    if fsync(descriptor) != 0 {
      let failure = SystemFailure.last
      // Some file systems cannot; then there is nothing to wait for.
      if failure.code != EINVAL && failure.code != ENOTSUP { throw failure }
    }
  }
}

enum FileSystem {
  static func rename(_ source: String, to target: String) throws(SystemFailure) {
    guard CLibrary.rename(source, target) == 0 else { throw .last }
  }

  /// Keeps other processes that ask for the same from what `body` does, by a lock on a folder, which leaves no trace.
  ///
  /// Where the folder cannot be locked, or another process keeps the lock for ten seconds, `body` runs all the same.
  static func locking<Failure>(
    _ folder: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The lock goes with the descriptor.
    defer { if descriptor >= 0 { _ = close(descriptor) } }
    for _ in 0..<1_000 {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else { break }
      usleep(10_000)
    }
    try body()
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// Whether a path names a symbolic link, also one that leads nowhere.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func makeFolder(_ path: String) throws(SystemFailure) {
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// The path without symbolic links.
  static func resolved(_ path: String) throws(SystemFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The result of a system call, made again when a signal cut it short.
private func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let failure = SystemFailure.last
    if failure.code != EINTR { throw failure }
  }
}
