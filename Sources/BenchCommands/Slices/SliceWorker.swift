/// One of the two processes that `ab` compares, as the driver sees it.
struct SliceWorker: ~Copyable {
  private var process: ChildProcess
  /// What people call it.
  private let name: String
  /// The scenarios and works that it can measure.
  private(set) var scenarios: [String] = []
  private(set) var works: [String] = []
  /// The repeats of a sample, work by work, of the scenario that is ready; 0 where it has no such work.
  private(set) var repeats: [Int] = []

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The bench to run.
  ///   - name: What to call it when something goes wrong.
  ///   - arguments: The options that choose scenarios and paths.
  ///   - processor: The number of the processor that it is to run on; `nil` for any.
  /// - Throws: ``CommandFailure`` when it cannot be started or is none.
  static func start(
    _ executable: String, name: String, arguments: [String], processor: Int?
  ) throws -> SliceWorker {
    let binding = processor.map { ["--processor", String($0)] } ?? []
    let command = ChildProcess.Command(
      program: executable, arguments: [SliceCommand.name] + binding + arguments)
    var worker: SliceWorker
    do {
      worker = SliceWorker(process: try ChildProcess(command, hasInput: true), name: name)
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
    for _ in 0..<numbers[2] { worker.works.append(try worker.readLine(waitingFor: "its paths")) }
    return worker
  }

  /// What a side can measure.
  static func inventory(
    of side: SliceComparison.Side, arguments: [String]
  ) throws -> (scenarios: [String], works: [String]) {
    let worker = try start(side.executables[0], name: side.name, arguments: arguments, processor: nil)
    return (worker.scenarios, worker.works)
  }

  private init(process: consuming ChildProcess, name: String) {
    self.process = process
    self.name = name
  }

  /// Makes a scenario ready, by its number.
  ///
  /// - Parameter isVerified: Whether this executable's answers were right before, and are not checked again.
  /// - Throws: ``CommandFailure``, with its own exit code when the answers are wrong.
  mutating func stage(_ scenario: Int, isVerified: Bool = false) throws {
    let line = try ask("\(isVerified ? SliceProtocol.restage : SliceProtocol.stage) \(scenario)")
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { throw unexpected(line) }
    guard words[0] != SliceProtocol.failed else {
      throw CommandFailure(
        message: "\(name): \(scenarios[scenario]): \(words[1])", status: .oracleMismatch)
    }
    guard words[0] != SliceProtocol.wrong else {
      throw CommandFailure(
        message: "\(name) gives wrong answers in \(scenarios[scenario]), path \(words[1])",
        status: .oracleMismatch)
    }
    repeats = words[1].split(separator: ",").compactMap { Int($0) }
    guard words[0] == SliceProtocol.staged, repeats.count == works.count,
      repeats.allSatisfy((0...SliceProtocol.mostRepeats).contains)
    else { throw unexpected(line) }
  }

  /// Takes a sample; its processor time, in ns.
  mutating func sample(work: Int, repeats: Int) throws -> Double {
    let line = try ask("\(SliceProtocol.sample) \(work) \(repeats)")
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
    do {
      if let line = try process.readLine() { return line }
    } catch {
      throw CommandFailure.failure("\(name): \(error)")
    }
    let reason = process.lastErrorLine().map { ": \($0.prefix(300))" } ?? ""
    throw CommandFailure.failure(
      "\(name) ended before it gave \(what)\(reason); it may be older than \(Bench.name) ab")
  }

  private func unexpected(_ line: String) -> CommandFailure {
    CommandFailure.failure("\(name) gave an answer that is not understood: \(quoted: line)")
  }
}
