private import CLibrary

/// An open file.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  deinit { _ = close(descriptor) }

  private init(_ open: () -> Int32) throws(SystemFailure) {
    descriptor = try SystemFailure.retrying(open)
  }

  static func reading(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile { open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens without waiting, also what waits for a writer, as a named pipe does.
  static func readingAtOnce(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile { open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
  }

  /// Reads on from a stream that the process was given, by its number.
  static func reading(stream: Int32) throws(SystemFailure) -> OpenFile {
    try OpenFile { fcntl(stream, F_DUPFD_CLOEXEC, 0) }
  }

  /// Opens what is there already, such as a terminal or a pipe, for writing.
  static func writing(_ path: String) throws(SystemFailure) -> OpenFile {
    // Not to wait for somebody to read a pipe that nobody reads: that is a failure.
    let file = try OpenFile { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
    // A reader who is slow is waited for.
    _ = fcntl(file.descriptor, F_SETFL, fcntl(file.descriptor, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// Makes a file that was not there before.
  static func creating(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  func status() throws(SystemFailure) -> FileStatus { try FileStatus(ofDescriptor: descriptor) }

  /// Leaves the file open until the process ends.
  consuming func keepOpen() { _ = fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }

  /// Reads on until the end, or until `limit` bytes have been read.
  func readAll(limit: Int) throws(SystemFailure) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < limit {
      let wanted = min(chunk.count, limit - result.count)
      let count = try SystemFailure.retrying {
        chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
      }
      if count == 0 { break }
      result.append(contentsOf: chunk[..<count])
    }
    return result
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      // Bounds argument: `done` is below the count, so that the array is not empty and has an address.
      done += try SystemFailure.retrying {
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
