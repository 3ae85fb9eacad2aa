/// How a comparison is written.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// A line per finding for a terminal.
  case text
  /// Tables for a pull request or a job summary.
  case markdown
  /// One object with all findings.
  case json
  /// JUnit's XML, which most CI systems show as tests.
  case junit
  /// Workflow commands that GitHub shows beside the change.
  case github

  /// The report in this format, ending in a line end.
  ///
  /// - Complexity: O(*n*) for *n* findings.
  public func text(of report: ComparisonReport) -> String {
    switch self {
    case .text: TextReport.text(of: report)
    case .markdown: MarkdownReport.text(of: report)
    case .json: JSONReport.text(of: report)
    case .junit: JUnitReport.text(of: report)
    case .github: GitHubReport.text(of: report)
    }
  }
}
