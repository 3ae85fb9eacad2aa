/// A comparison as Markdown: a heading, a table of what changed, notes.
enum MarkdownReport {
  static func text(of report: ComparisonReport) -> String {
    var text = "## \(MarkdownFormat.escaped(report.title)): \(report.summary)\n\n"
    text +=
      "\(MarkdownFormat.escaped(report.oldName)) → \(MarkdownFormat.escaped(report.newName))\n"
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
      for note in report.notes { text += "- \(MarkdownFormat.escaped(Printable.line(note, limit: 500)))\n" }
    }
    return text
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
