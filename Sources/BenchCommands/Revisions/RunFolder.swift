import Files

/// A folder for one run, that goes away with all that was made in it when the run ends, however it ends.
struct RunFolder {
  /// The folder. Its length is the same for all runs in a repository, so that no path built into an executable
  /// moves what follows it.
  let path: String
  private let cleaner: Cleaner
  private let lock: FileLock?

  private static let prefix = "run-"

  /// Makes a folder, runs a body, and puts away what is left of it.
  ///
  /// What dead runs have left, as after a power cut, is put away before.
  ///
  /// - Throws: ``CommandFailure`` when the folder cannot be made, and what the body throws.
  static func with<Result>(
    in cache: BuildCache, of repository: GitRepository, _ body: (RunFolder) throws -> Result
  ) throws -> Result {
    let folder = try cache.exclusively {
      try removeLeftovers(in: cache, of: repository)
      return try RunFolder(in: cache, of: repository)
    }
    defer {
      folder.cleaner.finish()
      folder.lock?.release()
    }
    return try body(folder)
  }

  private init(in cache: BuildCache, of repository: GitRepository) throws {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    path = "\(cache.folder)/\(Self.prefix)" + String(repeating: "0", count: 16 - number.count) + number
    // The cleaner first, so that there is no moment in which a folder has none.
    cleaner = try Cleaner(of: path, in: repository)
    do {
      try FileSystem.makeFolder(path)
      lock = try FileLock(Self.lockPath(path), .exclusive)
    } catch {
      cleaner.finish()
      throw error
    }
  }

  /// Runs a program of which nothing is left either when the bench is killed.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be started.
  func run(_ command: ChildProcess.Command) throws -> ChildProcess.Outcome {
    var gated = command
    // It waits until the cleaner knows it; without that word it ends by itself.
    gated.arguments =
      ["-c", "read -r word && exec \"$@\" </dev/null", "sh", command.program] + command.arguments
    gated.program = "sh"
    gated.leadsGroup = true
    let process = try ChildProcess(gated, input: .pipe)
    try cleaner.watch(group: process.identifier)
    _ = withoutBrokenPipes { process.write("start\n") }
    let outcome = process.finish()
    try cleaner.watch(group: nil)
    guard let outcome else { throw CommandFailure.failure("\(command.program) did not end") }
    return outcome
  }

  /// Puts away the folders of runs whose process has ended; those of others are locked.
  ///
  /// - Complexity: O(*n*) for *n* files left.
  private static func removeLeftovers(in cache: BuildCache, of repository: GitRepository) throws {
    for name in FileSystem.names(in: cache.folder) where name.hasPrefix(prefix) {
      let path = "\(cache.folder)/\(name)"
      // Runs lock their folder before others can look, so one without a lock has no run.
      guard let lock = try? FileLock(lockPath(path), .exclusive, isPatient: false) else { continue }
      try Cleaner(of: path, in: repository).finish()
      lock.release()
    }
  }

  private static func lockPath(_ path: String) -> String { "\(path)/lock" }
}
