extension ReportFormat {
  /// JUnit's XML, which most CI systems show as tests: one suite, a case a row.
  ///
  /// One document for both schemas that readers check against, Maven's `surefire-test-report.xsd` and
  /// `junit-10.xsd` of Jenkins' xUnit plugin. The former is the narrower: its root is a suite and not several,
  /// a suite has properties before its cases and no output, and a case has to have a time.
  public static let junit = ReportFormat("junit") { report in
    let cases = report.tables.flatMap { $0.testCases(of: report) }
    func count(_ result: Verdict.TestResult) -> Int { cases.count { $0.result == result } }
    let notes = report.notes.map { "    <property name=\"note\" value=\"\(xmlText($0))\"/>\n" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuite name=\"\(xmlText(report.title))\" tests=\"\(cases.count)\" failures=\"\(count(.failed))\""
      + " errors=\"0\" skipped=\"\(count(.skipped))\" time=\"0\">\n"
      + (notes.isEmpty ? "" : "  <properties>\n\(notes)  </properties>\n")
      + cases.map(\.element).joined() + "</testsuite>\n"
  }
}

/// A row as a test.
private struct TestCase {
  let result: Verdict.TestResult
  let element: String
}

extension ReportTable {
  fileprivate func testCases(of report: Report) -> [TestCase] {
    rows.map { row in
      let (verdict, scenario) = (verdict(on: row), scenario(of: row))
      // Rows of several tables may have the same names.
      let group = [report.tables.count > 1 ? name : nil, scenario.isEmpty ? report.title : scenario]
        .compactMap(\.self).joined(separator: ": ")
      let element =
        "  <testcase classname=\"\(xmlText(group))\" name=\"\(xmlText(subject(of: row)))\" time=\"0\""
      func containing(_ inner: String) -> String { element + ">\n    <\(inner)/>\n  </testcase>\n" }
      let text =
        switch verdict.result {
        case .passed: element + "/>\n"
        case .failed:
          containing("failure message=\"\(xmlText(sentence(about: row)))\" type=\"\(xmlText(verdict.name))\"")
        case .skipped:
          containing("skipped message=\"\(xmlText("\(verdict.word): \(sentence(about: row))"))\"")
        }
      return TestCase(result: verdict.result, element: text)
    }
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
