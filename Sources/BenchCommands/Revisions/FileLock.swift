private import CLibrary

/// A lock that processes take on a file, and that the system gives back when its process ends, however it ends.
struct FileLock {
  enum Kind {
    /// Held by any number of processes at once.
    case shared
    /// Held by one process.
    case exclusive
  }

  private let descriptor: Int32

  /// Takes a lock, making the file if it is missing.
  ///
  /// - Parameters:
  ///   - path: The file; it stays when the lock is given back.
  ///   - isPatient: Whether to wait for those who hold it.
  /// - Returns: `nil` when somebody holds it and there was to be no waiting.
  /// - Throws: ``CommandFailure`` when the file cannot be opened or locked.
  init?(_ path: String, _ kind: Kind, isPatient: Bool = true) throws {
    // Closed in programs that are started, so that none keeps the lock for longer than its taker lives.
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Self.failure(path) }
    let operation = (kind == .shared ? LOCK_SH : LOCK_EX) | (isPatient ? 0 : LOCK_NB)
    while flock(file, operation) != 0 {
      if errno == EINTR { continue }
      let isHeld = errno == EWOULDBLOCK
      let failure = Self.failure(path)
      close(file)
      if isHeld { return nil }
      throw failure
    }
    descriptor = file
  }

  /// Gives the lock back. Without this it is held until the process ends.
  func release() { close(descriptor) }

  private static func failure(_ path: String) -> CommandFailure {
    .failure("\(path): cannot be locked: \(String(cString: strerror(errno)))")
  }
}
