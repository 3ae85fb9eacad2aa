import Foundation
import LayoutBench
import Measurement
import Testing

@testable import BenchCommands

/// Standard outputs that are closed, full, or left by their reader.
@Suite struct StandardOutputTests {
  @Test(arguments: [TinyRun.arguments, ["list"], ["--help"], ["run", "--help"], ["--version"]])
  func aClosedOutputIsAFailure(arguments: [String]) async throws {
    try await fails(arguments, redirected: ">&-")
  }

  #if os(Linux)
    @Test(arguments: [TinyRun.arguments, ["list"], ["--help"], ["run", "--help"], ["--version"]])
    func aFullOutputIsAFailure(arguments: [String]) async throws {
      try await fails(arguments, redirected: ">/dev/full")
    }
  #endif

  private func fails(_ arguments: [String], redirected redirection: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(arguments, in: folder, shell: "\"$@\" \(redirection)")
    #expect(outcome.status == 1 && !outcome.wasSignalled)
    #expect(outcome.errorLines.last?.hasPrefix("bench: standard output cannot be written: ") == true)
    #expect(outcome.errorLines.filter { $0.contains("standard output") }.count == 1)
    if arguments == TinyRun.arguments { try hasResults(folder) }
  }

  @Test func aQuietRunNeedsNoOutput() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      TinyRun.arguments + ["--quiet"], in: folder, shell: "\"$@\" >&-")
    #expect(outcome.status == 0)
    try hasResults(folder)
  }

  @Test(arguments: [TinyRun.arguments, ["list"], ["--help"]])
  func aReaderThatHasGoneIsNoFailure(arguments: [String]) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      arguments, in: folder,
      shell: """
        ( until [ -e gone ]; do sleep 0.01; done; "$@"; echo $? >status ) | ( exec <&-; : >gone )
        until [ -s status ]; do sleep 0.01; done
        """)
    #expect(try folder.text(of: "status") == "0\n")
    #expect(!outcome.errors.contains("standard output"))
    if arguments == TinyRun.arguments { try hasResults(folder) }
  }

  @Test func tableAndNotesStayInOrderInOneFile() async throws {
    let outcome = try await BenchProcess.run(
      TinyRun.arguments + ["--details"], in: WorkFolder(), shell: "\"$@\" 2>&1")
    let lines = outcome.output.split(separator: "\n")
    let table = try #require(lines.firstIndex { $0 == "grid, uniform, 50 items, steady" })
    #expect(lines[..<table].allSatisfy { $0.hasPrefix("bench: warning: ") })
    #expect(lines.last?.hasPrefix("bench: wrote ") == true)
  }

  @Test func theEnvironmentIsAskedForBeforeAnythingIsWritten() async throws {
    let folder = try WorkFolder()
    let git = try folder.write("#!/bin/sh\nls results >listing\necho abc\n", to: "tools/git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
    let path = folder.path(of: "tools") + ":" + (BenchProcess.environment["PATH"] ?? "/usr/bin:/bin")
    let outcome = try await BenchProcess.run(TinyRun.arguments, in: folder, setting: ["PATH": path])
    #expect(outcome.status == 0)
    #expect(try RunOutputTests.environment(in: folder)["git_commit"] as? String == "abc")
    #expect(try folder.text(of: "listing").isEmpty)
  }

  @Test func whatALayoutPrintsIsKeptFromAnswers() throws {
    let folder = try WorkFolder()
    for name in ["output", "errors"] { try folder.write("", to: name) }
    // In a copy of the process, whose streams are its own.
    let isRight = ProcessCopy.run {
      dup2(open(folder.path(of: "output"), O_WRONLY), STDOUT_FILENO)
      dup2(open(folder.path(of: "errors"), O_WRONLY), STDERR_FILENO)
      StandardOutput.reserve()
      write(STDOUT_FILENO, "printed\n", 8)
      return (try? StandardOutput.writeLine("answer")) != nil
    }
    #expect(isRight)
    #expect(try folder.text(of: "output") == "answer\n")
    #expect(try folder.text(of: "errors") == "printed\n")
  }

  private func hasResults(_ folder: WorkFolder) throws {
    #expect(try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows.count == 5)
    #expect(try RunOutputTests.environment(in: folder)["options"] != nil)
  }
}
