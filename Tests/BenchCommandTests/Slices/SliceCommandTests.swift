import Foundation
import Measurement
import Testing

@testable import BenchCommands

/// What `ab` and its two processes say to each other, from the process's side.
@Suite struct SliceCommandTests {
  private static let tiny = [
    "slice", "--layouts", "grid", "--items", "50,60", "--sweeps", "steady", "--paths", "binary,floor",
  ]

  /// What the process answers to lines.
  private func answers(to text: String, _ arguments: [String] = []) async throws -> BenchProcess.Outcome {
    let folder = try WorkFolder()
    try folder.write(text, to: "lines")
    return try await BenchProcess.run(Self.tiny + arguments, in: folder, shell: "\"$@\" <lines")
  }

  private static let greeting = """
    slice 1 2 4
    grid/uniform/50/steady
    grid/uniform/60/steady
    binary
    floor
    prepare:binary
    look

    """

  @Test func theGreetingNamesScenariosAndPaths() async throws {
    let processor = ProcessorAffinity.allowed.first.map { ["--processor", "\($0)"] } ?? []
    for arguments in [[], processor] {
      let outcome = try await answers(to: "", arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.output == Self.greeting)
    }
  }

  @Test func aProcessorThatMayNotBeUsedIsNotUsedAndTold() async throws {
    let outcome = try await answers(to: "", ["--processor", "999999"])
    #expect(outcome.status == 0 && outcome.output == Self.greeting)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: warning: not bound to processor 999999: "))
  }

  #if os(Linux)
    @Test func onlyProcessorsThatWereGivenAreUsed() throws {
      let processors = ProcessorAffinity.allowed
      let first = try #require(processors.first)
      #expect(ProcessorAffinity.isPossible && ProcessorAffinity.allowed == processors)
      // In a copy of the process, as other tests run beside this one.
      let isRight = ProcessCopy.run {
        guard ProcessorAffinity.bind(to: first) == nil, ProcessorAffinity.allowed == [first],
          MachineEnvironment.current().processorCount == 1
        else { return false }
        // The system would allow it.
        return processors.dropFirst().allSatisfy { ProcessorAffinity.bind(to: $0) != nil }
          && ProcessorAffinity.allowed == [first]
      }
      #expect(isRight)
    }
  #endif

  @Test func samplesAreTakenOfTheScenarioThatIsReady() async throws {
    let outcome = try await answers(to: "stage 1\nsample 0 1\nsample 1 3\nstage 0\nsample 0 1")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.dropFirst(Self.greeting.count).split(separator: "\n")
    try #require(lines.count == 5)
    for place in [0, 3] {
      let words = lines[place].split(separator: " ")
      #expect(words[0] == "staged")
      #expect(words[1].split(separator: ",").compactMap { Int($0) }.count == 4)
    }
    for place in [1, 2, 4] { #expect(Double(lines[place]).map { $0 > 0 } == true) }
  }

  @Test(arguments: [
    "nonsense", "", " ", "stage", "stage x", "stage 2", "stage -1", "stage 0 0", "stage 99999999999999999999",
    "sample 0 1", "STAGE 0", "\u{1B}[2J\u{7}", "stage 0\nsample 0", "stage 0\nsample 4 1",
    "stage 0\nsample 3 1",
    "stage 0\nsample 0 0", "stage 0\nsample 0 -5", "stage 0\nsample 0 100000001", "stage 0\nsample 0 1 1",
    String(repeating: "x", count: 200_000),
  ])
  func linesThatAreNotUnderstoodEndIt(text: String) async throws {
    let outcome = try await answers(to: text + "\n")
    #expect(outcome.status == 64 && !outcome.wasSignalled)
    #expect(outcome.output.hasPrefix(Self.greeting))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: slice does not understand '"), "\(outcome.errors)")
    #expect(outcome.errors.utf8.count < 500)
  }

  @Test func bytesThatAreNoTextEndItToo() async throws {
    let folder = try WorkFolder()
    try folder.write(Data([0xFF, 0x00, 0xFE, 0x0A]), to: "lines")
    let outcome = try await BenchProcess.run(Self.tiny, in: folder, shell: "\"$@\" <lines")
    #expect(outcome.status == 64 && outcome.errorLines.count == 1)
  }

  @Test(arguments: [["--processor", "-1"], ["--rounds", "1"], ["extra"], ["--layouts", "mosaic"]])
  func wrongCommandLinesAreRefused(arguments: [String]) async throws {
    let outcome = try await answers(to: "", arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errorLines.count == 1)
  }
}
