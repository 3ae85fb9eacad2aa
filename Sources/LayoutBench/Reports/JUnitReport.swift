/// A comparison as JUnit's XML: a test case per finding, a failure per regression.
enum JUnitReport {
  static func text(of report: ComparisonReport) -> String {
    let skipped = report.findings.filter { skippedOutcomes.contains($0.outcome) }.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let counts =
      "tests=\"\(report.findings.count)\" failures=\"\(report.count(.regression))\" errors=\"0\""
      + " skipped=\"\(skipped)\""
    text += "<testsuites \(counts)>\n"
    text += "  <testsuite name=\"\(escaped(report.title))\" \(counts)>\n"
    for finding in report.findings { text += testCase(finding) }
    if !report.notes.isEmpty {
      text += "    <system-out>\(escaped(report.notes.joined(separator: "\n")))</system-out>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// What is neither passed nor failed.
  private static let skippedOutcomes: Set<Finding.Outcome> = [.missing, .added, .inconclusive]

  private static func testCase(_ finding: Finding) -> String {
    let name = finding.row.path + (finding.metric.map { " \($0.rawValue)" } ?? "")
    let head =
      "    <testcase classname=\"\(escaped(finding.row.scenario))\" name=\"\(escaped(name))\""
    switch finding.outcome {
    case .regression:
      return head + ">\n      <failure message=\"\(escaped(finding.sentence))\"/>\n    </testcase>\n"
    case _ where skippedOutcomes.contains(finding.outcome):
      let word = TextReport.word(finding.outcome)
      return head + ">\n      <skipped message=\"\(escaped("\(word): \(finding.sentence)"))\"/>\n"
        + "    </testcase>\n"
    default:
      return head + "/>\n"
    }
  }

  /// Text fit for an attribute or an element: XML 1.0 has no way to write most control characters.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
