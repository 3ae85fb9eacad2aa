/// Writes files so that others see the earlier content or the new one, never a part.
public enum AtomicFile {
  /// The only folder that is made when it is missing.
  public static let resultsFolder = "results"

  /// Writes text, in UTF-8, as `write(_:to:makingFolder:)` writes bytes.
  public static func write(
    _ text: String, to path: String, makingFolder folder: String = resultsFolder
  ) throws(FileProblem) {
    try write(Array(text.utf8), to: path, makingFolder: folder)
  }

  /// Writes bytes to a temporary file in the same folder, waits for the disk, and renames it.
  ///
  /// A symbolic link stays, and what it leads to is replaced; a terminal, a pipe or another device is written
  /// to as it is. A file that was there keeps its permissions.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file. Its folder must be there, unless it is `folder`.
  ///   - folder: The one folder that is made when it is missing.
  /// - Throws: `FileProblem` that names path and reason; then an earlier file is as it was, and the temporary
  ///   file is gone.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func write(
    _ bytes: [UInt8], to path: String, makingFolder folder: String = resultsFolder
  ) throws(FileProblem) {
    try explaining(path) { () throws(SystemFailure) in
      switch try Destination(path, makingFolder: folder) {
      case .file(let target, let permissions):
        let file = try Pending(bytes, target: target, permissions: permissions)
        defer { file.abandon() }
        try file.takeItsPlace()
        file.synchronizeFolder()
      case .device: try OpenFile.writing(path).writeAll(bytes)
      }
    }
  }

  /// A file to write, and what into it.
  public struct Entry: Sendable {
    /// The file; see `write(_:to:makingFolder:)`.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Writes files that belong together: all are ready beside their places before the first is renamed, and the
  /// folder of the first is locked for the renames, so that of two processes that write the same files at once one
  /// has written all of them.
  ///
  /// The lock is on the folder itself and leaves no file behind.
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
    var pending: [(path: String, file: Pending)] = []
    defer { for (_, file) in pending { file.abandon() } }
    for entry in entries {
      try explaining(entry.path) { () throws(SystemFailure) in
        switch try Destination(entry.path, makingFolder: folder) {
        case .file(let target, let permissions):
          let file = try Pending(Array(entry.text.utf8), target: target, permissions: permissions)
          pending.append((entry.path, file))
        case .device: try OpenFile.writing(entry.path).writeAll(Array(entry.text.utf8))
        }
      }
    }
    guard let first = pending.first else { return }
    let files = pending
    try FileSystem.locking(parent(of: first.file.target) ?? ".") { () throws(FileProblem) in
      for (path, file) in files {
        try explaining(path) { () throws(SystemFailure) in try file.takeItsPlace() }
      }
    }
    for (_, file) in files { file.synchronizeFolder() }
  }

  /// Makes sure that a file can be written later, as after a long measurement; a missing `folder` is made now.
  ///
  /// - Parameters:
  ///   - path: The file; it stays as it is.
  ///   - folder: The one folder that is made when it is missing.
  /// - Throws: `FileProblem`, as `write(_:to:makingFolder:)` would. A full disk shows only when writing.
  /// - Complexity: O(1)
  public static func checkWritable(
    _ path: String, makingFolder folder: String = resultsFolder
  ) throws(FileProblem) {
    try explaining(path) { () throws(SystemFailure) in
      // A device is not tried: opening a pipe waits for its reader.
      if case .file(let target, _) = try Destination(path, makingFolder: folder) {
        let temporary = temporaryPath(beside: target)
        _ = try OpenFile.creating(temporary)
        FileSystem.remove(temporary)
      }
    }
  }

  /// What is written to.
  private enum Destination {
    /// A file, made or replaced as a whole; an earlier one has permissions.
    case file(String, permissions: FileStatus.Permissions?)
    /// Something that can only be written to as it is.
    case device

    init(_ path: String, makingFolder folder: String) throws(SystemFailure) {
      guard let status = try existing(path) else {
        // A link that leads nowhere is not to be replaced by a file: /dev/stdout is one when output is closed.
        if FileSystem.isLink(path) { throw .notFound }
        if let parent = parent(of: path), plain(parent) == plain(folder) { try makeFolderIfMissing(folder) }
        self = .file(path, permissions: nil)
        return
      }
      switch status.kind {
      case .file: self = .file(try FileSystem.resolved(path), permissions: status.permissions)
      case .folder: throw .isFolder
      case .other: self = .device
      }
    }
  }

  private static func explaining(
    _ path: String, _ body: () throws(SystemFailure) -> Void
  ) throws(FileProblem) {
    try refuseImpossiblePath(path, action: "written")
    do throws(SystemFailure) {
      try body()
    } catch {
      throw FileProblem(path: path, reason: "cannot be written: \(error.reason)\(hint(error, path: path))")
    }
  }

  /// Whether a path leads to a terminal, a pipe or another device, beside which nothing can be put.
  ///
  /// - Complexity: O(1)
  public static func isDevice(_ path: String) -> Bool {
    guard let status = try? existing(path) else { return false }
    return status.kind == .other
  }

  /// Whether there is a file under a name; also when it cannot be looked at.
  public static func exists(_ path: String) -> Bool {
    do {
      return try existing(path) != nil
    } catch {
      return true
    }
  }

  private static func existing(_ path: String) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try FileStatus(ofPath: path)
    } catch .notFound {
      return nil
    }
  }

  /// A file that is written whole under a temporary name and waits to take its place.
  private struct Pending {
    /// Where it goes.
    let target: String
    private let temporary: String

    init(_ bytes: [UInt8], target: String, permissions: FileStatus.Permissions?) throws(SystemFailure) {
      self.target = target
      temporary = temporaryPath(beside: target)
      // Made before the block below, so that only a file of our own is ever removed.
      let file = try OpenFile.creating(temporary)
      do throws(SystemFailure) {
        if let permissions { file.setPermissions(permissions) }
        try file.writeAll(bytes)
        try file.synchronize()
      } catch {
        FileSystem.remove(temporary)
        throw error
      }
    }

    func takeItsPlace() throws(SystemFailure) { try FileSystem.rename(temporary, to: target) }

    /// Removes the temporary file where it has not taken its place.
    func abandon() { FileSystem.remove(temporary) }

    /// Waits until the rename has reached the disk, which it does with the folder; where folders cannot be
    /// synchronised, the system sees to it.
    func synchronizeFolder() { try? OpenFile.reading(parent(of: target) ?? ".").synchronize() }
  }

  private static func makeFolderIfMissing(_ folder: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(folder)
    } catch .exists {
      // Also when another process made it just now.
    }
  }

  /// A name that no other process takes, hidden from listings.
  private static func temporaryPath(beside path: String) -> String {
    let suffix = String(UInt64.random(in: 0 ... .max), radix: 36)
    let folder = parent(of: path).map { $0 == "/" ? "/" : $0 + "/" } ?? ""
    return folder + ".layoutbench-\(suffix).tmp"
  }

  /// The folder that a path names a file in; `nil` for the current one.
  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without parts that lead nowhere else: `./results//` is `results`.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func hint(_ failure: SystemFailure, path: String) -> String {
    if failure == .notFound && FileSystem.isLink(path) { return "; it is a link that leads nowhere" }
    guard failure == .notFound, let parent = parent(of: path) else { return "" }
    return "; the folder \"\(parent)\" must be there first"
  }
}
