import Foundation
import LayoutBench
import Testing

@Suite struct EnvironmentFileTests {
  private var environment: EnvironmentFile {
    var environment = EnvironmentFile()
    environment.record("swift", .string("6.3"))
    environment.record("cores", .integer(1))
    environment.record("git commit", .null)
    environment.record("cores", .integer(2))
    environment.recordOption("seed", .integer(42))
    environment.recordOption("layouts", .array([.string("a/b"), .string("\"\\\n\u{1}é")]))
    environment.recordOption("budget", .number(1.5))
    environment.recordOption("none", .array([]))
    return environment
  }

  @Test func factsKeepTheirOrderAndOptionsAreSorted() {
    #expect(
      environment.json == #"""
        {
          "swift": "6.3",
          "cores": 2,
          "git commit": null,
          "options": {
            "budget": 1.5,
            "layouts": [
              "a/b",
              "\"\\\n\u0001é"
            ],
            "none": [],
            "seed": 42
          }
        }

        """#)
  }

  @Test func othersReadTheFile() throws {
    let object = try JSONSerialization.jsonObject(with: Data(environment.json.utf8)) as? [String: Any]
    let options = try #require(object?["options"] as? [String: Any])
    #expect(options["layouts"] as? [String] == ["a/b", "\"\\\n\u{1}é"])
    let rows = try JSONSerialization.jsonObject(
      with: Data(ReportFormat.json.text(of: SampleResults.table.report).utf8))
    let last = try #require((rows as? [[String: Any]])?.last)
    #expect(last["layout"] as? String == "my \"own\"\r\nlayout")
    #expect(last["speedup"] is NSNull)
  }

  @Test func numbersThatJSONCannotSayAreNull() {
    let values = JSONValue.array([
      .number(.nan), .number(.infinity), .number(1e300), .number(3), .bool(false),
    ])
    #expect(values.text == "[\n  null,\n  null,\n  1e+300,\n  3,\n  false\n]")
    #expect(JSONValue.object([]).text == "{}")
  }

  @Test func itStandsBesideTheResults() {
    #expect(EnvironmentFile.path(beside: "results/latest.csv") == "results/latest.environment.json")
    #expect(EnvironmentFile.path(beside: "out") == "out.environment.json")
  }
}
