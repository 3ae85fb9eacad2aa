private import CLibrary

/// Signals that would end the process, held back while something must not be left half done.
enum HeldSignals {
  /// Runs code while SIGINT, SIGTERM, SIGHUP and SIGQUIT wait; one that comes meanwhile does its work afterwards.
  static func during<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether one has come that waits.
  static var haveCome: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}
