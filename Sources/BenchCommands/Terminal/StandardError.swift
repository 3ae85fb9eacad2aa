private import CLibrary

/// The stream for warnings, errors and progress, unbuffered.
enum StandardError {
  /// Whether somebody watches.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Says something to people, on a line that begins with the executable's name. Control characters, as in a
  /// name from the command line, become `?`, so that it stays one line.
  static func tell(_ line: String) {
    let harmless = "\(Bench.name): \(line)".unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: "?"
      default: scalar
      }
    }
    write(String(String.UnicodeScalarView(harmless)) + "\n")
  }

  /// Says what makes figures less trustworthy, or is not as it should be.
  static func warn(_ line: String) { tell("warning: \(line)") }

  /// Says what is good to know.
  static func note(_ line: String) { tell("note: \(line)") }

  /// Writes text as it is.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { CLibrary.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Nobody can be told that standard error is broken.
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
