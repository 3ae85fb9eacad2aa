import Foundation

/// The commit that the working folder stands at.
enum GitCommit {
  /// The commit's hash, with `-dirty` when files differ from it; `nil` outside a repository or without git.
  static func current() -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
    return text.map(String.init)
  }
}
