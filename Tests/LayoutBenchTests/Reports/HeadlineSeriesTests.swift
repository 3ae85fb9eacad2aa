import Foundation
import Testing

@testable import LayoutBench

/// What a history has of a run.
@Suite struct HeadlineSeriesTests {
  private func rows(_ layout: String, items: [Int], sweeps: [String], look: Double? = nil) -> [ResultRow] {
    items.flatMap { items in
      sweeps.flatMap { sweep in
        ["naive", "scan", "binary", "floor"].map { path in
          var row = ResultRow(layout: layout, content: "photos", items: items, sweep: sweep, path: path)
          (row.stepNanosecondsP50, row.speedup, row.examinedPerQuery) = (100, 4, 17)
          (row.overFloor, row.prepareOverFloor, row.lookOverNone) = (2, 1.5, look)
          return row
        }
      }
    }
  }

  private func names(_ rows: [ResultRow], all: Bool = false) throws -> [String] {
    var report = ResultTable(rows).report
    report.hasAllSeries = all
    let text = ReportFormat.githubActionBenchmark.text(of: report)
    let entries = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    return try #require(entries).compactMap { $0["name"] as? String }
  }

  @Test func aLayoutHasItsRatiosAtItsLargestNumberOfItemsAndInOneSweep() throws {
    let rows =
      rows("flow", items: [10, 1_000, 100], sweeps: ["steady", "fling"])
      + rows("card", items: [50], sweeps: ["fling"], look: 3)
    #expect(
      try names(rows) == [
        "flow/photos/1000/steady binary: over floor", "flow/photos/1000/steady binary: prepare over floor",
        "card/photos/50/fling binary: over floor", "card/photos/50/fling binary: prepare over floor",
        "card/photos/50/fling binary: look over none",
      ])
    #expect(try names(rows, all: true).count == 6 * 4 * 4 + 4 * 5)
    let bencher = ReportFormat.bencher.text(of: ResultTable(rows).report)
    let object = try JSONSerialization.jsonObject(with: Data(bencher.utf8)) as? [String: [String: Any]]
    #expect(
      object?["card/photos/50/fling binary"]?.keys.sorted() == [
        "look-over-none", "over-floor", "prepare-over-floor",
      ])
    #expect(object?.count == 2)
  }

  @Test func withoutTheUsualPathItIsTheFirstThatIsNoReference() throws {
    let rows = rows("flow", items: [10], sweeps: ["steady"]).filter { $0.path != "binary" }
    #expect(try names(rows).allSatisfy { $0.hasPrefix("flow/photos/10/steady scan: ") })
    #expect(try names(rows.filter { $0.path != "scan" }).isEmpty)
  }

  @Test func otherFormatsHaveEveryRow() {
    let report = ResultTable(rows("flow", items: [10, 100], sweeps: ["steady"])).report
    #expect(ReportFormat.csv.text(of: report).split(separator: "\n").count == 1 + 8)
  }
}
