import Foundation
import LayoutBench
import Testing

@Suite struct NoiseCommandTests {
  private static let tiny = [
    "noise", "--layouts", "grid", "--items", "50", "--sweeps", "steady", "--paths", "binary,floor", "--tries",
    "2", "--time-budget", "0",
  ]

  @Test func eachTryIsALineOfTheCSV() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.tiny, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("bench: wrote results/noise.csv\n"))
    #expect(try folder.contents() == ["results", "results/noise.csv"])
    let fields = TinyRun.fields(of: try folder.text(of: "results/noise.csv"))
    #expect(
      fields[0] == [
        "schema", "layout", "content", "items", "sweep", "path", "planted", "verdict", "ratio", "ratio_low",
        "ratio_high", "rounds", "seconds", "detectable_change",
      ])
    let begin = fields.dropFirst().map { Array($0[..<7]) }
    #expect(
      begin
        == [("binary", "0"), ("binary", "0.05"), ("floor", "0"), ("floor", "0.05")].map {
          ["1", "grid", "uniform", "50", "steady", $0, $1]
        })
    // Without time, the rounds up to the first look.
    #expect(fields.dropFirst().allSatisfy { $0[11] == "12" })
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].contains("nothing") && lines[2].contains("5.00 %"))
  }

  @Test func everyFormatCanBePrintedAndExported() async throws {
    let folder = try WorkFolder()
    let exports = ReportFormat.allCases.flatMap { ["--export", "\($0.rawValue)=noise.\($0.rawValue)"] }
    for format in ReportFormat.allCases {
      let outcome = try await BenchProcess.run(
        Self.tiny + ["--format", format.rawValue, "--quiet"] + exports, in: folder)
      #expect(outcome.status == 0)
      #expect(try outcome.output == folder.text(of: "noise.\(format.rawValue)"))
    }
    #expect(try folder.text(of: "noise.csv") == folder.text(of: "results/noise.csv"))
    let quiet = try await BenchProcess.run(Self.tiny + ["--quiet"], in: folder)
    #expect(quiet.output.isEmpty)
  }

  @Test(arguments: ["csv", "markdown", "json"])
  func theFormatIsWhatIsPrinted(format: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(
      Self.tiny + ["--plant", "0", "--format", format, "--quiet", "--output", "mine.csv"], in: folder)
    #expect(outcome.status == 0)
    switch format {
    case "csv": #expect(outcome.output == (try folder.text(of: "mine.csv")))
    case "markdown": #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("| ") })
    default: #expect((try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) is [[String: Any]])
    }
  }

  @Test(arguments: [
    (["--tries", "0"], "--tries does not take '0'; allowed: a whole number from 1 to 100000"),
    (["--plant", "5,"], "--plant has an empty entry"), (["--plant", "5,5"], "--plant names '5' twice"),
    (["--plant", "-1"], "--plant does not take '-1'; allowed: a number from 0.0 to 1000.0"),
    (["--plant", "inf"], "--plant does not take 'inf'"), (["--margin", "x"], "--margin does not take 'x'"),
    (["--confidence", "49"], "--confidence does not take '49'"),
    (["--format", "xml"], "--format does not know 'xml'"), (["--rounds", "3"], "unknown option '--rounds'"),
    (["extra"], "noise takes no argument such as 'extra'"),
  ])
  func wrongCommandLinesAreRefused(arguments: [String], words: String) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.tiny.replacing(with: arguments), in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: \(words)"), "\(outcome.errors)")
    #expect(try folder.contents().isEmpty)
  }

  @Test func aFileThatCannotBeWrittenIsToldBeforeAnythingIsMeasured() async throws {
    let folder = try WorkFolder()
    let frames = "x,y,width,height\n0,0,9,9\n"
    try folder.write(frames, to: "in.csv")
    let long = ["noise", "--tries", "100000", "--frames", "in.csv"]
    for (output, status) in [("no/such/folder.csv", Int32(1)), ("", 64), ("in.csv", 64)] {
      let outcome = try await BenchProcess.run(long + ["--output", output], in: folder)
      #expect(outcome.status == status && outcome.errorLines.count == 1, "\(output)")
    }
    #expect(try folder.text(of: "in.csv") == frames)
  }
}
