/// How results are shown.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Aligned columns for a terminal.
  case table
  /// The result CSV.
  case csv
  /// An array of objects with the CSV's columns as names.
  case json
  /// Tables for a pull request or a report.
  case markdown
  /// The JSON of github-action-benchmark, which draws the history of a repository.
  case githubActionBenchmark = "github-action-benchmark"
  /// Bencher's metric format, for its history and alerts.
  case bencher

  /// The results in this format, ending in a line end.
  ///
  /// - Parameter results: The rows; the formats for people show them grouped, in order of appearance.
  /// - Complexity: O(*n*) for *n* rows.
  public func text(of results: ResultTable) -> String {
    switch self {
    case .table: TextTableFormat.text(of: results)
    case .csv: results.csv
    case .json: JSONFormat.text(of: results)
    case .markdown: MarkdownFormat.text(of: results)
    case .githubActionBenchmark: GitHubActionBenchmarkFormat.text(of: results)
    case .bencher: BencherFormat.text(of: results)
    }
  }
}
