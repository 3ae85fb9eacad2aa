private import CBenchSupport
private import CLibrary
import Measurement

/// Another program that runs beside the bench.
struct ChildProcess: ~Copyable {
  /// Where a stream of the program leads.
  enum Stream {
    /// To or from the bench, through a pipe.
    case pipe
    /// Where the bench's own stream leads.
    case inherited
    /// Nowhere.
    case discarded
  }

  /// A program, its arguments and where it runs.
  struct Command {
    /// The program: a path, or a name to be found in PATH.
    var program: String
    var arguments: [String] = []
    /// Variables set in addition to the bench's own.
    var environment: [String: String] = [:]
    /// The folder to run in; `nil` is the bench's.
    var directory: String?
    /// Whether the program leads a process group of its own, so that it can be stopped with all it started.
    var leadsGroup = false
  }

  /// The system's number for the process; that of its group too if it leads one.
  let identifier: Int32
  private let program: String
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let leadsGroup: Bool
  private var hasEnded = false

  /// Starts a program.
  ///
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  init(
    _ command: Command, input: Stream = .discarded, output: Stream = .pipe, errors: Stream = .pipe
  ) throws(ChildProcessError) {
    func fail(_ code: Int32) -> ChildProcessError {
      ChildProcessError(program: command.program, reason: String(cString: strerror(code)), errorCode: code)
    }
    // Of each pipe, the end for the program first.
    var ends: [(child: Int32, own: Int32)] = []
    defer { for end in ends where end.own >= 0 { close(end.child) } }
    for (number, stream) in [input, output, errors].enumerated() {
      switch stream {
      case .discarded: ends.append((-1, -1))
      case .inherited: ends.append((Int32(number), -1))
      case .pipe:
        var pair: [Int32] = [-1, -1]
        let problem = cbench_open_pipe(&pair)
        guard problem == 0 else {
          for end in ends where end.own >= 0 { close(end.own) }
          throw fail(problem)
        }
        ends.append(number == 0 ? (pair[0], pair[1]) : (pair[1], pair[0]))
      }
    }
    var process: pid_t = 0
    var problem: Int32 = 0
    Self.withCStrings([command.program] + command.arguments) { arguments in
      Self.withCStrings(Self.environment(adding: command.environment)) { environment in
        problem = cbench_spawn(
          command.program, arguments, environment, command.directory, ends[0].child, ends[1].child,
          ends[2].child, command.leadsGroup, &process)
      }
    }
    guard problem == 0 else {
      for end in ends where end.own >= 0 { close(end.own) }
      throw fail(problem)
    }
    identifier = process
    program = command.program
    leadsGroup = command.leadsGroup
    (self.input, self.output, self.errors) = (ends[0].own, ends[1].own, ends[2].own)
  }

  deinit {
    for end in [input, output, errors] where end >= 0 { close(end) }
    if !hasEnded {
      // Nobody would hear of its end.
      kill(leadsGroup ? -identifier : identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    }
  }

  /// Writes to the program's input; `false` when it no longer reads. The bench ignores broken pipes meanwhile.
  func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { CLibrary.write(input, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return false }
      start += written
    }
    return true
  }

  /// Reads the next bytes of the program's output into a buffer's end.
  ///
  /// - Returns: `false` at the end of the output.
  func readOutput(into buffer: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += chunk[..<count]
      return true
    }
  }

  /// What the program still writes to its error stream until it closes that, at most 64 KiB.
  func remainingErrors() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 65_536 {
      let count = read(errors, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the program wrote, and how it ended.
  struct Outcome {
    var output: String
    var errors: String
    /// The exit code, or the negated number of the signal that ended it.
    var status: Int32
  }

  /// Takes in both streams until the program has closed them, then waits for its end.
  ///
  /// - Parameter timeout: The time to wait, in seconds; a program that takes longer is killed.
  /// - Returns: `nil` when the time was up.
  consuming func finish(timeout: Double = .infinity) -> Outcome? {
    let deadline = timeout.isFinite ? MonotonicClock.now() + UInt64(timeout * 1e9) : .max
    var texts: [[UInt8]] = [[], []]
    var isOpen = [output >= 0, errors >= 0]
    let handles = [output, errors]
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while isOpen.contains(true) {
      let now = MonotonicClock.now()
      guard now < deadline else { return nil }
      var places: [Int] = []
      var polls: [pollfd] = []
      for (place, handle) in handles.enumerated() where isOpen[place] {
        places.append(place)
        polls.append(pollfd(fd: handle, events: Int16(POLLIN), revents: 0))
      }
      let wait = deadline == .max ? 10_000 : min(10_000, (deadline - now) / 1_000_000 + 1)
      _ = poll(&polls, nfds_t(polls.count), Int32(wait))
      for (poll, place) in zip(polls, places) where poll.revents != 0 {
        let count = read(handles[place], &chunk, chunk.count)
        if count > 0 { texts[place] += chunk[..<count] }
        if count == 0 || (count < 0 && errno != EINTR) { isOpen[place] = false }
      }
    }
    guard let status = waitForEnd(deadline: deadline) else { return nil }
    return Outcome(
      output: String(decoding: texts[0], as: UTF8.self), errors: String(decoding: texts[1], as: UTF8.self),
      status: status)
  }

  private mutating func waitForEnd(deadline: UInt64) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, deadline == .max ? 0 : WNOHANG)
      if ended == identifier {
        hasEnded = true
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
      }
      if ended < 0 && errno != EINTR {
        hasEnded = true
        return -1
      }
      if MonotonicClock.now() >= deadline { return nil }
      if ended == 0 { usleep(1_000) }
    }
  }

  /// Runs a program to its end and takes in what it writes.
  ///
  /// - Parameter timeout: The time to wait, in seconds.
  /// - Returns: `nil` when the time was up.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  static func run(_ command: Command, timeout: Double = .infinity) throws(ChildProcessError) -> Outcome? {
    try ChildProcess(command).finish(timeout: timeout)
  }

  private static func environment(adding additions: [String: String]) -> [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = text.prefix { $0 != "=" }
      if additions[String(name)] == nil { entries.append(text) }
      next += 1
    }
    return entries + additions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private static func withCStrings(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }
}

/// A program that could not be started.
struct ChildProcessError: Error, CustomStringConvertible {
  let program: String
  let reason: String
  let errorCode: Int32

  /// Whether there is no such program.
  var isMissing: Bool { errorCode == ENOENT }
  var description: String { "cannot run \(program): \(reason)" }
}
