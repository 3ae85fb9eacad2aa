extension ReportFormat {
  /// JUnit's XML, which most CI systems show as tests: a suite a table, a case a row.
  public static let junit = ReportFormat("junit") { report in
    let suites = report.tables.map { table in
      TestSuite(
        table, title: report.title, name: report.tables.count == 1 ? nil : table.name)
    }
    let (tests, failures) = suites.reduce((0, 0)) { ($0.0 + $1.tests, $0.1 + $1.failures) }
    let output =
      report.notes.isEmpty
      ? "" : "    <system-out>\(xmlText(report.notes.joined(separator: "\n")))</system-out>\n"
    // Attributes that schemas allow and readers ask for, and no others: no `skipped` on `testsuites`, and a
    // time although none was measured.
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
      + suites.map { suite in
        "  <testsuite name=\"\(xmlText(suite.name))\" tests=\"\(suite.tests)\" failures=\"\(suite.failures)\""
          + " errors=\"0\" skipped=\"\(suite.skipped)\" time=\"0\">\n\(suite.cases)\(output)  </testsuite>\n"
      }.joined()
      + "</testsuites>\n"
  }
}

/// A table as a suite of tests.
private struct TestSuite {
  let name: String
  let tests: Int
  let failures: Int
  let skipped: Int
  /// The elements of the cases.
  let cases: String

  init(_ table: some ReportTable, title: String, name: String?) {
    self.name = name.map { "\(title) \($0)" } ?? title
    let results = table.rows.map { table.verdict(on: $0).result }
    tests = results.count
    failures = results.count { $0 == .failed }
    skipped = results.count { $0 == .skipped }
    cases = table.rows.map { row in
      let verdict = table.verdict(on: row)
      let scenario = table.scenario(of: row)
      let element =
        "    <testcase classname=\"\(xmlText(scenario.isEmpty ? title : scenario))\""
        + " name=\"\(xmlText(table.subject(of: row)))\" time=\"0\""
      func containing(_ inner: String) -> String {
        element + ">\n      <\(inner)/>\n    </testcase>\n"
      }
      let sentence = table.sentence(about: row)
      return switch verdict.result {
      case .passed: element + "/>\n"
      case .failed:
        containing("failure type=\"\(xmlText(verdict.name))\" message=\"\(xmlText(sentence))\"")
      case .skipped: containing("skipped message=\"\(xmlText("\(verdict.word): \(sentence)"))\"")
      }
    }.joined()
  }
}

/// Text fit for an attribute or an element: XML 1.0 has no way to write most control characters.
private func xmlText(_ text: String) -> String {
  text.escaped { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "?"
    default: nil
    }
  }
}
