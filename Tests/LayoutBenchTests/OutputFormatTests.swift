import LayoutBench
import Testing

@Suite struct OutputFormatTests {
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

  @Test func timesHaveThreeDigits() {
    let times: [(Double?, String)] = [
      (0, "0 ns"), (0.5, "0.50 ns"), (79.34, "79.3 ns"), (999, "999 ns"), (999.6, "1.00 µs"),
      (1240, "1.24 µs"),
      (12_345, "12.3 µs"), (9_996_000, "10.0 ms"), (1.4e9, "1.40 s"), (1.4e13, "14,000 s"), (nil, "–"),
      (.nan, "–"), (.infinity, "–"),
    ]
    for (time, text) in times { #expect(HumanUnits.time(time) == text) }
  }

  @Test func bytesCountsAndRatiosAreReadable() {
    #expect(HumanUnits.bytes(512) == "512 B")
    #expect(HumanUnits.bytes(1536) == "1.50 KiB")
    #expect(HumanUnits.bytes(3 * 1024 * 1024) == "3.00 MiB")
    #expect(HumanUnits.count(1_234_567) == "1,234,567")
    #expect(HumanUnits.count(15.625) == "15.6")
    #expect(HumanUnits.count(16) == "16")
    #expect(HumanUnits.ratio(1693.5) == "1,694×")
    #expect(HumanUnits.ratio(0.0123) == "0.0123×")
    #expect(HumanUnits.ratio(12.34, low: 11.9, high: 12.81) == "12.3× [11.9, 12.8]")
    #expect(HumanUnits.ratio(nil, low: 1, high: 2) == "–")
  }
}
