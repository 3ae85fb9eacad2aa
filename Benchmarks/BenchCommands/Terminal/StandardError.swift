#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

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
      let written = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #else
          Musl.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        #endif
      }
      // Nobody can be told that standard error is broken.
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
