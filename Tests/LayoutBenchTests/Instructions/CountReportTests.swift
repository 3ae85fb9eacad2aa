import Foundation
import LayoutBench
import Testing

@Suite struct CountReportTests {
  private static let counts = [
    InstructionCount(
      RowKey(layout: "line", content: "uniform", items: 1_000, sweep: "steady", path: "naive"), frames: 30,
      perQuery: 141_026.43, perPreparedItem: 111.7634),
    InstructionCount(
      RowKey(layout: "my, own", content: "own", items: 1, sweep: "trace", path: "floor"), frames: 1,
      perQuery: 940),
  ]
  private static let growth = GrowthCurve.curves(
    through: [250, 1_000].map {
      InstructionCount(
        RowKey(layout: "line", content: "uniform", items: $0, sweep: "steady", path: "scan"), frames: 8,
        perQuery: Double($0 * 80))
    })
  private static let report = CountReport(counts: counts, growth: growth).report

  @Test func tableIsAligned() {
    #expect(
      ReportFormat.table.text(of: Self.report) == """
        scenario                  path   instructions per query  per prepared item
        line/uniform/1000/steady  naive               141,026.4              111.8
        my, own/own/1/trace       floor                     940                  –

        instructions         path     250   1,000  slope     allowed  verdict
        line/uniform/steady  scan  20,000  80,000  1.000  0.9 to 1.1    holds

        """)
  }

  @Test func markdownIsTwoTables() {
    #expect(
      ReportFormat.markdown.text(of: Self.report) == """
        | scenario | path | instructions per query | per prepared item |
        | --- | --- | ---: | ---: |
        | line/uniform/1000/steady | naive | 141,026.4 | 111.8 |
        | my, own/own/1/trace | floor | 940 | – |

        | instructions | path | 250 | 1,000 | slope | allowed | verdict |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | line/uniform/steady | scan | 20,000 | 80,000 | 1.000 | 0.9 to 1.1 | holds |

        """)
  }

  @Test func csvIsTheCountsOrElseTheGrowth() {
    #expect(
      ReportFormat.csv.text(of: Self.report) == """
        schema,layout,content,items,sweep,path,frames,instructions_per_query,instructions_per_prepared_item
        1,line,uniform,1000,steady,naive,30,141026.4,111.7634
        1,"my, own",own,1,trace,floor,1,940,

        """)
    #expect(
      ReportFormat.csv.text(of: CountReport(counts: nil, growth: Self.growth).report) == """
        schema,layout,content,items,sweep,path,frames,instructions_per_query,slope,least_slope,greatest_slope,holds,\
        instructions_per_prepared_item
        1,line,uniform,250,steady,scan,8,20000,1.000,0.9,1.1,true,
        1,line,uniform,1000,steady,scan,8,80000,1.000,0.9,1.1,true,

        """)
  }

  @Test func jsonHasWhatWasCounted() throws {
    let value = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.text(of: Self.report).utf8))
    let object = try #require(value as? [String: [[String: Any]]])
    #expect(object["counts"]?.map { $0["path"] as? String } == ["naive", "floor"])
    #expect(object["counts"]?[1]["instructions_per_prepared_item"] is NSNull)
    #expect(object["growth"]?[0]["holds"] as? Bool == true)
    let onlyCounts = ReportFormat.json.text(of: CountReport(counts: [], growth: nil).report)
    #expect(onlyCounts == "{\n  \"counts\": []\n}\n")
  }

  @Test func growthIsAVerdictAndCountsAreNone() {
    let growth = GrowthCurve.curves(
      through: [250, 1_000].map {
        InstructionCount(
          RowKey(layout: "line", content: "uniform", items: $0, sweep: "steady", path: "binary"), frames: 8,
          perQuery: Double($0))
      } + [Self.counts[0]])
    let report = CountReport(counts: Self.counts, growth: growth).report
    #expect(
      ReportFormat.text.text(of: report) == """
        violated: line, binary: instructions per query grow with exponent 1.000, allowed is at most 0.1
        without a slope: line/uniform/steady naive
        count: 2 measured, 1 violated, 1 without a slope

        """)
    #expect(
      ReportFormat.junit.text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="count" tests="4" failures="1" errors="0" skipped="1" time="0">
          <testcase classname="counts: line/uniform/1000/steady" name="naive" time="0"/>
          <testcase classname="counts: my, own/own/1/trace" name="floor" time="0"/>
          <testcase classname="growth: line/uniform/steady" name="binary" time="0">
            <failure message="line, binary: instructions per query grow with exponent 1.000, \
        allowed is at most 0.1" type="violated"/>
          </testcase>
          <testcase classname="growth: line/uniform/steady" name="naive" time="0">
            <skipped message="without a slope: line/uniform/steady naive"/>
          </testcase>
        </testsuite>

        """)
  }

  @Test func growthStandsBesideTheCounts() {
    #expect(CountReport.growthPath(beside: "results/count.csv") == "results/count.growth.csv")
    #expect(CountReport.growthPath(beside: "mine") == "mine.growth.csv")
  }

  @Test func aCountKnowsTheRowsThatItIsAbout() {
    let row = ResultRow(layout: "line", content: "uniform", items: 1_000, sweep: "steady", path: "naive")
    #expect(Self.counts[0].row == RowKey(row))
    #expect(Self.counts[1].row != RowKey(row))
  }
}
