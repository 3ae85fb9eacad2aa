import Files
import LayoutBench
import Measurement

/// A command of this executable, run under valgrind's callgrind in a process of its own.
enum CallgrindRun {
  /// Whether there is a valgrind for this processor.
  static func availability() -> Availability {
    guard CallgrindCounter.isSupported else {
      return .unavailable(reason: "instructions can be counted on x86_64 and arm64 only")
    }
    do throws(ChildProcessError) {
      let question = ChildProcess.Command(program: "valgrind", arguments: ["--version"])
      guard try ChildProcess.run(question, within: 60).status == 0 else {
        return .unavailable(
          reason: "valgrind, which counts instructions, does not start: valgrind --version fails")
      }
      return .available
    } catch {
      return .unavailable(
        reason: error.isMissing
          ? "counting instructions needs valgrind, which is not in PATH; on Debian and Ubuntu: apt-get install valgrind"
          : "\(error)")
    }
  }

  /// Runs a command and gives what was counted.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the executable's name.
  ///   - executable: The executable's path; `nil` is this process's own.
  ///   - hear: Is told each line that the command writes, when it writes it.
  ///   - take: Makes something of callgrind's output, given with what problems call its file.
  /// - Throws: ``CommandFailure`` when valgrind is missing or fails.
  static func run<Result>(
    _ arguments: [String], of executable: String? = nil, hearing hear: (String) -> Void,
    taking take: (CallgrindReport, _ file: String) throws -> Result
  ) throws -> Result {
    if case .unavailable(let reason) = availability() { throw CommandFailure.failure(reason) }
    return try TerminationSignals.deferred {
      let folder = try TemporaryFolder(named: "bench")
      let executable = try CountableExecutable(executable, in: folder)
      let outputs = "callgrind.out."
      let log = folder.path(of: "valgrind.log")
      var environment = executable.environment
      // Hashes, and with them the order in sets and dictionaries, would differ from run to run.
      environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      environment.merge(FixedProcessor.environment) { _, fixed in fixed }
      // Valgrind has something to say of crashes itself.
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let command = ChildProcess.Command(
        program: "valgrind",
        arguments: [
          // Not what somebody has in .valgrindrc for other programs; no word unless something is wrong; no
          // pipes for a debugger in the temporary folder, which a killed valgrind leaves there.
          "--command-line-only=yes", "--quiet", "--sigill-diagnostics=yes", "--vgdb=no", "--tool=callgrind",
          "--instr-atstart=no", "--combine-dumps=yes",
          "--callgrind-out-file=\(escaped(folder.path(of: outputs)))%p", "--log-file=\(escaped(log))",
          executable.path,
        ] + arguments, environment: environment, cleanUp: FolderRemoval.command(folder.path))
      var process = try ChildProcess(command)
      while let line = try process.readLine() { hear(line) }
      let outcome = try process.finish()
      guard outcome.status == 0 else {
        throw CommandFailure.failure(complaint(outcome, log: (try? InputFile.read(log)) ?? []))
      }
      var report = CallgrindReport()
      for name in folder.fileNames.sorted() where name.hasPrefix(outputs) {
        try report.add(CallgrindReport(contentsOf: folder.path(of: name)), path: name)
      }
      return try take(report, "callgrind's output")
    }
  }

  /// Why a run has failed, on one line: what the command said last, and what valgrind said.
  private static func complaint(_ outcome: ChildProcess.Outcome, log: [UInt8]) -> String {
    let status = outcome.status
    let head = status < 0 ? "was ended by signal \(-status)" : "ended with exit code \(status)"
    // Valgrind starts its lines with the process's number, as in ==1234==.
    let valgrind = String(decoding: log, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix(/(==|--)\d+(==|--) */) }.filter { !$0.isEmpty }
    let words = [outcome.errors.split(separator: "\n").suffix(3), valgrind.suffix(6)]
      .map { $0.joined(separator: " / ") }.filter { !$0.isEmpty }
    return (["valgrind \(head)"] + words).joined(separator: ": ")
  }

  /// Valgrind puts process numbers and the like in the place of `%p` in file names.
  private static func escaped(_ path: String) -> String { path.replacing("%", with: "%%") }
}
