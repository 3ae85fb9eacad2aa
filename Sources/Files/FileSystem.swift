private import CLibrary

/// Files and folders by their names, by the system's own calls.
package enum FileSystem {
  /// Makes a folder; one that is there already is fine.
  ///
  /// - Throws: `FileProblem` when it cannot be made.
  package static func makeFolder(_ path: String) throws(FileProblem) {
    do throws(SystemFailure) {
      try makeMissingFolder(path)
    } catch {
      throw FileProblem(path: path, cannotBe: "made a folder", error)
    }
  }

  /// Makes the folders that a path leads through; those that are there already are fine.
  ///
  /// - Throws: `FileProblem` when one cannot be made.
  package static func makeFolders(above path: String) throws(FileProblem) {
    guard let parent = FilePath.parent(of: path), !exists(parent) else { return }
    try makeFolders(above: parent)
    try makeFolder(parent)
  }

  static func makeMissingFolder(_ path: String) throws(SystemFailure) {
    // Also when another process made it just now.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// The names in a folder, without `.` and `..`, in no order; none where there is no such folder.
  ///
  /// - Complexity: O(*n*) for *n* names.
  package static func names(in path: String) -> [String] {
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

  /// What a path leads to, or `nil` when there is nothing.
  static func status(of path: String) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try FileStatus(ofPath: path)
    } catch .notFound {
      return nil
    }
  }

  /// Whether a path leads to something; also when it cannot be looked at.
  package static func exists(_ path: String) -> Bool {
    do throws(SystemFailure) {
      return try status(of: path) != nil
    } catch {
      return true
    }
  }

  /// Whether a path leads to a terminal, a pipe or another device, beside which nothing can be put.
  package static func isDevice(_ path: String) -> Bool {
    guard let status = try? FileStatus(ofPath: path) else { return false }
    return status.kind == .device || status.kind == .pipe
  }

  /// Whether a path leads to a program that may be run.
  package static func isExecutable(_ path: String) -> Bool {
    (try? FileStatus(ofPath: path))?.kind == .file && access(path, X_OK) == 0
  }

  /// Whether a path names a symbolic link, also one that leads nowhere.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without symbolic links.
  static func resolved(_ path: String) throws(SystemFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path from the root, without symbolic links; `nil` when it leads to nothing.
  package static func absolutePath(of path: String) -> String? { try? resolved(path) }

  /// Gives something another name on the same file system; whether that went well.
  ///
  /// A folder is not put in the place of one that has something in it.
  package static func move(_ source: String, to target: String) -> Bool {
    CLibrary.rename(source, target) == 0
  }

  /// Marks something as used now.
  package static func touch(_ path: String) { _ = utimes(path, nil) }

  /// When something was last changed or marked as used, in ns since 1970; 0 when it is not there.
  package static func modificationTime(of path: String) -> Int64 {
    (try? FileStatus(ofPath: path))?.modificationTime ?? 0
  }

  /// How long ago something was last changed or marked as used, in seconds; 0 when it is not there.
  static func age(of path: String) -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = modificationTime(of: path)
    return time == 0 ? 0 : Int64(now.tv_sec) - time / 1_000_000_000
  }

  /// Dates something back, to the microsecond before or at a time in ns since 1970.
  package static func setModificationTime(of path: String, to time: Int64) {
    let moment = timeval(
      tv_sec: .init(time / 1_000_000_000), tv_usec: .init(time % 1_000_000_000 / 1000))
    _ = utimes(path, [moment, moment])
  }

  /// Waits until a file has reached the disk, as far as the file system can tell.
  package static func synchronize(_ path: String) { try? OpenFile.reading(path).synchronize() }
}
