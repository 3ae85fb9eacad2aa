private import CLibrary

/// The stream for warnings, errors and progress, unbuffered.
enum StandardError {
  /// Whether somebody watches.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line. Control characters, as in a name from the command line, become `?`, so that it stays one line.
  static func write(_ line: String) {
    let harmless = line.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: "?"
      default: scalar
      }
    }
    writeRaw(String(String.UnicodeScalarView(harmless)) + "\n")
  }

  /// Writes without a line end.
  static func writeRaw(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { CLibrary.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Nobody can be told that standard error is broken.
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
