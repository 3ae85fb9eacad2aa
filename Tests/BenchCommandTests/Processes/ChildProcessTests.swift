import Foundation
import Testing

@testable import BenchCommands

/// Programs that write much, nothing, or without end, and what they inherit.
@Suite struct ChildProcessTests {
  init() { StandardStreams.secure() }

  private func shell(_ script: String, cleanUp: [String]? = nil) -> ChildProcess.Command {
    ChildProcess.Command(program: "/bin/sh", arguments: ["-c", script], cleanUp: cleanUp)
  }

  @Test func bothStreamsAreTakenInWhicheverIsFull() throws {
    let noise = "head -c 1000000 /dev/zero"
    let outcome = try ChildProcess.run(shell("\(noise) >&2; \(noise); \(noise) >&2; echo last >&2; exit 3"))
    #expect(outcome.output.utf8.count == 1_000_000 && outcome.status == 3)
    // The last of the errors is kept.
    #expect(outcome.errors.utf8.count == 65_536 && outcome.errors.hasSuffix("last\n"))
  }

  @Test func linesAreReadWhileErrorsCome() throws {
    var process = try ChildProcess(
      shell(
        "head -c 1000000 /dev/zero >&2; echo one; echo; head -c 100000 /dev/zero >&2; echo three; echo rest"))
    #expect(try process.readLine() == "one")
    #expect(try process.readLine() == "")
    #expect(try process.readLine() == "three")
    #expect(try process.finish().output == "rest\n")
  }

  @Test func afterTheLastLineThereIsNone() throws {
    var process = try ChildProcess(shell("echo one; printf two; echo why >&2"))
    #expect(try process.readLine() == "one")
    #expect(try process.readLine() == nil)
    #expect(process.lastErrorLine() == "why")
    #expect(try process.finish().status == 0)
  }

  @Test(arguments: [0.05, 0, -1, .nan] as [Double])
  func whatTakesTooLongIsEnded(seconds: Double) throws {
    for script in ["exec sleep 1000", "exec >&- 2>&-; exec sleep 1000"] {
      let error = #expect(throws: ChildProcessError.self) {
        try ChildProcess.run(shell(script), within: seconds)
      }
      #expect(error?.description == "/bin/sh took more than \(seconds) s, and was ended")
    }
    var process = try ChildProcess(shell("exec sleep 1000"))
    #expect(throws: ChildProcessError.self) { _ = try process.readLine(within: seconds) }
  }

  @Test(arguments: [1e11, 1e300, .infinity] as [Double])
  func anyTimeCanBeWaited(seconds: Double) throws {
    #expect(try ChildProcess.run(shell("echo one"), within: seconds).output == "one\n")
  }

  @Test func whatWritesWithoutEndIsEnded() throws {
    for script in ["exec cat /dev/zero", "exec yes"] {
      var command = shell(script)
      command.mostOutput = 2 << 20
      let error = #expect(throws: ChildProcessError.self) { try ChildProcess.run(command) }
      #expect(error?.description == "/bin/sh wrote without end, more than 2 MiB, and was ended")
      // Also where lines are taken as they come, and where no line ends.
      var process = try ChildProcess(command)
      #expect(throws: ChildProcessError.self) { while try process.readLine() != nil {} }
    }
  }

  @Test(arguments: [nil, ["true"]])
  func ignoredSignalsAreNotInherited(cleanUp: [String]?) throws {
    let outcome = try ChildProcess.run(shell("yes | head -n 1", cleanUp: cleanUp))
    #expect(outcome.output == "y\n" && outcome.errors.isEmpty)
    #if os(Linux)
      let status = try ChildProcess.run(shell("cat /proc/self/status", cleanUp: cleanUp)).output
      let ignored = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") })
      let mask = try #require(UInt64(ignored.suffix(16), radix: 16))
      for number in [SIGPIPE, SIGXFSZ] { #expect(mask & (1 << UInt64(number - 1)) == 0) }
    #endif
  }

  @Test func variablesAreSetAndTakenAway() throws {
    var command = shell(#"printf '%s|%s' "$ONE" "${HOME-none}""#)
    command.environment = ["ONE": "1 = one", "HOME": nil]
    #expect(try ChildProcess.run(command).output == "1 = one|none")
  }

  @Test(arguments: [nil, ["true"]])
  func aProgramThatIsMissingIsNamed(cleanUp: [String]?) throws {
    let missing = ChildProcess.Command(program: "/no/such/program", cleanUp: cleanUp)
    guard cleanUp == nil else {
      let outcome = try ChildProcess.run(missing)
      #expect(outcome.status == ChildProcess.cannotRun)
      #expect(outcome.errors == "cannot run /no/such/program: No such file or directory\n")
      return
    }
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess.run(missing) }
    #expect(error?.isMissing == true)
    #expect(error?.description == "cannot run /no/such/program: No such file or directory")
  }

  // MARK: - Clean-ups

  @Test func aSupervisedProgramEndsAsItEnds() throws {
    let cleanUp = ["false"]
    #expect(try ChildProcess.run(shell("exit 7", cleanUp: cleanUp)).status == 7)
    #expect(try ChildProcess.run(shell("kill -TERM $$", cleanUp: cleanUp)).status == -SIGTERM)
    #expect(try ChildProcess.run(shell("kill -SEGV $$", cleanUp: cleanUp)).status == -SIGSEGV)
  }

  @Test func whatIsLeftAloneEndsWithAllThatItHasStartedAndIsCleanedUpAfter() throws {
    let folder = try WorkFolder()
    try folder.write("left\n", to: "run/deep/file")
    // One in a process group of its own, one whose parent has gone, and one that does not mind an interrupt.
    let script = """
      trap '' INT
      set -m
      sh -c 'sleep 1000; :' & echo $!
      sh -c 'sleep 1000 >/dev/null 2>&1 & echo $!'
      sh -c "trap '' INT TERM HUP; sleep 1000; :" & echo $!
      echo $$
      wait
      """
    var process = try ChildProcess(shell(script, cleanUp: FolderRemoval.command(folder.path(of: "run"))))
    var identifiers: [Int32] = []
    for _ in 0..<4 { identifiers.append(try #require(Int32(try process.readLine() ?? ""))) }
    #expect(identifiers.allSatisfy { kill($0, 0) == 0 })
    do {
      _ = try process.finish(within: 0)
      Issue.record("the program has ended by itself")
    } catch {
      guard case .isLate = error else { throw error }
    }
    for identifier in identifiers { #expect(kill(identifier, 0) != 0, "\(identifier) goes on") }
    #expect(try folder.contents().isEmpty)
  }
}
