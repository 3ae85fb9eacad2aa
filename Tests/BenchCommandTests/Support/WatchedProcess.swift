import Foundation
import Testing

/// A run whose standard error is a terminal, so that its progress can be followed and it can be ended in the
/// middle.
enum WatchedProcess {
  /// Starts the executable, waits for words on its terminal, sends a signal, and waits for the end.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the name.
  ///   - folder: The working directory.
  ///   - words: What to wait for.
  ///   - signal: The signal to send then; `nil` to let the process end by itself.
  ///   - isOutputWatched: Whether standard output is the terminal too, one that knows colours.
  ///   - variables: Variables set in addition.
  /// - Returns: The signal that ended the process, `nil` when it ended by itself, and what the terminal
  ///   showed.
  static func run(
    _ arguments: [String], in folder: WorkFolder, untilShowing words: String, thenSending signal: Int32?,
    output isOutputWatched: Bool = false, setting variables: [String: String] = [:]
  ) async throws -> (endedBy: Int32?, shown: String) {
    var controller: Int32 = 0
    var terminal: Int32 = 0
    try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
    defer { close(controller) }
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    // Not to be kept open by other processes that are started at the same time.
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)

    let process = Process()
    process.executableURL = BenchProcess.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.environment = BenchProcess.environment.filter { $0.key != "NO_COLOR" }
      .merging(["TERM": "xterm"]) { $1 }.merging(variables) { $1 }
    let stream = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    process.standardOutput = isOutputWatched ? stream : FileHandle.nullDevice
    process.standardError = stream

    var shown: [UInt8] = []
    try await BenchProcess.finish(process) {
      let deadline = ContinuousClock.now + .seconds(BenchProcess.patience / 2)
      while !String(decoding: shown, as: UTF8.self).contains(words) {
        try #require(ContinuousClock.now < deadline, "the terminal does not show \(words)")
        try await Task.sleep(for: .milliseconds(2))
        drain(controller, into: &shown)
      }
      if let signal { kill(process.processIdentifier, signal) }
    }
    drain(controller, into: &shown)
    return (
      process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      String(decoding: shown, as: UTF8.self)
    )
  }

  /// Takes up what is there to be read.
  private static func drain(_ controller: Int32, into shown: inout [UInt8]) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &bytes, bytes.count)
      guard count > 0 else { return }
      shown += bytes[..<count]
    }
  }
}
