extension ReportFormat {
  /// Workflow commands, which GitHub shows as annotations beside the change.
  public static let github = ReportFormat("github") { report in
    let annotations = Verdict.Annotation.allCases.flatMap { annotation in
      report.tables.flatMap { $0.commands(annotation, title: report.title) }
    }
    return (annotations + [command(.notice, title: report.title, report.summary)]).joined()
  }

  fileprivate static func command(
    _ annotation: Verdict.Annotation, title: String, _ message: String
  ) -> String {
    // A property ends at a comma or a colon too.
    "::\(annotation.rawValue) title=\(workflowText(title, "%\r\n:,"))::\(workflowText(message, "%\r\n"))\n"
  }
}

extension ReportTable {
  fileprivate func commands(_ annotation: Verdict.Annotation, title: String) -> [String] {
    // GitHub shows ten annotations of a kind per step; one is kept for what is left out.
    let mostAnnotations = 9
    return verdicts.filter { $0.annotation == annotation }.flatMap { verdict in
      var sentences = sentences(for: verdict)
      if sentences.count > mostAnnotations {
        let rest = "and \(sentences.count - mostAnnotations) more; the job summary has all"
        sentences.replaceSubrange(mostAnnotations..., with: [rest])
      }
      return sentences.map {
        ReportFormat.command(annotation, title: "\(title): \(verdict.word)", $0)
      }
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
