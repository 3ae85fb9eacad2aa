import Files
import LayoutBench

/// The files of `--frames` and `--trace`, each read once: a pipe can be read only once, and all that is measured
/// is to be of the same content.
final class MeasuredFiles {
  private var contents: [String: [UInt8]] = [:]

  /// The bytes of a file.
  ///
  /// - Throws: `FileProblem` when it cannot be read.
  func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    let bytes = try InputFile.read(path)
    contents[path] = bytes
    return bytes
  }

  /// What tells a content from others: its FNV-1a hash of 64 bits in hexadecimal; `nil` for a file that was not
  /// read.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func hash(of path: String) -> String? {
    contents[path].map { bytes in
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}

extension SelectionOptions {
  /// The frames to measure; `nil` where no file is named.
  func readFrames() throws(FileProblem) -> UserFrames? {
    guard let framesFile else { return nil }
    return try UserFrames(csv: measuredFiles.bytes(of: framesFile), path: framesFile)
  }

  /// The scroll to measure; `nil` where no file is named.
  ///
  /// - Throws: `FileProblem`; also for a file without offsets.
  func readTrace() throws(FileProblem) -> ScrollTrace? {
    guard let traceFile else { return nil }
    let trace = try ScrollTrace(csv: measuredFiles.bytes(of: traceFile), path: traceFile)
    guard trace.count > 0 else { throw FileProblem(path: traceFile, reason: "has no frames") }
    return trace
  }
}
