/// One of the two processes that `ab` compares, as the driver sees it.
struct SliceWorker: ~Copyable {
  private let process: ChildProcess
  private var buffer: [UInt8] = []
  /// What people call it.
  private let name: String
  /// The scenarios and paths that it can measure.
  private(set) var scenarios: [String] = []
  private(set) var paths: [String] = []

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The bench to run.
  ///   - name: What to call it when something goes wrong.
  ///   - arguments: The options that choose scenarios and paths.
  ///   - processor: The processor that it is to run on.
  /// - Throws: ``CommandFailure`` when it cannot be started or is none.
  static func start(
    _ executable: String, name: String, arguments: [String], processor: Int
  ) throws -> SliceWorker {
    var worker: SliceWorker
    do {
      let process = try ChildProcess(
        ChildProcess.Command(
          program: executable,
          arguments: [SliceCommand.name, "--processor", String(processor)] + arguments),
        input: .pipe, output: .pipe, errors: .pipe)
      worker = SliceWorker(process: process, name: name)
    } catch {
      throw CommandFailure.failure("\(name): \(error)")
    }
    let words = try worker.readLine(waitingFor: "its greeting").split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.first.map(String.init) == SliceProtocol.greeting, numbers.count == 3,
      numbers.allSatisfy({ $0 >= 0 })
    else {
      throw CommandFailure.failure("\(name) has no slice command that this bench understands")
    }
    guard numbers[0] == SliceProtocol.version else {
      throw CommandFailure.failure(
        "\(name) speaks version \(numbers[0]) of the slice protocol; this bench speaks \(SliceProtocol.version)"
      )
    }
    for _ in 0..<numbers[1] { worker.scenarios.append(try worker.readLine(waitingFor: "its scenarios")) }
    for _ in 0..<numbers[2] { worker.paths.append(try worker.readLine(waitingFor: "its paths")) }
    return worker
  }

  private init(process: consuming ChildProcess, name: String) {
    self.process = process
    self.name = name
  }

  /// The longest line that is taken, in bytes.
  private static let longestLine = 1_000_000

  /// What a scenario made ready came to.
  enum Staged {
    /// The sweeps of a sample, path by path.
    case ready(sweeps: [Int])
    case wrong(paths: String)
  }

  /// Makes a scenario ready, by its number.
  ///
  /// - Parameter isVerified: Whether the answers were right in an earlier slice, and are not checked again.
  mutating func stage(_ scenario: Int, isVerified: Bool = false) throws -> Staged {
    let word = isVerified ? SliceProtocol.restage : SliceProtocol.stage
    let line = try ask("\(word) \(scenario)")
    let words = line.split(separator: " ", maxSplits: 1)
    if words.count == 2, words[0] == SliceProtocol.wrong { return .wrong(paths: String(words[1])) }
    let sweeps = words.last.map { $0.split(separator: ",").compactMap { Int($0) } } ?? []
    guard words.count == 2, words[0] == SliceProtocol.staged, sweeps.count == paths.count,
      sweeps.allSatisfy((1...SliceProtocol.mostSweeps).contains)
    else { throw unexpected(line) }
    return .ready(sweeps: sweeps)
  }

  /// Takes a sample; its processor time, in ns.
  mutating func sample(path: Int, sweeps: Int) throws -> Double {
    let line = try ask("\(SliceProtocol.sample) \(path) \(sweeps)")
    guard let time = Double(line), time > 0, time.isFinite else { throw unexpected(line) }
    return time
  }

  private mutating func ask(_ line: String) throws -> String {
    guard process.write(line + "\n") else {
      throw CommandFailure.failure("\(name) ended while it was measured")
    }
    return try readLine(waitingFor: "an answer")
  }

  private mutating func readLine(waitingFor what: String) throws -> String {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      guard buffer.count < Self.longestLine else { throw unexpected(String(decoding: buffer, as: UTF8.self)) }
      guard process.readOutput(into: &buffer) else {
        let reason = process.remainingErrors().split(separator: "\n").last.map { ": \($0.prefix(300))" } ?? ""
        throw CommandFailure.failure(
          "\(name) ended before it gave \(what)\(reason); it may be older than \(Bench.name) ab")
      }
    }
  }

  private func unexpected(_ line: String) -> CommandFailure {
    CommandFailure.failure("\(name) gave an answer that is not understood: '\(line.prefix(100))'")
  }
}
