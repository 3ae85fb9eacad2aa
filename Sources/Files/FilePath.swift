/// Paths taken apart as text.
enum FilePath {
  /// The folder that a path names something in, `.` for a bare name.
  static func parent(of path: String) -> String? {
    guard let name = path.utf8.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return nil }
    guard let slash = path.utf8[...name].lastIndex(of: UInt8(ascii: "/")) else {
      return path == "." ? nil : "."
    }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without parts that lead nowhere else: `./results//` is `results`.
  static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Refuses paths that the operating system would take for others.
  static func refuseImpossible(_ path: String, action: String) throws(FileProblem) {
    if path.isEmpty {
      throw FileProblem(path: "(no path)", reason: "cannot be \(action): the name of the file is empty")
    }
    if path.utf8.contains(0) {
      throw FileProblem(path: path, reason: "cannot be \(action): the name of the file contains a zero byte")
    }
  }
}
