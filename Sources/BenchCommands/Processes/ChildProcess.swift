private import CBenchSupport
private import CLibrary
import Measurement

/// Another program that runs beside the bench. What it writes is taken in as it comes, so that it never waits
/// for a reader.
struct ChildProcess: ~Copyable {
  /// A program, its arguments and where it runs.
  struct Command {
    /// The program: a path, or a name to be found in PATH.
    var program: String
    var arguments: [String] = []
    /// Variables besides the bench's own; `nil` takes one of these away.
    var environment: [String: String?] = [:]
    /// The folder to run in; `nil` is the bench's.
    var directory: String?
    /// What is run when the bench ends first, however it does: a program and its arguments. Then the program
    /// is ended too, with all that it has started. Without it, a program goes on until it sees the end of its
    /// input.
    var cleanUp: [String]?
    /// Whether an interruption of the bench ends the program.
    var isInterruptible = true
    /// The most that it may write to its output, in bytes: 64 MiB.
    var mostOutput = 64 << 20
  }

  /// The exit code of a program with a clean-up that cannot be run.
  static let cannotRun = Int32(CBENCH_CANNOT_RUN)
  /// The time for a program to end or to answer unless said otherwise, in seconds: an hour, which no build
  /// and no count of one scenario takes.
  static let patience = 3_600.0
  /// The longest line that is read, in bytes: 1 MiB.
  private static let longestLine = 1 << 20
  /// What is kept of the errors, in bytes: the last 64 KiB.
  private static let keptErrors = 64 << 10

