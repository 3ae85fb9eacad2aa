import Files
import Foundation
import Testing

@testable import BenchCommands

@Suite struct RevisionExecutableTests {
  @Test func bothRevisionsAreBuiltOnceAndKept() throws {
    let sample = try SampleRepository()
    try sample.commit("two", tag: "second")
    let built = try sample.build("first", "second")
    #expect(try text(built.base) == "one" && text(built.head) == "two")
    #expect(sample.compiler.builds.count == 2)
    // Paths that end up in the code differ in no length, and the folder has the user's name for it.
    #expect(Set(sample.compiler.builds.map(\.utf8.count)).count == 1)
    #expect(sample.compiler.builds.allSatisfy { $0.hasSuffix("/a package") })
    // What asks git while it is built hears of the revision's commit.
    for executable in [built.base, built.head] {
      let beside = (executable.path as NSString).deletingLastPathComponent + "/App_App.resources/commit"
      #expect(try String(contentsOfFile: beside, encoding: .utf8) == executable.revision.commit + "\n")
    }
    try sample.expectNothingLeft()

    let again = try sample.build("HEAD~1", "HEAD")
    #expect(again.base.path == built.base.path && again.head.path == built.head.path)
    #expect(sample.compiler.builds.count == 2)
    // Another product of the same files is another executable.
    #expect(try sample.build("first", "first", product: "other").base.path.hasSuffix("/other"))
    #expect(sample.compiler.builds.count == 3)
  }

  @Test func theWorkingTreeIsBuiltAsItIs() throws {
    let sample = try SampleRepository()
    let clean = try sample.build("first")
    #expect(clean.base.path == clean.head.path && sample.compiler.builds.count == 1)
    try sample.write("changed", to: "source.txt")
    try sample.write("new", to: "new.txt")
    try sample.write("ignored", to: "ignored.txt")
    let changed = try sample.build("first")
    #expect(try text(changed.head) == "changed")
    #expect(changed.head.revision.name.hasPrefix("working tree ("))
    let beside = (changed.head.path as NSString).deletingLastPathComponent + "/App_App.resources/files"
    let files = try String(contentsOfFile: beside, encoding: .utf8).split(separator: "\n")
    #expect(files.contains("new.txt") && !files.contains("ignored.txt"))
    #expect(try sample.workingTrees() == 1 && sample.runFolders().isEmpty)
  }

  @Test func dependencyVersionsThatGitIgnoresAreTheSameInBoth() throws {
    let sample = try SampleRepository()
    try sample.write("Package.resolved\n.build/\n", to: ".gitignore")
    try sample.commit("two", tag: "second")
    try sample.write("versions", to: "Package.resolved")
    let built = try sample.build("second")
    let beside = (built.base.path as NSString).deletingLastPathComponent + "/App_App.resources/files"
    #expect(try String(contentsOfFile: beside, encoding: .utf8).contains("Package.resolved\n"))
    try sample.write("other versions", to: "Package.resolved")
    #expect(try sample.build("second").base.path != built.base.path)
  }

  @Test func aRevisionThatDoesNotBuildIsExplainedInOneLine() throws {
    let sample = try SampleRepository()
    try sample.write("fail", to: "behaviour")
    try sample.commit("two", tag: "broken")
    let failure = #expect(throws: CommandFailure.self) { try sample.build("first", "broken") }
    let message = try #require(failure?.message)
    #expect(failure?.status == .failure && !message.contains("\n"))
    #expect(message.contains("does not build: Sources/A.swift:3:1: error: cannot find 'x' in scope; error:"))
    let log = try #require(message.components(separatedBy: "; log: ").last)
    #expect(try String(contentsOfFile: log, encoding: .utf8).contains("error: fatalError"))
    try sample.expectNothingLeft()
  }

  @Test func aRevisionWithoutThePackageIsNotMistakenForTheOneAbove() throws {
    let sample = try SampleRepository()
    try sample.write("", to: "Inner/Package.swift")
    try sample.commit("two", tag: "second")
    let failure = #expect(throws: CommandFailure.self) { try sample.build("first", "second", in: "Inner") }
    #expect(failure?.message.contains("has no Package.swift in Inner") == true)
    #expect(sample.compiler.builds.isEmpty)
    try sample.expectNothingLeft()
  }

  @Test func nothingIsShownWhereTheBuildFolderIsNotIgnored() throws {
    let sample = try SampleRepository()
    try sample.remove(".gitignore")
    try sample.commit("two", tag: "second")
    let built = try sample.build("first")
    #expect(built.head.revision.tree == (try sample.git("rev-parse", "HEAD^{tree}")))
    try sample.expectNothingLeft()
  }

  @Test func theNewestAreKeptAndThoseInUse() throws {
    let sample = try SampleRepository()
    _ = try BuildCache(of: sample.repository)
    for number in 0..<12 {
      let name = String(repeating: "a", count: 39) + String(number, radix: 16) + "-0123456789abcdef"
      try sample.write("", to: ".build/ab/\(name)/app")
      FileSystem.setModificationTime(
        of: "\(sample.top)/.build/ab/\(name)", to: Int64(number + 1) * 1_000_000_000)
    }
    let oldest = String(repeating: "a", count: 39) + "0-0123456789abcdef"
    let lock = try FileLock("\(sample.top)/.build/ab/\(oldest)/.lock", .shared)
    FileSystem.setModificationTime(of: "\(sample.top)/.build/ab/\(oldest)", to: 1_000_000_000)
    let built = try sample.build("first", "first")
    lock?.release()
    #expect(FileSystem.isExecutable(built.base.path))
    let kept = Set(sample.cached().filter { $0.hasSuffix("-0123456789abcdef") })
    // Nine beside the one just built, and the one in use.
    #expect(kept.count == BuildCache.capacity && kept.contains(oldest))
  }

  private func text(_ executable: RevisionExecutable) throws -> String {
    try String(contentsOfFile: executable.path, encoding: .utf8)
  }
}
