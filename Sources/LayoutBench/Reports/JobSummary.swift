/// A report as the summary of a job, which GitHub drops whole where it is too large.
public enum JobSummary {
  /// The most that GitHub takes of a step, in bytes.
  public static let mostBytes = 1 << 20

  /// The report in Markdown with an empty line after it, as far as there is room.
  ///
  /// - Parameter room: The bytes that are left.
  /// - Returns: The whole text; or as many rows as fit, and lines that say how many do not; or nothing where
  ///   even the heading has no room.
  /// - Complexity: O(*n*) for *n* rows.
  public static func text(of report: Report, fitting room: Int) -> String {
    let text = MarkdownText(parts: report.markdownParts).text(fitting: room - 1)
    return text.isEmpty ? "" : text + "\n"
  }
}
