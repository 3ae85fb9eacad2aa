private import CLibrary

/// A limit on the time of what cannot be stopped from outside.
enum TimeLimit {
  /// What the signal handler writes, which may not take a lock.
  nonisolated(unsafe) private static var message: StaticString = ""

  /// Runs something short; when the process takes longer over it than is allowed, it ends with a message and the usage
  /// code.
  ///
  /// - Parameters:
  ///   - seconds: The time, in whole seconds.
  ///   - message: What goes to standard error then.
  ///   - body: What to run.
  static func run<Result>(
    seconds: UInt32, orEndWith message: StaticString, _ body: () throws -> Result
  ) rethrows -> Result {
    self.message = message
    let before = signal(SIGALRM) { _ in
      let message = TimeLimit.message
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
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
