import Testing

@testable import LayoutBench

@Suite struct JobSummaryTests {
  private static let report = {
    var report = SampleReport.empty
    report.findings = (0..<500).map {
      Finding(.missing, row: RowKey(ComparisonRows.row(layout: "screen-\($0) é")))
    }
    report.notes = ["the last line"]
    return report.report
  }()
  private static let whole = ReportFormat.markdown.text(of: report) + "\n"

  @Test func whatFitsIsWhole() {
    #expect(JobSummary.text(of: Self.report, fitting: Self.whole.utf8.count) == Self.whole)
    #expect(JobSummary.mostBytes == 1_048_576)
  }

  @Test(arguments: [500, 1_000, 5_000, 10_001, 20_000])
  func whatDoesNotFitIsCutAtALineAndCounted(room: Int) throws {
    let text = JobSummary.text(of: Self.report, fitting: room)
    #expect(text.utf8.count <= room)
    // Another line would not have fitted, but for what says how many are missing.
    #expect(text.utf8.count > room - 300)
    #expect(text.hasPrefix("## compare: 500 missing\n") && text.hasSuffix("\n\n"))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0 == "<details>" } == lines.count { $0 == "</details>" })
    let rows = lines.count { $0.hasPrefix("| missing ") }
    let whole = Self.whole.split(separator: "\n").filter { $0.hasPrefix("| missing ") }
    #expect(lines.filter { $0.hasPrefix("| missing ") } == Array(whole.prefix(rows)))
    let rest: Substring = "… and \(500 - rows) more rows, for which there is no room"
    #expect(lines.contains(rest) == (rows > 0))
  }

  @Test func aCommentOnGitHubHasRoomForTheMarkdown() {
    let text = ReportFormat.markdown.text(of: SampleReport.many(30_000).report)
    #expect(text.count < 65_536 && text.count > 60_000)
    #expect(text.hasSuffix("</details>\n") || text.hasSuffix("for which there is no room\n"))
  }

  @Test func theFindingsStandInTheSummaryBeforeAnyRow() {
    let text = JobSummary.text(of: Self.report, fitting: 100_000)
    let rest = "… and 450 more findings, for which there is no room"
    #expect(text.contains("\n\(rest)\n\n- the last line\n\n<details>"))
  }

  @Test(arguments: [-1, 0, 20])
  func whereThereIsNoRoomThereIsNothing(room: Int) {
    #expect(JobSummary.text(of: Self.report, fitting: room).isEmpty)
  }
}
