private import CLibrary

/// A process that outlives the bench and puts away what a run leaves: programs, working trees and its folder.
///
/// It waits on a pipe that only the bench holds. When that closes, by `finish()` or by the bench's death of whatever
/// kind, it cleans up; so there is one way for all ends. It leads a process group of its own, which a signal to the
/// bench's group does not reach.
final class Cleaner {
  private var process: ChildProcess?

  /// Starts a cleaner.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run, which need not be there yet.
  ///   - repository: The repository, whose working trees inside of the folder are removed.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  init(of folder: String, in repository: GitRepository) throws {
    // Not run in the folder that it removes, nor in one that would be kept in use.
    let command = ChildProcess.Command(
      program: "sh", arguments: ["-c", Self.script, "cleaner", repository.commonFolder, folder],
      directory: "/", leadsGroup: true)
    process = try ChildProcess(command, input: .pipe, output: .discarded, errors: .discarded)
  }

  /// Says that a program runs, which leads a process group; `nil` that it has ended.
  ///
  /// - Throws: ``CommandFailure`` when the cleaner is gone, without which nothing should be started.
  func watch(group: Int32?) throws {
    guard tell(group.map { "group \($0)" } ?? "idle") else {
      throw CommandFailure.failure("the process that cleans up afterwards has ended; nothing more is built")
    }
  }

  /// Has everything put away, and waits for that.
  func finish() {
    _ = tell("end")
    _ = process.take()?.finish()
  }

  private func tell(_ words: String) -> Bool {
    withoutBrokenPipes { process?.write(words + "\n") ?? false }
  }
}

/// Runs a body during which writing to a program that has ended is an error, not the bench's end.
func withoutBrokenPipes<Result>(_ body: () throws -> Result) rethrows -> Result {
  let before = signal(SIGPIPE, SIG_IGN)
  defer { _ = signal(SIGPIPE, before) }
  return try body()
}
