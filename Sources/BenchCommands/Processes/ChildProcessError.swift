private import CLibrary

/// Why a program could not be started, or was not waited for.
enum ChildProcessError: Error, CustomStringConvertible {
  /// It could not be started, for a reason of the system.
  case cannotRun(String, code: Int32)
  /// It did not end, or not answer, in time.
  case isLate(String, seconds: Double)
  /// It has written more than any that comes to an end.
  case isEndless(String, bytes: Int)
  /// The bench was told to end.
  case interrupted

  /// Whether there is no such program.
  var isMissing: Bool {
    if case .cannotRun(_, ENOENT) = self { true } else { false }
  }

  var description: String {
    switch self {
    case .cannotRun(let program, let code): "cannot run \(program): \(String(cString: strerror(code)))"
    case .isLate(let program, let seconds):
      "\(program) took more than \(Self.text(of: seconds)), and was ended"
    case .isEndless(let program, let bytes):
      "\(program) wrote without end, more than \(bytes >> 20) MiB, and was ended"
    case .interrupted: "interrupted"
    }
  }

  private static func text(of seconds: Double) -> String {
    seconds >= 60 && seconds < 1e9 ? "\(Int(seconds / 60)) minutes" : "\(seconds) s"
  }
}
