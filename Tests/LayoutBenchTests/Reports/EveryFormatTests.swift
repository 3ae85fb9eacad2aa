import Foundation
import Testing

@testable import LayoutBench

/// Every format takes every command's report, whatever names are in it.
@Suite struct EveryFormatTests {
  /// Reports of each kind, with names as an attacker would choose them.
  static let reports: [String: Report] = {
    let keys = SampleReport.attacks.map {
      RowKey(layout: $0, content: $0, items: 250, sweep: $0, path: $0)
    }
    var rows = SampleResults.table.rows
    for (number, key) in keys.enumerated() {
      var row = ResultRow(key)
      row.verified = number.isMultiple(of: 2)
      (row.stepNanosecondsP50, row.overFloor, row.overFloorLow) = (.nan, 1.5, .infinity)
      rows.append(row)
    }
    let counts = keys.map { InstructionCount($0, frames: 1, perQuery: 7) }
    let growth = [250, 1_000].flatMap { items in
      keys.map { key in
        var key = key
        (key.items, key.path) = (items, "binary")
        return InstructionCount(key, frames: 8, perQuery: Double(items))
      }
    }
    return [
      "run": ResultTable(rows).report, "nothing run": ResultTable().report,
      "count": CountReport(counts: counts, growth: GrowthCurve.curves(through: growth)).report,
      "counts": CountReport(counts: counts, growth: nil).report,
      "growth": CountReport(counts: nil, growth: GrowthCurve.curves(through: growth)).report,
      "noise": NoiseReport(keys.map { NoiseTests.judgement(row: $0) }).report,
      "nothing judged": NoiseReport([]).report,
      "comparison": SampleReport.hostile.report, "nothing compared": SampleReport.empty.report,
    ]
  }()

  static func text(_ format: ReportFormat, _ name: String) throws -> String {
    format.text(of: try #require(reports[name]))
  }

  static let names = reports.keys.sorted()

  @Test func everyFormatHasANameOfItsOwnByWhichItIsFound() {
    #expect(Set(ReportFormat.allCases.map(\.rawValue)).count == ReportFormat.allCases.count)
    for format in ReportFormat.allCases { #expect(ReportFormat(rawValue: format.rawValue) == format) }
    #expect(ReportFormat(rawValue: "xml") == nil)
  }

  @Test(arguments: ReportFormat.allCases, names)
  func everyReportEndsItsLastLine(format: ReportFormat, name: String) throws {
    #expect(try Self.text(format, name).hasSuffix("\n"))
  }

  @Test(arguments: names)
  func jsonParses(name: String) throws {
    for format in [ReportFormat.json, .githubActionBenchmark, .bencher] {
      let text = try Self.text(format, name)
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    let entries = try JSONSerialization.jsonObject(
      with: Data(Self.text(.githubActionBenchmark, name).utf8))
    for entry in try #require(entries as? [[String: Any]]) {
      #expect(entry["name"] is String && entry["unit"] is String && entry["value"] is Double)
    }
    let benchmarks = try JSONSerialization.jsonObject(with: Data(Self.text(.bencher, name).utf8))
    for measures in try #require(benchmarks as? [String: [String: [String: Double]]]).values {
      for measure in measures.values { #expect(measure["value"] != nil) }
    }
  }

  @Test(arguments: names)
  func csvReadsBackWithAsManyFieldsInEachRecord(name: String) throws {
    var reader = CSVReader(Array(try Self.text(.csv, name).utf8), path: name)
    var fields: [String] = []
    #expect(try reader.readRecord(into: &fields))
    let header = fields
    #expect(Set(header).count == header.count)
    while try reader.readRecord(into: &fields) { #expect(fields.count == header.count) }
  }

  @Test(arguments: names)
  func gitHubSeesCommandsOnly(name: String) throws {
    let lines = try Self.text(.github, name).utf8.split(separator: UInt8(ascii: "\n"))
    for line in lines { #expect(String(line)?.hasPrefix("::") == true) }
  }

  @Test(arguments: [ReportFormat.table, .text, .markdown], names)
  func peopleAreNotSteered(format: ReportFormat, name: String) throws {
    let text = try Self.text(format, name)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\n::"))
  }

  @Test func aTableOfEachReportHasTheNamesInIt() throws {
    for name in ["run", "count", "comparison"] {
      let values = try JSONSerialization.jsonObject(with: Data(Self.text(.json, name).utf8))
      let tables = (values as? [String: Any])?.values.compactMap { $0 as? [[String: Any]] }
      let rows = tables?.flatMap { $0 } ?? (values as? [[String: Any]]) ?? []
      let layouts = Set(rows.compactMap { $0["layout"] as? String })
      #expect(layouts.isSuperset(of: SampleReport.attacks), "\(name)")
    }
  }
}
