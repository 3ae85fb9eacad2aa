private import CLibrary

/// Folders and what is in them, by the system's own calls.
enum SystemFolder {
  /// Makes a folder; one that is there already is fine.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be made.
  static func make(_ path: String) throws {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw CommandFailure.failure("\(path): the folder cannot be made: \(lastReason())")
  }

  /// The names in a folder, without `.` and `..`, in no order; none where there is no such folder.
  ///
  /// - Complexity: O(*n*) for *n* names.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path), let place = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      // Not through a copy of the entry, which is shorter than its declared size.
      let name = (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self)
      names.append(String(cString: name))
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Whether a path leads to something.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path leads to a program that may be run.
  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// Gives something another name on the same file system; whether that went well.
  ///
  /// A folder is not put in the place of one that has something in it.
  static func move(_ source: String, to target: String) -> Bool { rename(source, target) == 0 }

  /// Marks something as used now.
  static func touch(_ path: String) { _ = utimes(path, nil) }

  /// When something was last changed or marked as used, in nanoseconds since 1970; 0 when it is not there.
  static func modificationTime(of path: String) -> Int64 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Dates something back, to the microsecond before or at a time in nanoseconds since 1970.
  static func setModificationTime(of path: String, to time: Int64) {
    let moment = timeval(
      tv_sec: .init(time / 1_000_000_000), tv_usec: .init(time % 1_000_000_000 / 1000))
    _ = utimes(path, [moment, moment])
  }

  /// Waits until a file has reached the disk, as far as the file system can tell.
  static func synchronize(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// Waits for what another process is doing.
  static func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1_000) }

  private static func lastReason() -> String { String(cString: strerror(errno)) }
}