  private let command: Command
  private let identifier: Int32
  /// The writing end of the pipe whose end is the program's; -1 without a clean-up.
  private var lifeline: Int32 = -1
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private var hasEnded = false
  private var outputCount = 0
  private var outputBytes: [UInt8] = []
  /// How many of them have been read as lines.
  private var readCount = 0
  private var errorBytes: [UInt8] = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program.
  ///   - hasInput: Whether it is written to; else its input is empty.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  init(_ command: Command, hasInput: Bool = false) throws(ChildProcessError) {
    var pipes = Pipes()
    let input = hasInput ? try pipes.open(for: command.program) : nil
    let output = try pipes.open(for: command.program)
    let errors = try pipes.open(for: command.program)
    let lifeline = command.cleanUp == nil ? nil : try pipes.open(for: command.program)
    var process: pid_t = 0
    let problem = Self.withCStrings([command.program] + command.arguments) { arguments in
      Self.withCStrings(Self.environment(with: command.environment)) { environment in
        Self.withCString(command.directory) { directory in
          var description = cbench_program(
            arguments: arguments, environment: environment, directory: directory,
            input: input?.reading ?? -1, output: output.writing, errors: errors.writing)
          guard let lifeline, let cleanUp = command.cleanUp else {
            return cbench_spawn(&description, false, &process)
          }
          return Self.withCStrings(cleanUp) {
            cbench_spawn_supervised(&description, lifeline.reading, $0, &process)
          }
        }
      }
    }
    guard problem == 0 else { throw .cannotRun(command.program, code: problem) }
    (self.command, identifier) = (command, process)
    self.input = input.map { pipes.keep($0.writing) } ?? -1
    self.output = pipes.keep(output.reading)
    self.errors = pipes.keep(errors.reading)
    self.lifeline = lifeline.map { pipes.keep($0.writing) } ?? -1
  }

  deinit {
    for end in [input, output, errors] where end >= 0 { close(end) }
    if !hasEnded {
      // Nobody would hear of its end. A supervisor sees to that, and cleans up.
      if lifeline >= 0 { close(lifeline) } else { kill(identifier, SIGKILL) }
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    } else if lifeline >= 0 {
      close(lifeline)
    }
  }

  /// Writes to the program's input; `false` when it no longer reads. The bench ignores broken pipes.
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

  /// The next line of the program's output, without its end.
  ///
  /// - Parameter seconds: The time to wait.
  /// - Returns: `nil` at the end of the output.
  /// - Throws: ``ChildProcessError`` when the time is up, or when the program writes without end.
  /// - Complexity: O(*n*) for *n* bytes that have come.
  mutating func readLine(within seconds: Double = patience) throws(ChildProcessError) -> String? {
    let deadline = Deadline(seconds)
    var searchStart = readCount
    while true {
      if let end = outputBytes[searchStart...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { readCount = end + 1 }
        return String(decoding: outputBytes[readCount..<end], as: UTF8.self)
      }
      guard output >= 0 else { return nil }
      outputBytes.removeFirst(readCount)
      readCount = 0
      searchStart = outputBytes.count
      guard outputBytes.count <= Self.longestLine else {
        throw .isEndless(command.program, bytes: Self.longestLine)
      }
      try takeIn(until: deadline)
    }
  }

  /// The last line that the program has written to its errors, after a moment for those that are on their
  /// way.
  mutating func lastErrorLine() -> String? {
    let deadline = Deadline(5)
    while errors >= 0, (try? takeIn(until: deadline)) != nil {}
    return String(decoding: errorBytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  /// What the program wrote, and how it ended.
  struct Outcome {
    /// What was not read yet.
    var output: String
    /// The last of it.
    var errors: String
    /// The exit code, or the negated number of the signal that ended it.
    var status: Int32
  }

  /// Takes in both streams until the program has closed them, then waits for its end.
  ///
  /// - Parameter seconds: The time to wait; a program that takes longer is ended.
  /// - Throws: ``ChildProcessError`` when the time is up, or when the program writes without end.
  consuming func finish(within seconds: Double = patience) throws(ChildProcessError) -> Outcome {
    let deadline = Deadline(seconds)
    while output >= 0 || errors >= 0 { try takeIn(until: deadline) }
    return Outcome(
      output: String(decoding: outputBytes[readCount...], as: UTF8.self),
      errors: String(decoding: errorBytes.suffix(Self.keptErrors), as: UTF8.self),
      status: try waitForEnd(until: deadline))
  }

  /// Runs a program to its end and takes in what it writes.
  ///
  /// - Parameter seconds: The time to wait.
  /// - Throws: ``ChildProcessError`` when it cannot be started, takes longer, or writes without end.
  static func run(_ command: Command, within seconds: Double = patience) throws(ChildProcessError) -> Outcome
  {
    try ChildProcess(command).finish(within: seconds)
  }

  // MARK: - Waiting

  /// A moment until which to wait.
  private struct Deadline {
    let seconds: Double
    private let time: UInt64

    init(_ seconds: Double) {
      self.seconds = seconds
      let (time, isBeyond) = MonotonicClock.now().addingReportingOverflow(MonotonicClock.nanoseconds(seconds))
      self.time = isBeyond ? .max : time
    }

    /// The time left, in milliseconds rounded up, at most 10,000; 0 when there is none.
    var milliseconds: Int32 {
      let now = MonotonicClock.now()
      return now < time ? Int32(min(10_000, (time - now) / 1_000_000 + 1)) : 0
    }
  }

  /// Waits for something on the streams that are open, and takes it in.
  private mutating func takeIn(until deadline: Deadline) throws(ChildProcessError) {
    let wait = deadline.milliseconds
    guard wait > 0 else { throw .isLate(command.program, seconds: deadline.seconds) }
    // A stream that is closed has the number -1, which is passed over.
    var streams = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&streams, 2, wait)
    if command.isInterruptible && TerminationSignals.haveCome { throw .interrupted }
    if streams[0].revents != 0 {
      outputCount += Self.read(&output, into: &outputBytes)
      guard outputCount <= command.mostOutput else {
        throw .isEndless(command.program, bytes: command.mostOutput)
      }
    }
    if streams[1].revents != 0 {
      _ = Self.read(&errors, into: &errorBytes)
      if errorBytes.count > 2 * Self.keptErrors { errorBytes.removeFirst(errorBytes.count - Self.keptErrors) }
    }
  }

  /// Reads once, and closes the stream at its end; how many bytes there were.
  private static func read(_ stream: inout Int32, into bytes: inout [UInt8]) -> Int {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = CLibrary.read(stream, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      close(stream)
      stream = -1
    }
    return max(0, count)
  }

  private mutating func waitForEnd(until deadline: Deadline) throws(ChildProcessError) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier {
        hasEnded = true
        let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
        let isSignalled = lifeline >= 0 && code > CBENCH_SIGNALLED
        return signal != 0 ? -signal : isSignalled ? Int32(CBENCH_SIGNALLED) - code : code
      }
      if ended < 0 && errno != EINTR {
        hasEnded = true
        return -1
      }
      if command.isInterruptible && TerminationSignals.haveCome { throw .interrupted }
      guard deadline.milliseconds > 0 else { throw .isLate(command.program, seconds: deadline.seconds) }
      usleep(500)
    }
  }

  // MARK: - Starting

  /// The pipes to a program that is being started. What is not kept is closed with them.
  private struct Pipes: ~Copyable {
    private var ends: [Int32] = []

    deinit { for end in ends { close(end) } }

    mutating func open(for program: String) throws(ChildProcessError) -> (reading: Int32, writing: Int32) {
      var pair: [Int32] = [-1, -1]
      let problem = cbench_open_pipe(&pair)
      guard problem == 0 else { throw .cannotRun(program, code: problem) }
      ends += pair
      return (pair[0], pair[1])
    }

    mutating func keep(_ end: Int32) -> Int32 {
      ends.removeAll { $0 == end }
      return end
    }
  }

  private static func environment(with changes: [String: String?]) -> [String] {
    var entries: [String] = []
    var next = cbench_environment()
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if changes.index(forKey: String(text.prefix { $0 != "=" })) == nil { entries.append(text) }
      next = next?.successor()
    }
    return entries
      + changes.sorted { $0.key < $1.key }.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// The strings as C has them: null-terminated, and a null pointer after the last.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    let pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }

  private static func withCString<Result>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> Result)
    -> Result
  {
    guard let string else { return body(nil) }
    return string.withCString(body)
  }
}
