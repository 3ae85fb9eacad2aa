private import CLibrary

/// The exit codes that scripts build on.
enum ExitStatus: Int32 {
  /// Fine, also when something became faster.
  case success = 0
  /// A failure, such as a file that cannot be read or written.
  case failure = 1
  /// A regression.
  case regression = 2
  /// A path gave another answer than the oracle.
  case oracleMismatch = 3
  /// Too little was measured to tell, where that was asked for.
  case inconclusive = 4
  /// There is no baseline.
  case noBaseline = 5
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64

  /// Ends the process.
  func exit() -> Never { CLibrary.exit(rawValue) }
}
