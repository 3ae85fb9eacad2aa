private import CLibrary

/// A folder of the bench's own that goes away, with the files in it, when nobody needs it any more.
struct TemporaryFolder: ~Copyable {
  let path: String

  /// Makes an empty folder where the system keeps temporary files.
  ///
  /// - Throws: ``CommandFailure`` when it cannot be made.
  init() throws(CommandFailure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let template = (parent.isEmpty ? "/tmp" : parent) + "/bench-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      let reason = String(cString: strerror(errno))
      throw .failure("no temporary folder can be made as \(template): \(reason)")
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { path + "/" + name }

  /// The names of the files in the folder, in no order.
  var fileNames: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  deinit {
    for name in fileNames { unlink(path(of: name)) }
    rmdir(path)
  }
}
