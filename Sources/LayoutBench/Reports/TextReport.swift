import Files

/// A comparison as lines for a terminal.
enum TextReport {
  /// The most lines of one outcome; the rest is counted. Regressions are all told.
  private static let mostLines = 20

  static func text(of report: ComparisonReport) -> String {
    var lines: [String] = []
    for outcome in Finding.Outcome.allCases where outcome != .unchanged {
      let findings = report.findings.filter { $0.outcome == outcome }
      let shown = outcome == .regression ? findings.count : mostLines
      lines += findings.prefix(shown).map { "\(word(outcome)): \($0.sentence)" }
      if findings.count > shown { lines.append("\(word(outcome)): and \(findings.count - shown) more") }
    }
    lines += report.notes.map { "note: \(Printable.line($0, limit: 500))" }
    lines.append("\(Printable.line(report.title, limit: 500)): \(report.summary)")
    return lines.joined(separator: "\n") + "\n"
  }

  static func word(_ outcome: Finding.Outcome) -> String { outcome == .added ? "new" : outcome.rawValue }
}
