import Foundation
import LayoutBench
import Testing

@Suite struct ResultReportTests {
  @Test func textTableIsAligned() {
    #expect(
      ReportFormat.table.text(of: SampleResults.table.report) == """
        waterfall, photos, 1,000 items, steady
          path                               query p50  query p99  step p50\
                          speedup  examined  returned     bytes
          naive                                1.08 ms    1.20 ms   2.10 ms\
                            1.00×     1,000     1,000         –
          binary:window=400 (wrong answers)    79.3 ns    1.00 µs   1.24 µs\
          1,694× [0.000012, 12.8]        18      15.6  1.50 KiB

        my "own"??layout, a,b|c, 1 item, ?[2J\u{301}é
          path                               query p50  query p99  step p50\
                          speedup  examined  returned     bytes
          <b>&*                                      –          –         –\
                                –         –         –         –

        """)
  }

  @Test func markdownIsATable() {
    #expect(
      ReportFormat.markdown.text(of: SampleResults.table.report) == #"""
        ### waterfall, photos, 1,000 items, steady

        | path | query p50 | query p99 | step p50 | speedup | examined | returned | bytes |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | naive | 1.08 ms | 1.20 ms | 2.10 ms | 1.00× | 1,000 | 1,000 | – |
        | binary:window=400 (wrong answers) | 79.3 ns | 1.00 µs | 1.24 µs \#
        | 1,694× \[0.000012, 12.8\] | 18 | 15.6 | 1.50 KiB |

        ### my "own"??layout, a,b\|c, 1 item, ?\[2J\#u{301}é

        | path | query p50 | query p99 | step p50 | speedup | examined | returned | bytes |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | \<b\>\&\* | – | – | – | – | – | – | – |

        """#)
  }

  @Test func jsonHasTheColumnsOfTheCSV() {
    let lines = ReportFormat.json.text(of: ResultTable([SampleResults.hostile]).report).split(separator: "\n")
    #expect(
      lines.prefix(11) == [
        "[", "  {", "    \"schema\": 1,", #"    "layout": "my \"own\"\r\nlayout","#,
        #"    "content": "a,b|c","#, #"    "items": 1,"#, "    \"sweep\": \"\\u001b[2J\u{301}é\",",
        #"    "path": "<b>&*","#, #"    "verified": null,"#, #"    "frames": 0,"#, #"    "rounds": 0,"#,
      ])
    #expect(lines.dropFirst(11).prefix(17).allSatisfy { $0.contains("null") })
    #expect(lines.suffix(2) == ["  }", "]"])
    let names = lines.compactMap { line in line.hasPrefix("    \"") ? line.split(separator: "\"")[1] : nil }
    #expect(names.map(String.init) == ResultRow.columns)
  }

  @Test func csvIsTheTablesOwn() {
    #expect(ReportFormat.csv.text(of: SampleResults.table.report) == SampleResults.table.csv)
  }

  @Test(arguments: ReportFormat.allCases)
  func emptyTablesHaveAText(format: ReportFormat) {
    #expect(format.text(of: ResultTable().report).hasSuffix("\n"))
  }

  @Test(arguments: [ReportFormat.table, .text, .markdown])
  func nothingFromOutsideSteersTheTerminal(format: ReportFormat) {
    let text = format.text(of: SampleResults.table.report)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func linesAreOfWrongAnswersAndTheSumIsLast() {
    #expect(
      ReportFormat.text.text(of: SampleResults.table.report) == """
        wrong answer: waterfall/photos/1000/steady binary:window=400
        run: 1 wrong answer, 1 verified, 1 not checked

        """)
    #expect(ReportFormat.text.text(of: ResultTable().report) == "run: nothing to tell\n")
  }

  @Test func wrongAnswersAreFailedTestsAndErrors() {
    #expect(
      ReportFormat.junit.text(of: SampleResults.table.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="run" tests="3" failures="1" errors="0" skipped="1" time="0">
          <testcase classname="waterfall/photos/1000/steady" name="naive" time="0"/>
          <testcase classname="waterfall/photos/1000/steady" name="binary:window=400" time="0">
            <failure message="waterfall/photos/1000/steady binary:window=400" type="wrong_answer"/>
          </testcase>
          <testcase classname="my &quot;own&quot;??layout/a,b|c/1/?[2J\u{301}é" name="&lt;b&gt;&amp;*" time="0">
            <skipped message="not checked: my &quot;own&quot;??layout/a,b|c/1/?[2J\u{301}é &lt;b&gt;&amp;*"/>
          </testcase>
        </testsuite>

        """)
    #expect(
      ReportFormat.github.text(of: SampleResults.table.report) == """
        ::error title=run%3A wrong answer::waterfall/photos/1000/steady binary:window=400
        ::notice title=run::1 wrong answer, 1 verified, 1 not checked

        """)
  }

  @Test func bencherHasEveryFigureWithItsIntervalWhereAllSeriesAreAskedFor() {
    var report = ResultTable([SampleResults.naive, SampleResults.binary]).report
    report.hasAllSeries = true
    #expect(
      ReportFormat.bencher.text(of: report) == """
        {
          "waterfall/photos/1000/steady naive": {
            "latency": {
              "value": 2100000
            },
            "speedup": {
              "value": 1
            },
            "examined-per-query": {
              "value": 1000
            }
          },
          "waterfall/photos/1000/steady binary:window=400": {
            "latency": {
              "value": 1240
            },
            "speedup": {
              "value": 1693.5484,
              "lower_value": 1.235e-05,
              "upper_value": 12.8
            },
            "over-floor": {
              "value": 1.1,
              "lower_value": 1.05,
              "upper_value": 1.15
            },
            "examined-per-query": {
              "value": 18
            },
            "bytes-per-query": {
              "value": 1536
            },
            "allocations-per-query": {
              "value": 1.5
            },
            "instructions-per-query": {
              "value": 320
            },
            "prepare-over-floor": {
              "value": 3.2,
              "lower_value": 3.1,
              "upper_value": 3.3
            }
          }
        }

        """)
  }

  @Test func gitHubActionBenchmarkHasWhatIsBetterWhenSmaller() throws {
    var report = ResultTable([SampleResults.binary]).report
    report.hasAllSeries = true
    let text = ReportFormat.githubActionBenchmark.text(of: report)
    #expect(
      text.hasPrefix(
        """
        [
          {
            "name": "waterfall/photos/1000/steady binary:window=400: step p50",
            "unit": "ns",
            "value": 1240
          },
          {
            "name": "waterfall/photos/1000/steady binary:window=400: over floor",
            "unit": "× floor",
            "value": 1.1,
            "range": "1.05 to 1.15"
          },

        """))
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let name = "waterfall/photos/1000/steady binary:window=400: "
    #expect(
      entries.map { ($0["name"] as? String)?.replacing(name, with: "") } == [
        "step p50", "over floor", "examined", "memory", "allocations", "instructions",
        "prepare over floor",
      ])
    #expect(
      entries.map { $0["unit"] as? String } == [
        "ns", "× floor", "elements/query", "bytes/query", "allocations/query", "instructions/query",
        "× floor",
      ])
  }
}
