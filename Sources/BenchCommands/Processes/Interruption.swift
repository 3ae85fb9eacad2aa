private import CBenchSupport
private import CLibrary

/// Interruptions, such as by Ctrl-C.
enum Interruption {
  /// Runs code that interruptions do not end; one that came ends the process after it. Programs that are
  /// waited for meanwhile are not waited for any longer.
  ///
  /// - Parameter body: The code; to be left soon once ``hasCome`` is true.
  static func deferred<Result>(_ body: () throws -> Result) rethrows -> Result {
    cbench_hold_interruptions()
    defer { cbench_release_interruptions() }
    return try body()
  }

  /// Whether an interruption has come.
  static var hasCome: Bool { cbench_held_interruption() != 0 }

  /// Has what ends a process without being a fault of its code end it at once: a quit, and memory that runs
  /// out. The runtime would take both for crashes and spend seconds on a trace. A trap keeps its trace, which
  /// tells somebody where a layout of theirs is wrong.
  static func endWithoutTrace() {
    for number in [SIGQUIT, SIGABRT] { cbench_reset_signal(number) }
  }
}
