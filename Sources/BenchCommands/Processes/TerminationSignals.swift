private import CBenchSupport
private import CLibrary

/// The signals that end a process: SIGINT, as by Ctrl-C, SIGTERM, SIGHUP and SIGQUIT.
enum TerminationSignals {
  /// Runs code that they do not end; one that came ends the process after it. Programs that are waited for
  /// meanwhile are not waited for any longer.
  ///
  /// - Parameter body: The code; to be left soon once ``haveCome`` is true.
  static func deferred<Result>(_ body: () throws -> Result) rethrows -> Result {
    cbench_hold_signals()
    defer { cbench_release_signals() }
    return try body()
  }

  /// Whether one has come that is deferred.
  static var haveCome: Bool { cbench_held_signal() != 0 }

  /// Has SIGQUIT end the process as the others do, and memory that runs out too: the runtime would take both
  /// for crashes and spend seconds on a backtrace. A trap keeps its own, which tells the author of a layout
  /// where it is wrong.
  static func endWithoutBacktrace() {
    for number in [SIGQUIT, SIGABRT] { cbench_reset_signal(number) }
  }
}
