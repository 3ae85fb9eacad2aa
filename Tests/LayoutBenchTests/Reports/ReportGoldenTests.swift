import Testing

@testable import LayoutBench

/// Each format's text for one small report, to the letter.
@Suite struct ReportGoldenTests {
  @Test func linesAreOneForEachFindingAndTheSumLast() {
    #expect(
      ReportFormat.lines.text(of: SampleReport.small.report) == """
        regression: flow/photos/1000/steady binary: examined_per_query 18 → 19 (+5.56 %, exact)
        regression: line/photos/1000/steady binary: returned_per_query 0 → 1.5 (exact); \
        other elements in the answers
        improvement: list/photos/1000/steady binary: speedup 6.00× → 9.00× \
        (cost -33.3 % [-40.0 %, -30.0 %], certainty over 99.99 %)
        missing: gone/photos/1000/steady binary
        new: fresh/photos/1000/steady binary
        renamed: fluid/photos/1000/steady binary: was flow/photos/1000/steady binary
        inconclusive: grid/photos/1000/steady binary: over_floor 1.00× → 1.25× \
        (cost +25.0 %)
        note: another processor: A & B, now C
        note: memory is not judged
        baseline check: 2 regressions, 1 improvement, 1 missing, 1 new, 1 renamed, 1 inconclusive, 1 unchanged

        """)
    for format in [ReportFormat.lines, .text] {
      #expect(format.text(of: SampleReport.empty.report) == "compare: nothing to compare\n")
    }
  }

  @Test func markdownHasTheFindingsFirstAndFoldsTheRows() {
    #expect(
      ReportFormat.markdown.text(of: SampleReport.small.report) == #"""
        ## baseline check: 2 regressions, 1 improvement, 1 missing, 1 new, 1 renamed, \#
        1 inconclusive, 1 unchanged

        results/baseline.csv → this run

        - **regression**: line/photos/1000/steady binary: returned\_per\_query 0 → 1.5 (exact); \#
        other elements in the answers
        - **regression**: flow/photos/1000/steady binary: examined\_per\_query 18 → 19 (+5.56 %, exact)
        - **improvement**: list/photos/1000/steady binary: speedup 6.00× → 9.00× \#
        (cost -33.3 % \[-40.0 %, -30.0 %\], certainty over 99.99 %)
        - **missing**: gone/photos/1000/steady binary
        - **new**: fresh/photos/1000/steady binary
        - **renamed**: fluid/photos/1000/steady binary: was flow/photos/1000/steady binary
        - **inconclusive**: 1 figure measured too little to tell

        - another processor: A \& B, now C
        - memory is not judged

        <details>
        <summary>Rows with findings: 7</summary>

        | outcome | row | figure | old | new | change |
        | --- | --- | --- | ---: | ---: | --- |
        | regression | flow/photos/1000/steady binary | examined\_per\_query | 18 | 19 | +5.56 %, exact |
        | regression | line/photos/1000/steady binary | returned\_per\_query | 0 | 1.5 | \#
        exact; other elements in the answers |
        | improvement | list/photos/1000/steady binary | speedup | 6.00× | 9.00× | \#
        cost -33.3 % \[-40.0 %, -30.0 %\], certainty over 99.99 % |
        | missing | gone/photos/1000/steady binary |  |  |  |  |
        | new | fresh/photos/1000/steady binary |  |  |  |  |
        | renamed | fluid/photos/1000/steady binary |  |  |  | was flow/photos/1000/steady binary |
        | inconclusive | grid/photos/1000/steady binary | over\_floor | 1.00× | 1.25× | \#
        cost +25.0 % |

        </details>

        <details>
        <summary>Rows without findings: 1</summary>

        | outcome | row | figure | old | new | change |
        | --- | --- | --- | ---: | ---: | --- |
        | unchanged | card/photos/1000/steady binary | bytes\_per\_query | 1,536 B | 1,536 B | 0.00 %, exact |

        </details>

        """#)
    #expect(
      ReportFormat.markdown.text(of: SampleReport.empty.report)
        == "## compare: nothing to compare\n\na.csv → b.csv\n")
  }

  @Test func jsonHasEveryFigure() {
    var report = SampleReport.small
    report.findings = [report.findings[2]]
    #expect(
      ReportFormat.json.text(of: report.report) == """
        {
          "title": "baseline check",
          "old": "results/baseline.csv",
          "new": "this run",
          "counts": {
            "regression": 0,
            "improvement": 1,
            "missing": 0,
            "added": 0,
            "renamed": 0,
            "inconclusive": 0,
            "unchanged": 0
          },
          "findings": [
            {
              "outcome": "improvement",
              "layout": "list",
              "content": "photos",
              "items": 1000,
              "sweep": "steady",
              "path": "binary",
              "metric": "speedup",
              "old": 6,
              "new": 9,
              "change": 0.6666666666666666,
              "change_low": 0.6,
              "change_high": 0.7,
              "certainty": 0.99995,
              "remark": null
            }
          ],
          "notes": [
            "another processor: A & B, now C",
            "memory is not judged"
          ]
        }

        """)
  }

  @Test func tablesHaveWhatChanged() {
    #expect(
      ReportFormat.table.text(of: SampleReport.small.report) == """
        outcome       row                              figure                old    new  change
        regression    flow/photos/1000/steady binary   examined_per_query     18     19  +5.56 %, exact
        regression    line/photos/1000/steady binary   returned_per_query      0    1.5  exact; \
        other elements in the answers
        improvement   list/photos/1000/steady binary   speedup             6.00×  9.00×  \
        cost -33.3 % [-40.0 %, -30.0 %], certainty over 99.99 %
        missing       gone/photos/1000/steady binary
        new           fresh/photos/1000/steady binary
        renamed       fluid/photos/1000/steady binary                                    \
        was flow/photos/1000/steady binary
        inconclusive  grid/photos/1000/steady binary   over_floor          1.00×  1.25×  cost +25.0 %

        note: another processor: A & B, now C
        note: memory is not judged
        baseline check: 2 regressions, 1 improvement, 1 missing, 1 new, 1 renamed, 1 inconclusive, 1 unchanged

        """)
    #expect(ReportFormat.table.text(of: SampleReport.empty.report) == "compare: nothing to compare\n")
  }

  @Test func csvHasALineForEachFinding() {
    #expect(
      ReportFormat.csv.text(of: SampleReport.small.report) == """
        outcome,layout,content,items,sweep,path,metric,old,new,change,change_low,change_high,certainty,remark
        regression,flow,photos,1000,steady,binary,examined_per_query,18,19,1.0555555555555556,,,1,
        regression,line,photos,1000,steady,binary,returned_per_query,0,1.5,,,,1,other elements in the answers
        improvement,list,photos,1000,steady,binary,speedup,6,9,0.6666666666666666,0.6,0.7,0.99995,
        missing,gone,photos,1000,steady,binary,,,,,,,,
        added,fresh,photos,1000,steady,binary,,,,,,,,
        renamed,fluid,photos,1000,steady,binary,,,,,,,,was flow/photos/1000/steady binary
        inconclusive,grid,photos,1000,steady,binary,over_floor,1,1.25,1.25,,,0.5,
        unchanged,card,photos,1000,steady,binary,bytes_per_query,1536,1536,1,,,1,

        """)
  }

  @Test func historiesHaveTheChangeOfCost() {
    var report = SampleReport.small
    report.findings = [report.findings[2], report.findings[3]]
    #expect(
      ReportFormat.githubActionBenchmark.text(of: report.report) == """
        [
          {
            "name": "list/photos/1000/steady binary speedup: change of cost",
            "unit": "× before",
            "value": 0.6666666666666666,
            "range": "0.6 to 0.7"
          }
        ]

        """)
    #expect(
      ReportFormat.bencher.text(of: report.report) == """
        {
          "list/photos/1000/steady binary speedup": {
            "change": {
              "value": 0.6666666666666666,
              "lower_value": 0.6,
              "upper_value": 0.7
            }
          },
          "gone/photos/1000/steady binary": {}
        }

        """)
  }

  @Test func junitHasATestForEachFindingAndAFailureForEachRegression() {
    #expect(
      ReportFormat.junit.text(of: SampleReport.small.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="baseline check" tests="8" failures="2" errors="0" skipped="3" time="0">
          <properties>
            <property name="note" value="another processor: A &amp; B, now C"/>
            <property name="note" value="memory is not judged"/>
          </properties>
          <testcase classname="flow/photos/1000/steady" name="binary examined_per_query" time="0">
            <failure message="flow/photos/1000/steady binary: \
        examined_per_query 18 → 19 (+5.56 %, exact)" type="regression"/>
          </testcase>
          <testcase classname="line/photos/1000/steady" name="binary returned_per_query" time="0">
            <failure message="line/photos/1000/steady binary: \
        returned_per_query 0 → 1.5 (exact); \
        other elements in the answers" type="regression"/>
          </testcase>
          <testcase classname="list/photos/1000/steady" name="binary speedup" time="0"/>
          <testcase classname="gone/photos/1000/steady" name="binary" time="0">
            <skipped message="missing: gone/photos/1000/steady binary"/>
          </testcase>
          <testcase classname="fresh/photos/1000/steady" name="binary" time="0">
            <skipped message="new: fresh/photos/1000/steady binary"/>
          </testcase>
          <testcase classname="fluid/photos/1000/steady" name="binary" time="0"/>
          <testcase classname="grid/photos/1000/steady" name="binary over_floor" time="0">
            <skipped message="inconclusive: grid/photos/1000/steady binary: over_floor 1.00× → 1.25× \
        (cost +25.0 %)"/>
          </testcase>
          <testcase classname="card/photos/1000/steady" name="binary bytes_per_query" time="0"/>
        </testsuite>

        """)
  }

  @Test func gitHubShowsAnAnnotationForEachChange() {
    #expect(
      ReportFormat.github.text(of: SampleReport.small.report) == """
        ::error title=baseline check%3A regression::line/photos/1000/steady binary: \
        returned_per_query 0 → 1.5 (exact); other elements in the answers
        ::error title=baseline check%3A regression::flow/photos/1000/steady binary: \
        examined_per_query 18 → 19 (+5.56 %25, exact)
        ::warning title=baseline check%3A missing::gone/photos/1000/steady binary
        ::warning title=baseline check%3A new::fresh/photos/1000/steady binary
        ::warning title=baseline check%3A renamed::fluid/photos/1000/steady binary: \
        was flow/photos/1000/steady binary
        ::notice title=baseline check%3A improvement::list/photos/1000/steady binary: speedup 6.00× → 9.00× \
        (cost -33.3 %25 [-40.0 %25, -30.0 %25], certainty over 99.99 %25)
        ::notice title=baseline check::2 regressions, 1 improvement, 1 missing, 1 new, 1 renamed, \
        1 inconclusive, 1 unchanged

        """)
    #expect(
      ReportFormat.github.text(of: SampleReport.empty.report)
        == "::notice title=compare::nothing to compare\n")
  }

  @Test func summariesCountInWords() {
    #expect(SampleReport.empty.report.summary == "nothing to compare")
    #expect(SampleReport.small.hasRegressions && !SampleReport.empty.hasRegressions)
    var report = SampleReport.small
    report.findings = [report.findings[0], report.findings[2], report.findings[2]]
    #expect(report.report.summary == "1 regression, 2 improvements")
  }

  @Test func probabilitiesHaveNoMoreNinesThanCanBeMeant() {
    #expect(Finding.percent(1) == "over 99.99 %")
    #expect(Finding.percent(0.999_9) == "99.99 %")
    #expect(Finding.percent(0.998_999) == "99.89 %")
    #expect(Finding.percent(0.5) == "50.0 %")
    #expect(Finding.percent(0) == "0.0 %")
  }

  /// A report with so many findings of each outcome.
  private func report(_ count: Int) -> ComparisonReport {
    var report = SampleReport.empty
    for outcome in Finding.Outcome.allCases {
      report.findings += (0..<count).map {
        Finding(outcome, row: RowKey(ComparisonRows.row(layout: "layout \($0)")))
      }
    }
    return report
  }

  @Test func linesAreOfAllThatIsNotUnchanged() {
    let lines = ReportFormat.lines.text(of: report(30).report).split(separator: "\n")
    for word in ["regression", "improvement", "missing", "new", "renamed", "inconclusive"] {
      #expect(lines.count { $0.hasPrefix("\(word): ") } == 30)
    }
    #expect(!lines.contains { $0.hasPrefix("unchanged") })
  }

  @Test func gitHubGetsNoMoreAnnotationsThanItShows() {
    let lines = ReportFormat.github.text(of: report(30).report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    for word in ["missing", "new", "renamed", "improvement"] {
      #expect(lines.count { $0.contains("title=compare%3A \(word)::") } == 10)
    }
    #expect(lines.contains("::error title=compare%3A regression::and 21 more; the job summary has all"))
    #expect(!ReportFormat.github.text(of: report(9).report).contains("more"))
  }
}
