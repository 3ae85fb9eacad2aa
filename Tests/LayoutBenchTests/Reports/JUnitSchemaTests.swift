import Foundation
import Testing

@testable import LayoutBench

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the schemas demand that readers of JUnit's XML check against: `surefire-test-report.xsd` of
/// apache/maven-surefire, and `junit-10.xsd` of jenkinsci/xunit-plugin, which allows all that the former does.
@Suite struct JUnitSchemaTests {
  /// Follows a document and notes what the schemas do not allow.
  private final class Reader: NSObject, XMLParserDelegate {
    private struct Rule {
      let needed: Set<String>
      var more: Set<String> = []
      /// The children, in the order in which they have to come.
      var children: [String] = []
    }

    /// `testcase` may have more children than the bench writes; of those that it writes one at most.
    private static let rules: [String: Rule] = [
      "testsuite": Rule(
        needed: ["name", "tests", "errors", "skipped", "failures"], more: ["time", "group"],
        children: ["properties", "testcase"]),
      "properties": Rule(needed: [], children: ["property"]),
      "property": Rule(needed: ["name", "value"]),
      "testcase": Rule(
        needed: ["name", "time"], more: ["classname", "group"], children: ["failure", "skipped"]),
      "failure": Rule(needed: ["type"], more: ["message"]),
      "skipped": Rule(needed: [], more: ["message"]),
    ]

    private(set) var faults: [String] = []
    private(set) var counts: [String: Int] = [:]
    private(set) var suite: [String: String] = [:]
    private var open: [(name: String, children: [String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if open.isEmpty {
        suite = attributes
        if name != "testsuite" { faults.append("the root is \(name)") }
      } else {
        open[open.count - 1].children.append(name)
      }
      open.append((name, []))
      guard let rule = Self.rules[name] else { return faults.append("\(name) is not known") }
      let names = Set(attributes.keys)
      if !rule.needed.isSubset(of: names) || !names.isSubset(of: rule.needed.union(rule.more)) {
        faults.append("\(name) has \(names.sorted())")
      }
      if let time = attributes["time"], time.wholeMatch(of: /[0-9]{0,3}(\.[0-9]{0,3})?/) == nil {
        faults.append("the time of \(name) is \(time)")
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      let children = open.removeLast().children
      let order = children.map { Self.rules[name]?.children.firstIndex(of: $0) ?? -1 }
      if order.contains(-1) || order != order.sorted() { faults.append("\(name) has \(Set(children))") }
      if name == "testcase" && children.count > 1 { faults.append("a test has \(children)") }
    }
  }

  @Test(arguments: EveryFormatTests.names)
  func elementsAttributesAndTheirOrderAreThoseOfBothSchemas(name: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(try EveryFormatTests.text(.junit, name).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.faults.isEmpty)
    for (attribute, element) in [("tests", "testcase"), ("failures", "failure"), ("skipped", "skipped")] {
      #expect(reader.suite[attribute] == "\(reader.counts[element] ?? 0)", "\(attribute)")
    }
  }
}
