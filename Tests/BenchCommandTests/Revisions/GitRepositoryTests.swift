import Foundation
import Testing

@testable import BenchCommands

@Suite struct GitRepositoryTests {
  @Test func revisionsAreFoundByWhateverGitTakes() throws {
    let sample = try SampleRepository()
    try sample.commit("two", tag: "second")
    let repository = try sample.repository
    #expect(repository.top == sample.top)
    let second = try repository.revision("second")
    #expect(second.commit == (try sample.git("rev-parse", "HEAD")))
    #expect(second.tree == (try sample.git("rev-parse", "HEAD^{tree}")))
    #expect(second.commit.hasPrefix(second.name))
    #expect(try repository.revision("HEAD~1") == repository.revision("first"))
    #expect(try repository.revision(second.name) == second)
  }

  @Test(arguments: ["", "nope", "^first", "first..first", "--all", "first:source.txt", "a\nb"])
  func unknownRevisionsAreRefusedWithTheirText(text: String) throws {
    let sample = try SampleRepository()
    let repository = try sample.repository
    let failure = #expect(throws: CommandFailure.self) { try repository.revision(text) }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("unknown revision '\(text)'") == true)
    try sample.expectNothingLeft()
  }

  @Test func theWorkingTreeCountsWithNewFilesAndWithoutIgnoredOnes() throws {
    let sample = try SampleRepository()
    try sample.write("new", to: "Sources/new file.swift")
    try sample.write("ignored", to: "ignored.txt")
    try sample.write("changed", to: "source.txt")
    let index = try sample.data(of: ".git/index")
    let tree = try sample.withRun { try sample.repository.workingTree(using: $0) }
    let files = try sample.git("ls-tree", "-r", "--name-only", tree.tree).split(separator: "\n")
    #expect(files == [".gitignore", "Package.swift", "Sources/new file.swift", "source.txt"])
    #expect(try sample.git("show", "\(tree.tree):source.txt") == "changed")
    #expect(tree.name == "working tree (\(try sample.repository.revision("HEAD").name) + changes)")
    #expect(tree.commit == (try sample.git("rev-parse", "HEAD")))
    #expect(try sample.data(of: ".git/index") == index)
  }

  @Test func aChangeOfTheSameLengthRightAfterTheCommitCounts() throws {
    let sample = try SampleRepository()
    try sample.commit("aaa", tag: "second")
    try sample.write("bbb", to: "source.txt")
    let tree = try sample.withRun { try sample.repository.workingTree(using: $0) }
    #expect(try sample.git("show", "\(tree.tree):source.txt") == "bbb")
  }

  @Test func aCleanWorkingTreeIsHead() throws {
    let sample = try SampleRepository()
    try sample.write("ignored", to: "ignored.txt")
    // A detached HEAD is as good.
    try sample.git("checkout", "--quiet", "--detach")
    let repository = try sample.repository
    #expect(try sample.withRun { try repository.workingTree(using: $0) } == repository.revision("first"))
  }

  @Test func thePackageIsTheInnermostOneAroundTheFolder() throws {
    let sample = try SampleRepository()
    try sample.write("", to: "Examples/Mine/Package.swift")
    try sample.write("", to: "Examples/Mine/Sources/a.swift")
    let inner = try GitRepository(containing: "\(sample.top)/Examples/Mine/Sources")
    #expect(inner.packageFolder == "Examples/Mine")
    #expect(try GitRepository(containing: "\(sample.top)/Examples").packageFolder == "")
    try sample.remove("Package.swift")
    try refuse("no Package.swift") { try GitRepository(containing: "\(sample.top)/Examples") }
  }

  @Test func foldersWithoutAWholeRepositoryAreRefused() throws {
    let sample = try SampleRepository()
    try sample.commit("two", tag: "second")
    let place = try WorkFolder()
    try refuse("in no git repository") { try GitRepository(containing: place.url.path) }
    try sample.git("clone", "--quiet", "--bare", ".", place.path(of: "bare"))
    try refuse("in no working tree") { try GitRepository(containing: place.path(of: "bare")) }
    try sample.git("clone", "--quiet", "--depth", "1", "file://\(sample.top)", place.path(of: "shallow"))
    try refuse("is shallow") { try GitRepository(containing: place.path(of: "shallow")) }
  }

  private func refuse(_ words: String, _ body: () throws -> GitRepository) throws {
    let failure = #expect(throws: CommandFailure.self) { _ = try body() }
    #expect(failure?.status == .failure)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    #expect(failure?.message.contains("\n") == false)
  }
}

extension SampleRepository {
  fileprivate func withRun<Result>(_ body: (RunFolder) throws -> Result) throws -> Result {
    try RunFolder.with(in: BuildCache(of: repository), of: repository, body)
  }
}
