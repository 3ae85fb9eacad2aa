private import CBenchSupport

/// Interruptions, such as by Ctrl-C, while something must be put in order before the process ends.
enum Interruption {
  /// Runs code that interruptions do not end; one that came ends the process after it.
  ///
  /// - Parameter body: The code; to be left soon once ``hasCome`` is true.
  static func deferred<Result>(_ body: () throws -> Result) rethrows -> Result {
    cbench_hold_interruptions()
    defer { cbench_release_interruptions() }
    return try body()
  }

  /// Whether an interruption has come.
  static var hasCome: Bool { cbench_held_interruption() != 0 }

  /// Hands interruptions, also one that has come already, on to a group of processes; `nil` to none.
  static func handOn(toGroup group: Int32?) { cbench_pass_interruptions_to(group.map { -$0 } ?? 0) }
}
