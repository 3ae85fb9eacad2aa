private import CLibrary

/// A limit on the time of what cannot be stopped from outside.
enum TimeLimit {
  /// What the signal handler writes, which may not take a lock.
  nonisolated(unsafe) private static var message = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Runs something short; when the process takes longer over it than is allowed, it ends with a message and the usage
  /// code.
  ///
  /// - Parameters:
  ///   - seconds: The time, in whole seconds.
  ///   - message: What standard error is told then.
  ///   - body: What to run.
  static func run<Result>(
    seconds: UInt32, orEndWith message: String, _ body: () throws -> Result
  ) rethrows -> Result {
    // It lives as long as the body runs, and so as long as the handler is set.
    let line = Array("\(Bench.name): \(message)\n".utf8)
    return try line.withUnsafeBytes { bytes in
      self.message = bytes
      return try run(seconds: seconds, body)
    }
  }

  private static func run<Result>(seconds: UInt32, _ body: () throws -> Result) rethrows -> Result {
    let before = signal(SIGALRM) { _ in
      let message = TimeLimit.message
      _ = write(STDERR_FILENO, message.baseAddress, message.count)
      _exit(ExitStatus.usage.rawValue)
    }
    // Whoever started the process may hold signals back.
    var awaited = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&awaited)
    sigaddset(&awaited, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &awaited, &blocked)
    _ = alarm(seconds)
    defer {
      _ = alarm(0)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      signal(SIGALRM, before)
    }
    return try body()
  }
}
