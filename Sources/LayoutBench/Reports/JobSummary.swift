/// A report as the summary of a job, which GitHub drops whole where it is too large.
public enum JobSummary {
  /// The most that GitHub takes of a step, in bytes.
  public static let mostBytes = 1 << 20

  /// The report in Markdown with an empty line after it, as far as there is room.
  ///
  /// - Parameter room: The bytes that are left.
  /// - Returns: The whole text; or as many of its lines as fit, and one that says how many do not; or nothing
  ///   where even that has no room.
  /// - Complexity: O(*n*) for *n* rows.
  public static func text(of report: Report, fitting room: Int) -> String {
    let text = ReportFormat.markdown.text(of: report) + "\n"
    if text.utf8.count <= room { return text }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    func rest(after kept: Int) -> String {
      "\n… and \(lines.count - kept) more lines, for which the job's summary has no room\n\n"
    }
    var left = room - rest(after: 0).utf8.count
    guard left >= 0 else { return "" }
    let kept = lines.prefix { line in
      left -= line.count + 1
      return left >= 0
    }
    return kept.map { "\(String($0) ?? "")\n" }.joined() + rest(after: kept.count)
  }
}
