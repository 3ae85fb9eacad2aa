private import CLibrary

/// A file that is written whole under a temporary name and waits to take another one's place.
struct TemporaryFile {
  private let path: String

  /// Writes the file and waits for the disk.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - target: The file whose place it is to take; it goes to the same folder.
  ///   - permissions: Those of an earlier file.
  init(
    _ bytes: [UInt8], beside target: String, permissions: FileStatus.Permissions? = nil
  ) throws(SystemFailure) {
    // A name that no other process takes, hidden from listings.
    let name = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + Self.suffix
    path = (FilePath.parent(of: target) ?? ".") + "/" + name
    // Made before the block below, so that only a file of our own is ever removed.
    let file = try OpenFile.creating(path)
    do throws(SystemFailure) {
      if let permissions { file.setPermissions(permissions) }
      try file.writeAll(bytes)
      try file.synchronize()
    } catch {
      remove()
      throw error
    }
  }

  func take(placeOf target: String) throws(SystemFailure) {
    guard CLibrary.rename(path, target) == 0 else { throw .last }
  }

  /// Removes the file where it has not taken its place.
  func remove() { _ = unlink(path) }

  /// Removes the temporary files of processes that were killed: those too old for anybody to be writing them still.
  ///
  /// - Complexity: O(*n*) for *n* files in the folder.
  static func removeLeftovers(in folder: String) {
    for name in FileSystem.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = "\(folder)/\(name)"
      if FileSystem.age(of: path) > longestLife { _ = unlink(path) }
    }
  }

  private static let prefix = ".layoutbench-"
  private static let suffix = ".tmp"
  /// How long a file may take to write, in seconds.
  private static let longestLife = 3_600
}
