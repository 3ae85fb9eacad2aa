import Foundation
import Testing

/// Wrong command lines of `bench ab`.
@Suite struct ABUsageTests {
  @Test func nothingButGitIsNeededToFindRevisions() async throws {
    let sample = try SampleRepository()
    let git = try #require(
      BenchProcess.environment["PATH"]?.split(separator: ":").map { "\($0)/git" }
        .first { FileManager.default.isExecutableFile(atPath: $0) })
    try sample.folder.makeFolder("only git")
    try FileManager.default.createSymbolicLink(
      atPath: sample.folder.path(of: "only git/git"), withDestinationPath: git)
    let outcome = try await BenchProcess.run(
      ["ab", "nope"], in: sample.folder, shell: "cd 'a package' && PATH='../only git' && \"$@\"")
    #expect(outcome.status == 64 && outcome.errors.contains("unknown revision 'nope'"), "\(outcome.errors)")
    let without = try await BenchProcess.run(
      ["ab", "nope"], in: sample.folder, shell: "cd 'a package' && PATH=../missing && \"$@\"")
    #expect(without.status == 1 && without.errors == "bench: git is not in PATH\n")
  }

  @Test(arguments: [
    (["ab"], "needs a revision"), (["ab", "a", "b", "c"], "no third such as 'c'"),
    (["ab", "nope"], "unknown revision 'nope'"), (["ab", "first", "nope"], "unknown revision 'nope'"),
    (["ab", "first", "--product", "../x"], "--product does not take '../x'"),
    (["ab", "first", "--traits", "A,A"], "--traits names 'A' twice"),
  ])
  func isRefused(arguments: [String], words: String) async throws {
    let sample = try SampleRepository()
    let folder = sample.folder
    let process = Process()
    let errors = try folder.write("", to: "errors")
    process.executableURL = BenchProcess.executable
    process.arguments = arguments
    process.environment = BenchProcess.environment
    process.currentDirectoryURL = URL(fileURLWithPath: sample.top)
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try await BenchProcess.finish(process) {}
    #expect(process.terminationStatus == 64)
    #expect(try folder.text(of: "errors").contains(words))
    #expect(try folder.text(of: "errors").split(separator: "\n").count == 1)
    // Nothing was made for it.
    #expect(sample.cached().isEmpty)
  }
}
