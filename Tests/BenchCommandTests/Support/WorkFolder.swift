import Foundation

/// A temporary folder that goes away with the last reference to it.
final class WorkFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, making the folders above it.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text file, making the folders above it.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

  /// Makes a folder inside.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func data(of name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

  func text(of name: String) throws -> String { String(decoding: try data(of: name), as: UTF8.self) }

  /// The paths of everything inside, hidden files too, in order.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }

  /// The path of a file, for command lines.
  func path(of name: String) -> String { url.appendingPathComponent(name).path }
}
