import Files
import Foundation
import Testing

/// Files of frames and offsets that are not as they should: exit code 1, one line with file and place.
@Suite struct InputFileTests {
  struct BadFile: CustomTestStringConvertible {
    let testDescription: String
    let content: Data
    /// What the line must say after the file's name.
    let place: String

    init(_ description: String, _ text: String, _ place: String) {
      self.init(description, Data(text.utf8), place)
    }

    init(_ description: String, _ content: Data, _ place: String) {
      self.testDescription = description
      self.content = content
      self.place = place
    }
  }

  private static let head = "x,y,width,height\n"
  private static let bytes = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) })

  @Test(arguments: [
    BadFile("empty", "", ": "),
    BadFile("line ends only", "\n\n\n", ": "),
    BadFile("header only", head, ": has no frames"),
    BadFile("no header", "0,0,10,10\n", ":1: column x"),
    BadFile("three columns", "x,y,width\n0,0,10\n", ":1: column height"),
    BadFile("a column twice", "x,y,width,height,x\n0,0,10,10,0\n", ":1: column x"),
    BadFile("three fields", head + "0,0,10,10\n0,0,10\n", ":3: "),
    BadFile("five fields", head + "0,0,10,10,10\n", ":2: "),
    BadFile("NaN", head + "0,0,10,10\n0,nan,10,10\n", ":3: column y"),
    BadFile("infinite", head + "inf,0,10,10\n", ":2: column x"),
    BadFile("too large for a number", head + "0,0,1e999,10\n", ":2: column width"),
    BadFile("text", head + "0,0,wide,10\n", ":2: column width"),
    BadFile("nothing", head + "0,0,,10\n", ":2: column width"),
    BadFile("negative", head + "0,0,10,-1\n", ":2: column height"),
    BadFile("comma as a decimal point", head + "\"0,5\",0,10,10\n", ":2: column x"),
    BadFile("open quote", head + "0,0,10,\"10\n", ":2: "),
    BadFile(
      "huge number", head + "0,0,10," + String(repeating: "9", count: 2_000_000) + "\n", ":2: column height"),
    BadFile("huge line", String(repeating: "x", count: 2_000_000), ":1: column x"),
    BadFile("many fields", head + String(repeating: "0,", count: 300_000) + "0\n", ":2: "),
    BadFile("binary", bytes, ":1: "),
    BadFile("zero bytes", Data(count: 4096), ":1: "),
    BadFile("binary after the header", Data(head.utf8) + Data([0x30, 0xFF, 0xFE, 0x0A]), ":2: "),
    BadFile("control characters", head + "0,0,\u{1B}[2J\u{7},10\n", ":2: column width"),
  ])
  func badFramesAreRefused(file: BadFile) async throws { try await refuse(file, option: "--frames") }

  @Test(arguments: [
    BadFile("empty", "", ": "),
    BadFile("header only", "offset\n", ": has no frames"),
    BadFile("no header", "0\n10\n", ":1: "),
    BadFile("half of the columns", "x,z\n0,0\n", ":1: "),
    BadFile("two fields", "offset\n0\n0,10\n", ":3: "),
    BadFile("three fields under two columns", "x,y\n0,0\n1,1,1\n", ":3: "),
    BadFile("NaN", "offset\n0\nNaN\n", ":3: column offset"),
    BadFile("infinite", "x,y\n0,-infinity\n", ":2: column y"),
    BadFile("text", "offset\ntop\n", ":2: column offset"),
    BadFile("huge line", "offset\n" + String(repeating: "1", count: 2_000_000), ":2: column offset"),
    BadFile("binary", bytes, ":1: "),
  ])
  func badTracesAreRefused(file: BadFile) async throws { try await refuse(file, option: "--trace") }

  @Test(arguments: ["--frames", "--trace"])
  func filesThatCannotBeReadAreRefused(option: String) async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("a-folder")
    for name in ["missing.csv", "a-folder", "missing/a.csv", "two\nlines.csv"] {
      let outcome = try await BenchProcess.run([option, name] + TinyRun.arguments, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1)
      let shown = name.replacingOccurrences(of: "\n", with: "?")
      #expect(outcome.errors.hasPrefix("bench: \(shown): cannot be read: "))
    }
    let nameless = try await BenchProcess.run([option, ""] + TinyRun.arguments, in: folder)
    #expect(nameless.status == 64)
    #expect(nameless.errorLines.count == 1)
    #expect(try folder.contents() == ["a-folder"])
  }

  @Test(arguments: ["--frames", "--trace"])
  func aPipeThatNobodyWritesToIsRefusedAtOnce(option: String) async throws {
    let folder = try WorkFolder()
    try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    let outcome = try await BenchProcess.run([option, "pipe"] + TinyRun.arguments, in: folder)
    #expect(outcome.status == 1 && !outcome.wasSignalled)
    #expect(
      outcome.errors
        == "bench: pipe: cannot be read: it is neither a file nor a stream of this process such as /dev/stdin\n"
    )
    #expect(try folder.contents() == ["pipe"])
  }

  @Test func standardInputIsReadOnceForAllScenarios() async throws {
    let folder = try WorkFolder()
    try folder.write("x,y,width,height\n0,0,9,9\n0,9,9,9\n", to: "frames.csv")
    try folder.write("offset\n0\n10\n20\n", to: "trace.csv")
    let frames = try await BenchProcess.run(
      ["list", "--frames", "/dev/stdin", "--sweeps", "jump"], in: folder, shell: "cat frames.csv | \"$@\"")
    #expect(frames.output == "frames/own/2/jump\n" && frames.errors.isEmpty)
    let trace = try await BenchProcess.run(
      ["list", "--trace", "/dev/fd/7", "--layouts", "grid,line", "--items", "5,6"], in: folder,
      shell: "\"$@\" 7<trace.csv")
    #expect(
      trace.output
        == "grid/uniform/5/trace\ngrid/uniform/6/trace\nline/uniform/5/trace\nline/uniform/6/trace\n")
    #expect(trace.errors.isEmpty)
  }

  private func refuse(_ file: BadFile, option: String) async throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "results/latest.csv")
    try folder.write(file.content, to: "mine.csv")
    let outcome = try await BenchProcess.run([option, "mine.csv"] + TinyRun.arguments, in: folder)
    #expect(outcome.status == 1 && !outcome.wasSignalled)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: mine.csv" + file.place), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.count < 500)
    #expect(outcome.errors.dropLast().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(try folder.contents() == ["mine.csv", "results", "results/latest.csv"])
    #expect(try folder.text(of: "results/latest.csv") == "earlier\n")
  }
}
