import Files
import Foundation
import Testing

@testable import BenchCommands

/// A small repository in a folder with a space in its name, with a package that `FakeCompiler` builds.
struct SampleRepository {
  let folder: WorkFolder
  let compiler: FakeCompiler
  private let name = "a package"

  /// Makes the repository with one commit, tagged `first`, whose source is `one`.
  init() throws {
    folder = try WorkFolder()
    compiler = try FakeCompiler(in: folder)
    try folder.makeFolder(name)
    try git("init", "--quiet")
    try write("", to: "Package.swift")
    try write("ignored.txt\n.build/\n", to: ".gitignore")
    try commit("one", tag: "first")
  }

  /// The top folder, without symbolic links.
  var top: String { (folder.path(of: name) as NSString).resolvingSymlinksInPath }
  var repository: GitRepository {
    get throws { try GitRepository(containing: top) }
  }

  func write(_ text: String, to file: String) throws { try folder.write(text, to: "\(name)/\(file)") }
  func data(of file: String) throws -> Data { try folder.data(of: "\(name)/\(file)") }
  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(top)/\(file)") }

  /// Commits everything, with a source text of its own.
  func commit(_ source: String, tag: String) throws {
    try write(source, to: "source.txt")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", source)
    try git("tag", tag)
  }

  /// What git writes, without the last line's end.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-c", "commit.gpgsign=false"]
    let outcome = try ChildProcess.run(Git.command(identity + arguments, in: folder.path(of: name)))
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  /// Builds in this process.
  func build(
    _ base: String, _ head: String? = nil, product: String = "app", in subfolder: String = ""
  ) throws -> RevisionExecutables {
    try RevisionExecutables.build(
      base: base, head: head, BuildSettings(product: product, program: compiler.path),
      in: subfolder.isEmpty ? top : "\(top)/\(subfolder)"
    ) { _ in }
  }

  /// Nothing of a run is left: no working tree, no folder, nothing that git would show.
  func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try workingTrees() == 1, sourceLocation: sourceLocation)
    #expect(runFolders().isEmpty, sourceLocation: sourceLocation)
    #expect(try git("status", "--porcelain") == "", sourceLocation: sourceLocation)
  }

  func workingTrees() throws -> Int { try git("worktree", "list").split(separator: "\n").count }

  /// The folders of runs that are there now.
  func runFolders() -> [String] { cached().filter { $0.hasPrefix("run-") } }

  /// What is in the cache's folder.
  func cached() -> [String] { FileSystem.names(in: "\(top)/.build/ab") }
}
