private import CLibrary

/// A lock that processes take on a file or a folder, and that the system gives back when its process ends, however it
/// ends.
package struct FileLock {
  package enum Kind {
    /// Held by any number of processes at once.
    case shared
    /// Held by one process.
    case exclusive
  }

  private let descriptor: Int32

  /// Takes a lock on a file, making it if it is missing.
  ///
  /// - Parameters:
  ///   - path: The file; it stays when the lock is given back.
  ///   - isPatient: Whether to wait for those who hold it.
  /// - Returns: `nil` when somebody holds it and there was to be no waiting.
  /// - Throws: `FileProblem` when the file cannot be opened or locked.
  package init?(_ path: String, _ kind: Kind, isPatient: Bool = true) throws(FileProblem) {
    do throws(SystemFailure) {
      // Closed in programs that are started, so that none keeps the lock for longer than its taker lives.
      let file = try SystemFailure.retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
      let operation = (kind == .shared ? LOCK_SH : LOCK_EX) | (isPatient ? 0 : LOCK_NB)
      do throws(SystemFailure) {
        _ = try SystemFailure.retrying { flock(file, operation) }
      } catch {
        _ = close(file)
        if error.code == EWOULDBLOCK { return nil }
        throw error
      }
      descriptor = file
    } catch {
      throw FileProblem(path: path, cannotBe: "locked", error)
    }
  }

  /// Takes a lock on a folder, which leaves no trace there.
  ///
  /// - Returns: `nil` when the folder cannot be locked, or another process keeps the lock for ten seconds or until a
  ///   signal comes that is held back.
  init?(folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<1_000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR, !HeldSignals.haveCome else { break }
      usleep(10_000)
    }
    _ = close(descriptor)
    return nil
  }

  /// Gives the lock back. Without this it is held until the process ends.
  package func release() {
    // A process forked meanwhile has the file open too, and with it the lock, until it ends or runs another program.
    _ = flock(descriptor, LOCK_UN)
    _ = close(descriptor)
  }
}
