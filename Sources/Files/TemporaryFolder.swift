private import CLibrary

/// A folder of the process's own that goes away, with the files in it, when nobody needs it any more.
///
/// That of a process that was killed goes away when the next one is made.
package struct TemporaryFolder: ~Copyable {
  package let path: String
  private let lock: FileLock

  /// Makes an empty folder where the system keeps temporary files.
  ///
  /// - Parameter name: What its name begins with, and those of leftovers.
  /// - Throws: `FileProblem` when it cannot be made.
  package init(named name: String) throws(FileProblem) {
    let folder = try Self.make(named: name)
    guard let lock = try FileLock(Self.lockPath(folder), .exclusive) else {
      throw FileProblem(path: folder, reason: "cannot be locked: another process holds it")
    }
    (path, self.lock) = (folder, lock)
  }

  private static func make(named name: String) throws(FileProblem) -> String {
    let given = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = given.isEmpty ? "/tmp" : given
    removeLeftovers(in: parent, named: name)
    let template = "\(parent)/\(name)-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw FileProblem(path: template, cannotBe: "made as a temporary folder", .last)
    }
    return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> String { path + "/" + name }

  /// The names of the files in the folder, in no order.
  package var fileNames: [String] { FileSystem.names(in: path).filter { $0 != Self.lockName } }

  deinit {
    Self.remove(path)
    lock.release()
  }

  private static let lockName = ".layoutbench.lock"
  private static func lockPath(_ folder: String) -> String { "\(folder)/\(lockName)" }

  /// Removes the folders whose process has ended; those of others are locked.
  private static func removeLeftovers(in parent: String, named name: String) {
    for entry in FileSystem.names(in: parent) where entry.hasPrefix("\(name)-") {
      let folder = "\(parent)/\(entry)"
      // A folder without the file is none of ours; one made just now is not locked yet.
      guard FileSystem.exists(lockPath(folder)), FileSystem.age(of: folder) > 60,
        let lock = try? FileLock(lockPath(folder), .exclusive, isPatient: false)
      else { continue }
      remove(folder)
      lock.release()
    }
  }

  private static func remove(_ folder: String) {
    for file in FileSystem.names(in: folder) { unlink("\(folder)/\(file)") }
    rmdir(folder)
  }
}
