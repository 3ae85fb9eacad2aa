/// A comparison as workflow commands, which GitHub shows as annotations.
enum GitHubReport {
  /// GitHub shows ten annotations of a kind per step; one is kept for what is left out.
  private static let mostAnnotations = 9

  static func text(of report: ComparisonReport) -> String {
    var text = ""
    for (outcome, command) in commands {
      let findings = report.findings.filter { $0.outcome == outcome }
      for finding in findings.prefix(mostAnnotations) {
        let title = "\(report.title): \(TextReport.word(outcome))"
        text += "::\(command) title=\(property(title))::\(message(finding.sentence))\n"
      }
      if findings.count > mostAnnotations {
        let rest = "and \(findings.count - mostAnnotations) more; the job summary has all"
        text +=
          "::\(command) title=\(property("\(report.title): \(TextReport.word(outcome))"))::\(message(rest))\n"
      }
    }
    text += "::notice title=\(property(report.title))::\(message(report.summary))\n"
    return text
  }

  private static let commands: [(Finding.Outcome, String)] = [
    (.regression, "error"), (.missing, "warning"), (.added, "warning"), (.renamed, "warning"),
    (.improvement, "notice"),
  ]

  /// The escapes of GitHub's runner for what follows the second pair of colons.
  private static func message(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The escapes for a property, which in addition ends at a comma or a colon.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// Writes some ASCII characters as a percent sign and their number. By scalars: a line feed is a character of its own
  /// neither after a carriage return nor before a combining mark.
  private static func escaped(_ text: String, _ special: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%\(digits.count < 2 ? "0" : "")\(digits)".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
