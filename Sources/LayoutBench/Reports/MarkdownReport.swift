import Files

/// A comparison as Markdown: a heading, a table of what changed, notes.
enum MarkdownReport {
  static func text(of report: ComparisonReport) -> String {
    var text = "## \(line(report.title)): \(report.summary)\n\n"
    text += "\(line(report.oldName)) → \(line(report.newName))\n"
    if !report.notable.isEmpty {
      let titles = ["outcome", "row", "figure", "old", "new", "change"]
      text += "\n| " + titles.joined(separator: " | ") + " |\n"
      text += "| --- | --- | --- | ---: | ---: | --- |\n"
      for finding in report.notable {
        text += "| " + cells(finding).map(MarkdownFormat.escaped).joined(separator: " | ") + " |\n"
      }
    }
    if !report.notes.isEmpty {
      text += "\n"
      for note in report.notes { text += "- \(line(note))\n" }
    }
    return text
  }

  /// Text from outside as one line.
  private static func line(_ text: String) -> String {
    MarkdownFormat.escaped(Printable.line(text, limit: 500))
  }

  private static func cells(_ finding: Finding) -> [String] {
    let change = [finding.details, finding.remark.map { Printable.line($0, limit: 300) } ?? ""]
    return [
      TextReport.word(finding.outcome), finding.row.description, finding.metric?.rawValue ?? "",
      finding.metric.map { $0.text(finding.old) } ?? "", finding.metric.map { $0.text(finding.new) } ?? "",
      change.filter { !$0.isEmpty }.joined(separator: "; "),
    ]
  }
}
