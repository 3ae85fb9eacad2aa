/// Writes files so that others see the earlier content or the new one, never a part.
public enum AtomicFile {
  /// The only folder that is made when it is missing.
  public static let resultsFolder = "results"

  /// A file to write, and what into it.
  public struct Entry: Sendable {
    /// The file. Its folder must be there, unless it is the one that is made.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// A file of text, in UTF-8.
    public init(path: String, text: String) {
      self.init(path: path, bytes: Array(text.utf8))
    }
  }

  /// Writes text, in UTF-8, as `write(_:makingFolder:)` does.
  public static func write(
    _ text: String, to path: String, makingFolder folder: String = resultsFolder
  ) throws(FileProblem) {
    try write([Entry(path: path, text: text)], makingFolder: folder)
  }

  /// Writes files that belong together: to temporary files in the same folders, which are renamed when all are whole and
  /// have reached the disk.
  ///
  /// The folder of the first is locked for the renames, so that of two processes that write the same files at once one has
  /// written all of them, and signals that would end the process wait meanwhile. A symbolic link stays, and what it leads to is
  /// replaced; a terminal, a pipe or another device is written to as it is. A file that was there keeps its
  /// permissions. Temporary files that a killed process has left in the folders are removed.
  ///
  /// - Parameters:
  ///   - entries: The files, in the order in which they are renamed; devices are written to before.
  ///   - folder: The one folder that is made when it is missing.
  /// - Throws: `FileProblem` that names path and reason; then the temporary files are gone, and the earlier files as
  ///   they were, unless it was a rename that failed.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func write(_ entries: [Entry], makingFolder folder: String = resultsFolder)
    throws(FileProblem)
  {
    var files: [(path: String, target: String, permissions: FileStatus.Permissions?, bytes: [UInt8])] = []
    for entry in entries {
      try explaining(entry.path) { () throws(SystemFailure) in
        switch try Destination(entry.path, makingFolder: folder) {
        case .file(let target, let permissions):
          files.append((entry.path, target, permissions, entry.bytes))
        case .pipe, .device: try OpenFile.writing(entry.path).writeAll(entry.bytes)
        }
      }
    }
    let toWrite = files
    let folders = Set(files.map { FilePath.parent(of: $0.target) ?? "." })
    try HeldSignals.during { () throws(FileProblem) in
      var pending: [TemporaryFile] = []
      defer { for file in pending { file.remove() } }
      for file in toWrite {
        try explaining(file.path) { () throws(SystemFailure) in
          pending.append(try TemporaryFile(file.bytes, beside: file.target, permissions: file.permissions))
        }
      }
      let lock = toWrite.first.flatMap { FileLock(folder: FilePath.parent(of: $0.target) ?? ".") }
      defer { lock?.release() }
      for (file, temporary) in zip(toWrite, pending) {
        try explaining(file.path) { () throws(SystemFailure) in try temporary.take(placeOf: file.target) }
      }
      for folder in folders { TemporaryFile.removeLeftovers(in: folder) }
    }
    for folder in folders {
      // The renames reach the disk with the folder; where folders cannot be synchronised, the system sees to it.
      try? OpenFile.reading(folder).synchronize()
    }
  }

  /// Makes sure that a file can be written later, as after a long measurement; a missing `folder` is made now.
  ///
  /// A pipe must have a reader by now, and is held open for it until the process ends.
  ///
  /// - Parameters:
  ///   - path: The file; it stays as it is.
  ///   - folder: The one folder that is made when it is missing.
  /// - Throws: `FileProblem`, as `write(_:makingFolder:)` would. A full disk shows only when writing.
  /// - Complexity: O(1)
  public static func checkWritable(
    _ path: String, makingFolder folder: String = resultsFolder
  ) throws(FileProblem) {
    try explaining(path) { () throws(SystemFailure) in
      switch try Destination(path, makingFolder: folder) {
      case .file(let target, _):
        try HeldSignals.during { () throws(SystemFailure) in try TemporaryFile([], beside: target).remove() }
      case .pipe: try OpenFile.writing(path).keepOpen()
      case .device: break
      }
    }
  }

  /// What is written to.
  private enum Destination {
    /// A file, made or replaced as a whole; an earlier one has permissions.
    case file(String, permissions: FileStatus.Permissions?)
    /// A named pipe.
    case pipe
    /// Something else that can only be written to as it is.
    case device

    init(_ path: String, makingFolder folder: String) throws(SystemFailure) {
      guard let status = try FileSystem.status(of: path) else {
        // A link that leads nowhere is not to be replaced by a file: /dev/stdout is one when output is closed.
        if FileSystem.isLink(path) { throw .notFound }
        if let parent = FilePath.parent(of: path), FilePath.plain(parent) == FilePath.plain(folder) {
          try FileSystem.makeMissingFolder(folder)
        }
        self = .file(path, permissions: nil)
        return
      }
      switch status.kind {
      case .file: self = .file(try FileSystem.resolved(path), permissions: status.permissions)
      case .folder: throw .isFolder
      case .pipe: self = .pipe
      case .device: self = .device
      }
    }
  }

  private static func explaining(
    _ path: String, _ body: () throws(SystemFailure) -> Void
  ) throws(FileProblem) {
    try FilePath.refuseImpossible(path, action: "written")
    do throws(SystemFailure) {
      try body()
    } catch {
      throw FileProblem(path: path, cannotBe: "written", error, hint: hint(error, path: path))
    }
  }

  private static func hint(_ failure: SystemFailure, path: String) -> String {
    guard failure == .notFound else { return "" }
    if FileSystem.isLink(path) { return "; it is a link that leads nowhere" }
    guard let parent = FilePath.parent(of: path), parent != "." else { return "" }
    return "; the folder \"\(parent)\" must be there first"
  }
}
