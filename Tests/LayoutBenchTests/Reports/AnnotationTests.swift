import Testing

@testable import LayoutBench

/// Annotations of GitHub's stand beside the line that they are about, as far as it is known.
@Suite struct AnnotationTests {
  private func row(_ layout: String) -> RowKey { RowKey(ComparisonRows.row(layout: layout)) }

  private func lines(_ findings: [Finding], file: String = "results/baseline.csv") -> [String] {
    var report = SampleReport.empty
    report.findings = findings
    report.lines = RowLines(path: file, lines: [row("flow"): 12, row("old"): 3])
    return ReportFormat.github.text(of: report.report).split(separator: "\n").map(String.init)
  }

  @Test func aFindingHasTheFileAndTheLineOfItsRow() {
    #expect(
      lines([Finding(.missing, row: row("flow"))])[0]
        == "::warning file=results/baseline.csv,line=12,title=compare%3A missing::flow/photos/1000/steady binary"
    )
  }

  @Test func aRowThatTheFileHasNotHasTheFileOnly() {
    #expect(
      lines([Finding(.added, row: row("new"))])[0].hasPrefix("::warning file=results/baseline.csv,title="))
  }

  @Test func aRenamedRowStandsWhereItsOldNameStands() {
    var finding = Finding(.renamed, row: row("new"))
    finding.renamedFrom = row("old")
    #expect(lines([finding])[0].hasPrefix("::warning file=results/baseline.csv,line=3,title="))
  }

  @Test func theNameOfTheFileEndsNoProperty() {
    #expect(
      lines([Finding(.missing, row: row("flow"))], file: "a,b:c%\r\nd.csv")[0]
        .hasPrefix("::warning file=a%2Cb%3Ac%25%0D%0Ad.csv,line=12,title="))
  }

  @Test func findingsOfOneCauseAreOneAnnotation() {
    let findings = ["binary", "scan"].map { path in
      Finding(
        .regression, row: RowKey(ComparisonRows.row(layout: "flow", path: path)), metric: .examined, old: 1,
        new: 2, change: 2)
    }
    let errors = lines(findings).filter { $0.hasPrefix("::error ") }
    #expect(
      errors.count == 1 && errors[0].contains("line=12,") && errors[0].contains("in 2 rows of binary, scan"))
  }

  @Test func theLineIsWhereTheRowBeginsInTheFile() throws {
    let header = ResultRow.columns.joined(separator: ",") + "\n\n"
    let table = ResultTable([SampleResults.naive, SampleResults.hostile, SampleResults.binary])
    let records = table.csv.split(separator: "\n", maxSplits: 1)[1]
    let rows = try ResultTable.numberedRows(csv: Array((header + records).utf8), path: "results.csv")
    // A name in the second row has a line end in it.
    #expect(rows.map(\.line) == [3, 4, 6])
    #expect(rows.map(\.row) == table.rows.map(\.rounded))
  }
}
