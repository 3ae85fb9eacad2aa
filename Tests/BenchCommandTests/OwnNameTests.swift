import Foundation
import Testing

/// An executable of somebody's own calls itself by its own name.
@Suite struct OwnNameTests {
  @Test(arguments: [
    ["--help"], ["run", "--help"], ["baseline", "--help"], ["baseline", "check", "--help"], ["ab", "--help"],
    ["count", "--help"], ["noise", "--help"], ["compare", "--help"], ["--version"], ["frobnicate"],
    ["baseline", "check"], ["baseline", "check", "--bogus"], ["compare"],
    ["list", "--filter", "^no such name$"],
    ["count-worker"], ["--filter", "^(.*)*(.*)*(.*)*(.*)*!$"], TinyRun.arguments,
  ])
  func noTextSpeaksOfBench(arguments: [String]) async throws {
    let folder = try WorkFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "my-layouts"), withDestinationPath: BenchProcess.executable.path)
    let outcome = try await BenchProcess.run(
      arguments, in: folder, shell: "shift; ./my-layouts \"$@\"")
    let text = outcome.output + outcome.errors
    #expect(text.isEmpty == false)
    for line in outcome.errorLines { #expect(line.hasPrefix("my-layouts: "), "\(line)") }
    let words = text.replacing(/swift run -c release my-layouts/, with: "")
    #expect(words.firstMatch(of: /\bbench\b/) == nil, "\(text)")
  }
}
