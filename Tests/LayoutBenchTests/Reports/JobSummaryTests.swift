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

  @Test(arguments: [200, 1_000, 5_000, 10_001, 20_000])
  func whatDoesNotFitIsCutAtALineAndCounted(room: Int) throws {
    let text = JobSummary.text(of: Self.report, fitting: room)
    #expect(text.utf8.count <= room)
    // Another line would not have fitted.
    #expect(text.utf8.count > room - 200)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.count - 4
    #expect(lines.prefix(kept) == all.prefix(kept))
    #expect(
      lines.suffix(4) == [
        "", "… and \(all.count - 1 - kept) more lines, for which the job's summary has no room", "", "",
      ])
  }

  @Test(arguments: [-1, 0, 20])
  func whereThereIsNoRoomThereIsNothing(room: Int) {
    #expect(JobSummary.text(of: Self.report, fitting: room).isEmpty)
  }
}
