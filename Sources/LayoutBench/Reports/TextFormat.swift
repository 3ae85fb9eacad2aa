import Files

extension ReportFormat {
  /// What people read: the findings of a comparison by their causes, of anything else a line for each row of
  /// which there is something to say; and the summary last.
  public static let text = ReportFormat(colored: "text") { report, colors in
    guard report.sides != nil, let overview = report.overview else {
      return lines.text(of: report, colors: colors)
    }
    return overview(colors) + report.closing(colors)
  }

  /// A line for each row of which there is something to say, and the summary last.
  public static let lines = ReportFormat(colored: "lines") { report, colors in
    report.tables.flatMap { $0.notableLines(colors) }.map { $0 + "\n" }.joined() + report.closing(colors)
  }

  /// The shortest that tells what was found: of a run a line for each layout and number of items.
  public static let overview = ReportFormat(colored: "overview") { report, colors in
    guard report.sides == nil else { return text.text(of: report, colors: colors) }
    return report.overview.map { $0(colors) } ?? table.text(of: report, colors: colors)
  }
}

extension Report {
  /// The notes and, last, the summary.
  func closing(_ colors: TerminalColors) -> String {
    let heading = Printable.line(title, limit: 500)
    return
      (notes.map { colors.dimmed("note: \(Printable.line($0, limit: 500))") }
      + ["\(colors.heading(heading)): \(summary)"]).map { $0 + "\n" }.joined()
  }
}

extension ReportTable {
  /// The notable rows, the gravest first.
  fileprivate func notableLines(_ colors: TerminalColors) -> [String] {
    verdicts.filter(\.isNotable).flatMap { verdict in
      sentences(for: verdict).map { "\(colors.verdict(verdict, verdict.word)): \($0)" }
    }
  }
}
