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
    let shown = text.replacing("\n", with: "?")
    #expect(failure?.message.contains("unknown revision '\(shown)'") == true)
    try sample.expectNothingLeft()
  }

  @Test func theWorkingTreeCountsWithNewFilesAndWithoutIgnoredOnes() throws {
    let sample = try SampleRepository()
    try sample.write("new", to: "Sources/new file.swift")
    try sample.write("ignored", to: "ignored.txt")
    try sample.write("changed", to: "source.txt")
    let index = try sample.data(of: ".git/index")
    let (tree, files, source) = try sample.withRun { run in
      let tree = try sample.repository.workingTree(using: run)
      return (
        tree, try sample.answer(["ls-tree", "-r", "--name-only", tree.tree], of: tree),
        try sample.answer(["show", "\(tree.tree):source.txt"], of: tree)
      )
    }
    #expect(
      files.split(separator: "\n") == [".gitignore", "Package.swift", "Sources/new file.swift", "source.txt"])
    #expect(source == "changed")
    #expect(tree.name == "working tree (\(try sample.repository.revision("HEAD").name) + changes)")
    #expect(tree.commit == (try sample.git("rev-parse", "HEAD")))
    #expect(try sample.data(of: ".git/index") == index)
  }

  @Test func aChangeOfTheSameLengthRightAfterTheCommitCounts() throws {
    let sample = try SampleRepository()
    try sample.commit("aaa", tag: "second")
    try sample.write("bbb", to: "source.txt")
    let source = try sample.withRun { run in
      let tree = try sample.repository.workingTree(using: run)
      return try sample.answer(["show", "\(tree.tree):source.txt"], of: tree)
    }
    #expect(source == "bbb")
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

  @Test func foldersWithoutAWorkingTreeAreRefused() throws {
    let sample = try SampleRepository()
    let place = try WorkFolder()
    let failure = #expect(throws: GitFailure.self) { _ = try GitRepository(containing: place.url.path) }
    #expect(failure?.description == "the folder is in no git repository")
    try sample.git("clone", "--quiet", "--bare", ".", place.path(of: "bare"))
    try refuse("in no working tree") { try GitRepository(containing: place.path(of: "bare")) }
  }

  @Test func aShallowRepositoryGivesTheRevisionsThatItHas() throws {
    let sample = try SampleRepository()
    for name in ["second", "third"] { try sample.commit(name, tag: name) }
    let place = try WorkFolder()
    try sample.git("clone", "--quiet", "--depth", "2", "file://\(sample.top)", place.path(of: "shallow"))
    let repository = try GitRepository(containing: place.path(of: "shallow"))
    let built = try RevisionExecutables.build(
      base: "HEAD~1", head: "HEAD", BuildSettings(product: "app", program: sample.compiler.path),
      in: repository.top
    ) { _ in }
    #expect(built.base.revision.commit == (try sample.git("rev-parse", "second")))
    #expect(built.head.revision.commit == (try sample.git("rev-parse", "third")))
    try refuse(
      "revision 'HEAD~2' is not in the repository, which is shallow; git fetch --unshallow completes it"
    ) { try repository.revision("HEAD~2") }
  }

  @Test func aRepositoryOfAnotherUserIsToldWithTheRemedy() async throws {
    let sample = try SampleRepository()
    let outcome = try await BenchProcess.run(
      ["ab", "first"], in: sample.folder, shell: "cd 'a package' && \"$@\"",
      // git's own way to have it take the owner for another user.
      setting: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "bench: git does not read the repository, as it belongs to another user;"
        + " git config --global --add safe.directory '\(sample.top)' allows it\n")
  }

  @Test func objectsOfTheWorkingTreeStayOutOfTheRepository() throws {
    let sample = try SampleRepository()
    try sample.write(String(repeating: "new ", count: 1_000), to: "new.txt")
    try sample.write("changed", to: "source.txt")
    let before = try objects(of: sample)
    let built = try sample.build("first")
    #expect(try String(contentsOfFile: built.head.path, encoding: .utf8) == "changed")
    #expect(try objects(of: sample) == before)
    #expect(sample.runFolders().isEmpty)
  }

  private func objects(of sample: SampleRepository) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: "\(sample.top)/.git/objects"))
  }

  @Test func aFolderThatCannotBeAddedIsNamed() throws {
    let sample = try SampleRepository()
    try sample.git("init", "--quiet", "inner")
    let failure = #expect(throws: GitFailure.self) {
      try sample.withRun { try sample.repository.workingTree(using: $0) }
    }
    #expect(failure?.description.contains("'inner/' does not have a commit checked out") == true)
    #expect(failure?.description.contains("\n") == false)
  }

  private func refuse<Result>(_ words: String, _ body: () throws -> Result) throws {
    let failure = #expect(throws: CommandFailure.self) { _ = try body() }
    #expect(failure?.status == .failure)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    #expect(failure?.message.contains("\n") == false)
  }
}

extension SampleRepository {
  fileprivate func withRun<Result>(_ body: (RunFolder) throws -> Result) throws -> Result {
    try RunFolder.with(in: BuildCache(of: repository), body)
  }

  /// What git says of a revision whose objects may lie elsewhere.
  fileprivate func answer(_ arguments: [String], of revision: Revision) throws -> String {
    try repository.answer(arguments, setting: revision.variables)
  }
}
