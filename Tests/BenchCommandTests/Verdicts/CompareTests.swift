import Foundation
import LayoutBench
import Testing

@Suite struct CompareTests {
  /// A folder with the results of two tiny runs, a.csv and b.csv.
  private func folderWithTwoRuns() async throws -> WorkFolder {
    let folder = try WorkFolder()
    for name in ["a.csv", "b.csv"] {
      let run = try await BenchProcess.run(TinyRun.arguments + ["--quiet", "--output", name], in: folder)
      try #require(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  private func compare(_ arguments: [String], in folder: WorkFolder) async throws -> BenchProcess.Outcome {
    try await BenchProcess.run(["compare"] + arguments, in: folder)
  }

  @Test func twoRunsOfTheSameHaveNoOtherCounts() async throws {
    let folder = try await folderWithTwoRuns()
    let outcome = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(!outcome.output.contains("regression") && !outcome.output.contains("improvement"))
    #expect(outcome.output.split(separator: "\n").last?.hasPrefix("compare: ") == true)
  }

  @Test func whatIsWorseIsToldAndJudgesNothing() async throws {
    let folder = try await folderWithTwoRuns()
    try EditedTable.edit("b.csv", in: folder) { rows in
      rows[1].examinedPerQuery = 99
      rows[2].indexBytesPerItem = 1
      rows[3].path = "brand-new"
      rows.removeLast()
    }
    let outcome = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.first == "regression: grid/uniform/50/steady scan: examined_per_query 50 → 99 (+98.0 %, exact)")
    #expect(
      lines.contains { $0.hasPrefix("improvement: grid/uniform/50/steady binary: index_bytes_per_item ") })
    #expect(
      lines.contains(
        "renamed: grid/uniform/50/steady brand-new: was grid/uniform/50/steady binary-visit"))
    #expect(lines.contains("missing: grid/uniform/50/steady floor"))
  }

  @Test func everyFormatCanBePrintedAndExported() async throws {
    let folder = try await folderWithTwoRuns()
    let exports = ReportFormat.allCases.flatMap { ["--export", "\($0.rawValue)=report.\($0.rawValue)"] }
    for format in ReportFormat.allCases {
      let outcome = try await compare(
        ["a.csv", "b.csv", "--format", format.rawValue] + exports, in: folder)
      #expect(outcome.status == 0)
      #expect(try outcome.output == folder.text(of: "report.\(format.rawValue)"))
    }
    let json = try JSONSerialization.jsonObject(with: folder.data(of: "report.json")) as? [String: Any]
    #expect(json?["old"] as? String == "a.csv")
    #expect(try folder.text(of: "report.junit").hasPrefix("<?xml"))
  }

  @Test func namesFromAFileStayOnTheirLine() async throws {
    let folder = try await folderWithTwoRuns()
    try EditedTable.edit("b.csv", in: folder) { $0[0].layout = "x\n::error title=a::b\u{1B}[2J" }
    for format in ["text", "markdown", "github"] {
      let outcome = try await compare(["a.csv", "b.csv", "--format", format], in: folder)
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("\n::error title=a"))
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Test func anEnvironmentThatIsMissingOrDiffersIsANote() async throws {
    let folder = try await folderWithTwoRuns()
    let text = try folder.text(of: "a.environment.json")
    try folder.write(
      text.replacing("\"bench_version\": \"", with: "\"bench_version\": \"9"), to: "a.environment.json")
    let differs = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(differs.status == 0 && differs.output.contains("\nnote: another bench version: 9"))
    for content in ["", "[]", "{", String(repeating: "[", count: 99_999)] {
      try folder.write(content, to: "a.environment.json")
      let outcome = try await compare(["a.csv", "b.csv"], in: folder)
      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains("\nnote: the environment of a.csv is not known: a.environment.json: is not"))
    }
  }

  @Test func filesThatAreNoResultsAreRefused() async throws {
    let folder = try await folderWithTwoRuns()
    try folder.makeFolder("folder.csv")
    var files = [("folder.csv", ": cannot be read: "), ("missing.csv", ": cannot be read: ")]
    for (name, text, words) in EditedTable.broken {
      try folder.write(text, to: "\(name).csv")
      files.append(("\(name).csv", words))
    }
    for (name, words) in files where name != "huge field.csv" {
      for arguments in [[name, "a.csv"], ["a.csv", name]] {
        let outcome = try await compare(arguments, in: folder)
        #expect(outcome.status == 1 && !outcome.wasSignalled && outcome.output.isEmpty, "\(name)")
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.hasPrefix("bench: \(name)\(words)"), "\(outcome.errors.prefix(300))")
        #expect(outcome.errors.utf8.count < 1_000)
      }
    }
    let huge = try await compare(["huge field.csv", "a.csv"], in: folder)
    #expect(huge.status == 0 && huge.output.utf8.count < 20_000)
  }

  @Test func aPipeThatNobodyReadsIsNotWaitedFor() async throws {
    let folder = try await folderWithTwoRuns()
    try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    let outcome = try await compare(["a.csv", "b.csv", "--export", "json=pipe"], in: folder)
    #expect(outcome.status == 1 && outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("bench: pipe: cannot be written: "))
  }

  @Test func aRowThatComesTwiceIsRefused() async throws {
    let folder = try await folderWithTwoRuns()
    try EditedTable.edit("b.csv", in: folder) { $0.append($0[0]) }
    let outcome = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "bench: b.csv: has the row grid/uniform/50/steady naive twice\n")
  }

  @Test(arguments: ["a.csv", "b.csv"], [(1, 3, 4), (3.5, 4, 3), (5, 3, 4)] as [(Double, Double, Double)])
  func aRatioOutsideOfItsIntervalIsRefused(file: String, ratio: (Double, Double, Double)) async throws {
    let folder = try await folderWithTwoRuns()
    try EditedTable.edit(file, in: folder) {
      ($0[0].overFloor, $0[0].overFloorLow, $0[0].overFloorHigh) = ratio
    }
    let outcome = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == "bench: \(file): column over_floor: does not lie within its interval in the row"
        + " grid/uniform/50/steady naive\n")
  }

  @Test func manyRowsAreCompared() async throws {
    let folder = try WorkFolder()
    let rows = (0..<20_000).map { number in
      var row = ResultRow(layout: "l\(number)", content: "c", items: 1, sweep: "s", path: "binary")
      (row.speedup, row.speedupLow, row.speedupHigh, row.stepNanosecondsP50) = (2, 1.9, 2.1, 9)
      row.examinedPerQuery = Double(number)
      return row
    }
    for name in ["a.csv", "b.csv"] { try ResultTable(rows).write(to: folder.path(of: name)) }
    let outcome = try await compare(["a.csv", "b.csv"], in: folder)
    #expect(outcome.status == 0)
    // Ratios that cannot be told apart, and equal counts.
    #expect(outcome.output.hasSuffix("compare: 40000 unchanged\n"))
  }

  @Test(arguments: [
    ([], "compare needs two result files: bench compare OLD.csv NEW.csv"),
    (["a.csv"], "compare needs two result files: bench compare OLD.csv NEW.csv"),
    (["a.csv", "b.csv", "c.csv"], "compare takes two files; 'c.csv' is one more"),
    (["a.csv", "b.csv", "--format", "xml"], "--format does not know 'xml'"),
    (["a.csv", "b.csv", "--export", "junit"], "--export does not take 'junit'; allowed: FORMAT=FILE"),
    (["a.csv", "b.csv", "--export", "junit="], "--export does not take 'junit='"),
    (["a.csv", "b.csv", "--export", "xml=a.xml"], "--export does not take 'xml=a.xml'"),
    (["a.csv", "b.csv", "--margin", "5"], "unknown option '--margin'"),
  ])
  func wrongCommandLinesAreRefused(arguments: [String], words: String) async throws {
    let outcome = try await compare(arguments, in: WorkFolder())
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(
      outcome.errors.hasPrefix("bench: \(words)") && outcome.errors.hasSuffix("(see bench compare --help)\n"))
  }

  @Test func whatIsComparedIsNotOverwritten() async throws {
    let folder = try await folderWithTwoRuns()
    let before = try folder.text(of: "a.csv")
    for file in ["a.csv", "./a.csv", "a.environment.json"] {
      let outcome = try await compare(["a.csv", "b.csv", "--export", "json=\(file)"], in: folder)
      #expect(outcome.status == 64 && outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("--export \(file) is the file of "))
    }
    #expect(try folder.text(of: "a.csv") == before)
    let elsewhere = try await compare(["a.csv", "b.csv", "--export", "json=no/such/folder.json"], in: folder)
    #expect(elsewhere.status == 1 && elsewhere.output.isEmpty && elsewhere.errorLines.count == 1)
  }
}
