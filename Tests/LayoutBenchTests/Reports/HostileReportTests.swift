import Foundation
import Testing

@testable import LayoutBench

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names from outside cannot break out of where they stand, in any format.
@Suite struct HostileReportTests {
  /// Takes an XML document apart.
  private final class Elements: NSObject, XMLParserDelegate {
    private(set) var attributes: [String: [[String: String]]] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { self.attributes[name, default: []].append(attributes) }
  }

  private func lines(_ text: String) -> [String] {
    // By bytes: a carriage return and a line feed together are one character.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  @Test(arguments: ["small", "hostile", "empty"])
  func junitIsXML(name: String) throws {
    let report = try #require(SampleReport.named[name])
    let elements = Elements()
    let parser = XMLParser(data: Data(ReportFormat.junit.text(of: report.report).utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(elements.attributes["testcase"]?.count ?? 0 == report.findings.count)
    #expect(elements.attributes["failure"]?.count ?? 0 == report.count(.regression))
    #expect(
      elements.attributes["skipped"]?.count ?? 0
        == report.count(.missing) + report.count(.added) + report.count(.inconclusive))
    #expect(
      Set(elements.attributes.keys).isSubset(of: [
        "testsuite", "properties", "property", "testcase", "failure", "skipped",
      ]))
    #expect(elements.attributes["testsuite"]?.first?["tests"] == "\(report.findings.count)")
    let notes = elements.attributes["property"]?.compactMap { $0["value"] } ?? []
    #expect(notes.count == report.notes.count)
    for (note, read) in zip(report.notes, notes) {
      // Only what XML cannot say is another character.
      #expect(zip(note.unicodeScalars, read.unicodeScalars).allSatisfy { $0 == $1 || $1 == "?" })
      #expect(note.unicodeScalars.count == read.unicodeScalars.count)
    }
  }

  @Test func junitKeepsWhatXMLCanSay() {
    var report = SampleReport.empty
    let row = ResultRow(layout: "a<b>&\"c\"'", content: "]]>", items: 1, sweep: "é日", path: "100 %")
    report.findings = [Finding(.unchanged, row: RowKey(row))]
    let elements = Elements()
    let parser = XMLParser(data: Data(ReportFormat.junit.text(of: report.report).utf8))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(
      elements.attributes["testcase"] == [
        ["classname": "a<b>&\"c\"'/]]>/1/é日", "name": "100 %", "time": "0"]
      ])
  }

  @Test(arguments: ["small", "hostile", "empty"])
  func jsonKeepsEveryName(name: String) throws {
    let report = try #require(SampleReport.named[name])
    let text = ReportFormat.json.text(of: report.report)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["title"] as? String == report.title)
    #expect(object["notes"] as? [String] == report.notes)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["layout"] as? String } == report.findings.map(\.row.layout))
    #expect(findings.map { $0["remark"] as? String } == report.findings.map(\.remark))
    #expect(findings.map { $0["outcome"] as? String } == report.findings.map(\.outcome.rawValue))
    for (finding, read) in zip(report.findings, findings) where finding.old?.isFinite != true {
      #expect(read["old"] is NSNull)
    }
  }

  @Test func gitHubSeesOneCommandALine() {
    let report = SampleReport.hostile
    let lines = lines(ReportFormat.github.text(of: report.report))
    #expect(lines.last == "")
    for line in lines.dropLast() {
      #expect(
        line.hasPrefix("::error title=") || line.hasPrefix("::warning title=")
          || line.hasPrefix("::notice title="))
      #expect(!line.unicodeScalars.contains("\r"))
      // The title ends where the message begins.
      let title = line.dropFirst(2).prefix { $0 != ":" }.unicodeScalars
      #expect(!title.contains(","))
      let escapes = line.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      for rest in escapes { #expect(["25", "0A", "0D", "3A", "2C"].contains(String(rest.prefix(2)))) }
    }
  }

  @Test func gitHubEscapesWhatACombiningMarkHides() {
    var report = SampleReport.empty
    report.title = "a\r\nb:\u{301}c,\u{301}d%\u{301}e\n\u{301}f"
    #expect(
      ReportFormat.github.text(of: report.report)
        == "::notice title=a%0D%0Ab%3A\u{301}c%2C\u{301}d%25\u{301}e%0A\u{301}f::nothing to compare\n")
  }

  @Test func markdownKeepsItsCells() {
    let report = SampleReport.hostile
    let lines = lines(ReportFormat.markdown.text(of: report.report))
    let rows = lines.filter { $0.hasPrefix("| ") }
    #expect(rows.count == report.findings.count + 2 * 2)
    for row in rows {
      var pipes = 0
      var before: Unicode.Scalar = " "
      for scalar in row.unicodeScalars {
        if scalar == "|" && before != "\\" { pipes += 1 }
        // A backslash that is escaped escapes nothing.
        before = before == "\\" && scalar == "\\" ? " " : scalar
      }
      #expect(pipes == 7, "\(row)")
    }
    // A heading, the sides, the findings, the notes, what folds the tables, and nothing that a name has added.
    let rest = lines.filter { !$0.isEmpty && !$0.hasPrefix("| ") }
    let folds = rest.filter { $0.hasPrefix("<") }
    #expect(
      folds.count == 2 * 3 && Set(folds.map { $0.prefix(9) }) == ["<details>", "<summary>", "</details"])
    let told = rest.dropFirst(2).filter { !$0.hasPrefix("<") && !$0.hasPrefix("… and ") }
    #expect(rest[0].hasPrefix("## ") && told.allSatisfy { $0.hasPrefix("- ") })
    #expect(told.count == min(50, report.report.groups.count) + report.notes.count)
  }

  @Test func aTerminalIsNotSteered() {
    let report = SampleReport.hostile
    for format in [ReportFormat.text, .lines] {
      for line in self.lines(format.text(of: report.report)).dropLast() {
        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(!line.hasPrefix("::"))
        #expect(line.count < 2_000)
      }
    }
    let lines = lines(ReportFormat.lines.text(of: report.report))
    #expect(lines.count == report.findings.notable.count + report.notes.count + 2)
  }
}
