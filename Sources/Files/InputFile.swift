/// Reads files whole.
public enum InputFile {
  /// The most bytes that are read: 256 MiB.
  public static let maximumBytes = 256 << 20

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file. `/dev/stdin` and `/dev/fd/3` stand for streams that the process was given, and are read
  ///     on to their end; other devices are refused, as are named pipes, whose writer might never come.
  ///   - maximumBytes: The most bytes that are taken; a larger file is refused.
  /// - Throws: `FileProblem` when the file is missing, unreadable, not a file, or too large.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(
    _ path: String, maximumBytes: Int = InputFile.maximumBytes
  ) throws(FileProblem) -> [UInt8] {
    try FilePath.refuseImpossible(path, action: "read")
    let limit = min(max(0, maximumBytes), Int.max - 1)
    let reason: String
    do throws(SystemFailure) {
      let stream = streamNumber(path)
      let file =
        if let stream { try OpenFile.reading(stream: stream) } else { try OpenFile.readingAtOnce(path) }
      let status = try file.status()
      switch status.kind {
      case .folder: throw .isFolder
      case .pipe where stream == nil, .device where stream == nil:
        reason = "cannot be read: it is neither a file nor a stream of this process such as /dev/stdin"
      case .file, .pipe, .device:
        let isShort = status.kind != .file || status.size <= Int64(limit)
        let bytes = isShort ? try file.readAll(limit: limit + 1) : []
        if isShort && bytes.count <= limit { return bytes }
        reason = "larger than \(limit) bytes, which is the most that is read"
      }
    } catch {
      throw FileProblem(path: path, cannotBe: "read", error)
    }
    throw FileProblem(path: path, reason: reason)
  }

  /// The number of the stream that a path such as `/dev/stdin` stands for.
  private static func streamNumber(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return 0 }
    let folder = "/dev/fd/"
    return path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)) : nil
  }
}
