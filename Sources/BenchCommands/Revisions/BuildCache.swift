import Files
import LayoutBench

/// The executables that were built of revisions, in `.build/ab` under a repository's top.
struct BuildCache {
  /// The cache's folder.
  let folder: String

  /// How many executables are kept.
  static let capacity = 10

  /// Opens a cache, making its folder.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be written.
  init(of repository: GitRepository) throws {
    folder = "\(repository.top)/.build/ab"
    try FileSystem.makeFolder("\(repository.top)/.build")
    try FileSystem.makeFolder(folder)
    // Also where .build is not ignored, git is to see nothing of this, the file itself included.
    let ignore = "\(folder)/.gitignore"
    if !FileSystem.exists(ignore) {
      try AtomicFile.write("*\n", to: ignore)
    }
  }

  /// Does something while no other process does the like in this cache.
  func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try FileLock("\(folder)/lock", .exclusive)
    defer { lock?.release() }
    return try body()
  }

  /// An executable in the cache, or the place for one.
  struct Entry: Hashable {
    /// The hash of the files that it is built from.
    let tree: String
    /// What else it depends on.
    let key: String
    let product: String

    var name: String { "\(tree)-\(key)" }
  }

  /// The path of an executable, which stays until the process ends; `nil` when it is not there.
  func executable(of entry: Entry) throws -> String? {
    try exclusively { try usedExecutable(of: entry) }
  }

  /// Puts an executable in its place, and removes the oldest ones.
  ///
  /// - Parameter prepared: A folder of a run with the executable and what it needs beside it. Where another
  ///   process was faster, the executable is that one's.
  /// - Returns: The path of the executable, which stays until the process ends.
  /// - Throws: ``CommandFailure`` when it cannot be written.
  func add(_ prepared: String, as entry: Entry, from run: RunFolder) throws -> String {
    // Before the rename, lest a power cut leave a name without its content.
    FileSystem.synchronize("\(prepared)/\(entry.product)")
    return try exclusively {
      let place = "\(folder)/\(entry.name)"
      if try usedExecutable(of: entry) == nil {
        // In the way is at most one without its executable.
        _ = FileSystem.move(place, to: "\(run.path)/broken-\(entry.name)")
        guard FileSystem.move(prepared, to: place) else {
          throw CommandFailure.failure("\(place): the executable cannot be put there")
        }
      }
      guard let executable = try usedExecutable(of: entry) else {
        throw CommandFailure.failure("\(place)/\(entry.product): the executable cannot be run")
      }
      removeOldest(into: run)
      return executable
    }
  }

  /// Where the log of a build that fails is kept.
  func logPath(of entry: Entry) -> String { "\(folder)/\(entry.tree.prefix(12))-\(entry.key).log" }

  /// Marks an executable as used now, by this process until its end.
  private func usedExecutable(of entry: Entry) throws -> String? {
    let place = "\(folder)/\(entry.name)"
    let executable = "\(place)/\(entry.product)"
    guard FileSystem.isExecutable(executable) else { return nil }
    // Not given back: the executable is started again and again for as long as measuring takes.
    _ = try FileLock(Self.lockPath(place), .shared)
    FileSystem.touch(place)
    return executable
  }

  /// Removes all but the newest executables and logs, except for executables that a process uses.
  ///
  /// - Complexity: O(*n* log *n*) for *n* entries.
  private func removeOldest(into run: RunFolder) {
    let names = FileSystem.names(in: folder)
    for suffix in ["", ".log"] {
      let entries = names.filter { Self.isEntry($0, suffix: suffix) }
        .map { (name: $0, time: FileSystem.modificationTime(of: "\(folder)/\($0)")) }
        .sorted { ($0.time, $0.name) > ($1.time, $1.name) }
      for entry in entries.dropFirst(Self.capacity) {
        let path = "\(folder)/\(entry.name)"
        if suffix.isEmpty {
          guard let lock = try? FileLock(Self.lockPath(path), .exclusive, isPatient: false) else { continue }
          lock.release()
        }
        // Gone in one step; the run's cleaner does the rest.
        _ = FileSystem.move(path, to: "\(run.path)/old-\(entry.name)")
      }
    }
  }

  private static func isEntry(_ name: String, suffix: String) -> Bool {
    guard name.hasSuffix(suffix) else { return false }
    let parts = name.dropLast(suffix.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isHexDigit) }
  }

  private static func lockPath(_ place: String) -> String { "\(place)/.lock" }
}
