import Files

/// A folder for one run, that goes away with all that was made in it when the run ends. When the bench is
/// killed, it goes away with the program that runs, or when the next run begins.
struct RunFolder {
  /// The folder. Its length is the same for all runs in a repository, so that no path built into an
  /// executable moves what follows it.
  let path: String
  private let lock: FileLock?

  private static let prefix = "run-"

  /// Makes a folder, runs a body, and puts away what is left of it.
  ///
  /// - Throws: `FileProblem` when the folder cannot be made, and what the body throws.
  static func with<Result>(in cache: BuildCache, _ body: (RunFolder) throws -> Result) throws -> Result {
    let folder = try cache.exclusively {
      try removeLeftovers(in: cache)
      return try RunFolder(in: cache)
    }
    defer {
      FolderRemoval.run(folder.path)
      folder.lock?.release()
    }
    return try body(folder)
  }

  private init(in cache: BuildCache) throws {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    path = "\(cache.folder)/\(Self.prefix)" + String(repeating: "0", count: 16 - number.count) + number
    try FileSystem.makeFolder(path)
    lock = try FileLock(Self.lockPath(path), .exclusive)
  }

  /// Runs a program of which nothing is left either when the bench is killed.
  ///
  /// - Throws: ``ChildProcessError``
  func run(_ command: ChildProcess.Command) throws(ChildProcessError) -> ChildProcess.Outcome {
    var command = command
    command.cleanUp = FolderRemoval.command(path)
    return try ChildProcess.run(command)
  }

  /// Puts away the folders of runs whose process has ended; those of others are locked.
  ///
  /// - Complexity: O(*n*) for *n* files left.
  private static func removeLeftovers(in cache: BuildCache) throws {
    for name in FileSystem.names(in: cache.folder) where name.hasPrefix(prefix) {
      let path = "\(cache.folder)/\(name)"
      // Runs lock their folder before others can look, so one without a lock has no run.
      guard let lock = try? FileLock(lockPath(path), .exclusive, isPatient: false) else { continue }
      FolderRemoval.run(path)
      lock.release()
    }
  }

  private static func lockPath(_ path: String) -> String { "\(path)/lock" }
}
