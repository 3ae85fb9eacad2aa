import Foundation
import Testing

/// The executable under test, run as a process of its own.
enum BenchProcess {
  /// What a process came to.
  struct Outcome {
    /// The exit code, or the number of the signal that ended it.
    let status: Int32
    let wasSignalled: Bool
    let output: String
    let errors: String

    /// The lines on standard error.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  private final class Anchor {}

  /// The executable, which is built beside the test bundle.
  static let executable: URL = {
    #if canImport(Darwin)
      let folder = Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("bench")
  }()

  /// The environment of processes, which find the repository that they are in by their folder alone.
  static let environment = ProcessInfo.processInfo.environment.filter {
    !$0.key.hasPrefix("GIT_") && !$0.key.hasPrefix("GITHUB_")
  }

  /// The longest that a process may take, in seconds: far more than any here needs.
  static let patience = 150.0

  /// Runs the executable to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the name.
  ///   - folder: The working directory.
  ///   - script: What a shell does with the command, which is `"$@"` there; `nil` to run it without a shell.
  ///   - environment: All variables but these.
  ///   - variables: Variables set in addition.
  static func run(
    _ arguments: [String], in folder: WorkFolder, shell script: String? = nil,
    environment: [String: String] = environment, setting variables: [String: String] = [:]
  ) async throws -> Outcome {
    let captured = try WorkFolder()
    let outputPath = try captured.write("", to: "output")
    let errorPath = try captured.write("", to: "errors")
    let process = Process()
    process.executableURL = script == nil ? executable : URL(fileURLWithPath: "/bin/sh")
    process.arguments = (script.map { ["-c", $0, "sh", executable.path] } ?? []) + arguments
    process.environment = environment.merging(variables) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputPath)
    process.standardError = try FileHandle(forWritingTo: errorPath)
    try await finish(process) {}
    return Outcome(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: try Data(contentsOf: outputPath), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorPath), as: UTF8.self))
  }

  /// Starts a process, does something while it runs, and waits for its end.
  static func finish(_ process: Process, whileItRuns body: () async throws -> Void) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try startListening(to: [SIGINT, SIGTERM, SIGQUIT], process)
    let identifier = process.processIdentifier
    let watchdog = Task {
      try await Task.sleep(for: .seconds(patience))
      kill(identifier, SIGKILL)
      Issue.record("bench did not end within \(patience) seconds")
    }
    defer { watchdog.cancel() }
    do {
      try await body()
    } catch {
      kill(identifier, SIGKILL)
      for await _ in ends {}
      throw error
    }
    for await _ in ends {}
  }

  /// Starts a process that signals reach, as they reach one that a shell starts.
  ///
  /// A process inherits which signals are held back from the thread that starts it, which here is one that
  /// takes none; and in the background of a shell it would inherit that an interrupt is ignored.
  private static func startListening(to signals: [Int32], _ process: Process) throws {
    var listened = sigset_t()
    var before = sigset_t()
    sigemptyset(&listened)
    for number in signals {
      sigaddset(&listened, number)
      signal(number, SIG_DFL)
    }
    pthread_sigmask(SIG_UNBLOCK, &listened, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}
