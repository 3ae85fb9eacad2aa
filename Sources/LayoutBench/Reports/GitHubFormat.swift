extension ReportFormat {
  /// Workflow commands, which GitHub shows as annotations beside the change.
  public static let github = ReportFormat("github") { report in
    // Where there are no groups, each row is one.
    let groups = report.sides == nil ? report.tables.flatMap(\.groups) : report.groups
    let annotations = Verdict.Annotation.allCases.flatMap { annotation in
      groups.filter { $0.verdict.annotation == annotation }.grouped(by: \.verdict)
        .flatMap { commands(annotation, "\(report.title): \($0.key.word)", $0.elements) }
    }
    return (annotations + [command(.notice, title: report.title, report.summary)]).joined()
  }

  private static func commands(
    _ annotation: Verdict.Annotation, _ title: String, _ groups: [Report.Group]
  ) -> [String] {
    // GitHub shows ten annotations of a kind per step; one is kept for what is left out.
    let most = groups.count > 10 ? 9 : groups.count
    let rest = groups.count - most
    return groups.prefix(most).map { command(annotation, title: title, $0.text, at: $0.place) }
      + (rest > 0 ? [command(annotation, title: title, "and \(rest) more; the job summary has all")] : [])
  }

  private static func command(
    _ annotation: Verdict.Annotation, title: String, _ message: String, at place: Report.Place? = nil
  ) -> String {
    let properties = [
      place.map { ("file", $0.path) }, place?.line.map { ("line", "\($0)") }, ("title", title),
    ]
    // A property ends at a comma or a colon too.
    let list = properties.compactMap(\.self).map { "\($0.0)=\(workflowText($0.1, "%\r\n:,"))" }
    return "::\(annotation.rawValue) \(list.joined(separator: ","))::\(workflowText(message, "%\r\n"))\n"
  }
}

extension ReportTable {
  /// The rows that a job tells of, in the order of the verdicts.
  fileprivate var groups: [Report.Group] {
    verdicts.filter { $0.annotation != nil }.flatMap { verdict in
      sentences(for: verdict).map { Report.Group(verdict: verdict, text: $0) }
    }
  }
}

/// Writes some ASCII characters as GitHub's runner escapes them: a percent sign and their number.
private func workflowText(_ text: String, _ special: String) -> String {
  text.escaped { scalar in
    guard special.unicodeScalars.contains(scalar) else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%\(digits.count < 2 ? "0" : "")\(digits)"
  }
}
