import Files
import LayoutBench
import Testing

@Suite struct CallgrindReportTests {
  private static let head = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    pid: 29045
    cmd:  bench count-worker
    part: 1


    desc: I1 cache:

    """

  private static func part(_ trigger: String, events: String = "Ir", totals: String) -> String {
    """
    desc: Timerange: Basic block 0 - 7
    desc: Trigger: \(trigger)

    positions: line
    events: \(events)
    summary: 5

    ob=(1) /bin/bench
    fn=(1) 0x1234
    0 3
    cfn=(2)
    calls=1 0
    0 2
    totals: \(totals)

    """
  }

  private static let end = part("Program termination", totals: "0")

  private static func read(_ text: String) throws(FileProblem) -> CallgrindReport {
    try CallgrindReport(text: Array(text.utf8), path: "out")
  }

  @Test func everyNameHasItsInstructions() throws {
    let report = try Self.read(
      Self.head + Self.part("Client Request: 0 queries binary", totals: "366976")
        + Self.part("Client Request: 0 prepare binary", totals: "18446744073709551615") + Self.end)
    #expect(report.instructions == ["0 queries binary": 366_976, "0 prepare binary": .max])
  }

  @Test func aProgramThatAskedForNothingHasNoCounts() throws {
    #expect(try Self.read(Self.head + Self.end).instructions.isEmpty)
  }

  @Test func instructionsAreFoundAmongOtherEvents() throws {
    let report = try Self.read(
      Self.head + Self.part("Client Request: a", events: "Dr Ir Dw", totals: "1 22 333") + Self.end)
    #expect(report.instructions == ["a": 22])
  }

  /// Texts that are no whole files, and what the line about them must say.
  private static let badFiles: [BadFile] = [
    BadFile("", "out: not a file of callgrind's"),
    BadFile("\n\n\n", "out: not a file of callgrind's"),
    BadFile("x,y,width,height\n0,0,1,1\n", "out: not a file of callgrind's"),
    BadFile("\u{0}\u{1}\u{2}", "out: not a file of callgrind's"),
    BadFile("creator: cachegrind-3.19.0\n", "out: not a file of callgrind's"),
    BadFile("desc: Trigger: Program termination\n", "out:1: a part without"),
    BadFile(head, "ends in the middle"),
    BadFile(head + part("Client Request: a", totals: "5"), "ends in the middle"),
    BadFile(head + "desc: Trigger: Client Request: a\nevents: Ir\n0 3\n", "ends in the middle"),
    BadFile(head + "desc: Trigger: Client Request: a\nevents: Ir\n" + end, "a part begins before"),
    BadFile(head + "events: Ir\ntotals: 5\n", "totals without"),
    BadFile(counting("5", events: "Dr"), "instructions (Ir) are not among"),
    BadFile(counting("5", events: "Dr Ir"), "\"5\" is not a total"),
    BadFile(counting(""), "\"\" is not a total"),
    BadFile(counting("-5"), "\"-5\" is not a total"),
    BadFile(counting("18446744073709551616"), "is not a total"),
    BadFile(counting("5") + part("Client Request: a", totals: "6"), "\"a\" was counted twice"),
  ]

  private struct BadFile {
    let text: String
    let words: String

    init(_ text: String, _ words: String) {
      self.text = text
      self.words = words
    }
  }

  /// A whole file with one count.
  private static func counting(_ totals: String, events: String = "Ir") -> String {
    head + part("Client Request: a", events: events, totals: totals) + end
  }

  @Test(arguments: badFiles.indices)
  func whatIsNoWholeFileIsRefusedWithOneLine(place: Int) throws {
    let file = Self.badFiles[place]
    let problem = try #require(throws: FileProblem.self) { try Self.read(file.text) }
    #expect(problem.description.hasPrefix("out"))
    #expect(problem.description.contains(file.words), "\(problem)")
    #expect(!problem.description.contains("\n"))
  }

  @Test func everyBeginningOfAFileIsRefusedOrWhole() throws {
    let text = Self.head + Self.part("Client Request: a", totals: "5") + Self.end
    let bytes = Array(text.utf8)
    // The last line's end and its only digit may be missing without the rest being less.
    for length in 0..<bytes.count - 2 {
      #expect(throws: FileProblem.self, "\(length) bytes") {
        try CallgrindReport(text: Array(bytes[..<length]), path: "out")
      }
    }
  }

  @Test func reportsOfTwoProcessesAreAddedUnlessTheyOverlap() throws {
    var report = CallgrindReport()
    try report.add(Self.read(Self.head + Self.part("Client Request: a", totals: "5") + Self.end), path: "one")
    try report.add(Self.read(Self.head + Self.part("Client Request: b", totals: "6") + Self.end), path: "two")
    #expect(report.instructions == ["a": 5, "b": 6])
    let again = report
    let problem = try #require(throws: FileProblem.self) { try report.add(again, path: "three") }
    #expect(problem.description.hasPrefix("three: "))
  }

  @Test func aMissingFileIsRefused() {
    #expect(throws: FileProblem.self) { try CallgrindReport(contentsOf: "missing/callgrind.out") }
  }
}
