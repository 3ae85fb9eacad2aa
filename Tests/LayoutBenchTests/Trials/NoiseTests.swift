import Measurement
import Testing

@testable import LayoutBench

@Suite struct NoiseTests {
  private func judgement(
    _ logRatios: [Double], planted: Double = 0, seconds: Double = 1, margin: Double = 0.01,
    subject: LayoutSubject = LayoutCatalog.grid
  ) -> NoiseJudgement {
    Self.judgement(
      row: RowKey(Harness.scenario(subject), path: .query(.binary)), logRatios, planted: planted,
      seconds: seconds, margin: margin)
  }

  /// A judgement of a row.
  static func judgement(
    row: RowKey, _ logRatios: [Double] = same, planted: Double = 0, seconds: Double = 1, margin: Double = 0.01
  ) -> NoiseJudgement {
    NoiseJudgement(
      of: row, planted: planted,
      comparison: PairedComparison(logRatios: logRatios, confidence: 0.95, margin: margin), margin: margin,
      seconds: seconds)
  }

  private static let same = [Double](repeating: 0, count: 12)
  private static let slower = [Double](repeating: logarithm(1.25), count: 12)
  private static let faster = [Double](repeating: logarithm(0.5), count: 12)

  // MARK: - CSV

  @Test func theCSVHasAHeaderAndALineForEachJudgement() {
    let csv = NoiseReport([judgement(Self.slower, planted: 0.05, seconds: 1.25)]).csv
    #expect(
      csv == """
        schema,layout,content,items,sweep,path,planted,verdict,ratio,ratio_low,ratio_high,rounds,seconds,\
        detectable_change
        1,grid,uniform,60,steady,binary,0.05,slower,1.25,1.25,1.25,12,1.25,0.01

        """)
    #expect(NoiseReport([]).csv == csv.prefix { $0 != "\n" } + "\n")
  }

  @Test func whatIsNotKnownIsEmpty() {
    let csv = NoiseReport([judgement([.nan, .infinity])]).csv
    #expect(csv.hasSuffix("\n1,grid,uniform,60,steady,binary,0,inconclusive,,,,2,1,\n"))
  }

  @Test func namesAreQuotedWhereTheyHaveTo() {
    let subject = LayoutSubject.frames([], name: "a,\"b\"\r\nc")
    let csv = NoiseReport([judgement(Self.same, subject: subject)]).csv
    #expect(csv.contains("\n1,\"a,\"\"b\"\"\r\nc\",own,60,steady,"))
  }

  // MARK: - Summaries

  @Test func judgementsAreCountedByWhatWasPlanted() throws {
    let summaries = NoiseSummary.summaries(of: [
      judgement(Self.same, seconds: 1), judgement(Self.slower, planted: 0.05, seconds: 7),
      judgement(Self.slower, seconds: 2), judgement(Self.faster, seconds: 3), judgement([0], seconds: 9),
      judgement(Self.faster, planted: 0.05, seconds: 5),
    ])
    #expect(summaries.map(\.planted) == [0, 0.05])
    let (nothing, planted) = (summaries[0], summaries[1])
    #expect(nothing.judgements == 4 && planted.judgements == 2)
    #expect(nothing.slower == 1 && nothing.faster == 1 && nothing.unchanged == 1 && nothing.inconclusive == 1)
    // Without a plant whatever is found is a false alarm; with one only what is slower is a hit.
    #expect(nothing.found == 2 && planted.found == 1)
    #expect(nothing.rate.share == 0.5 && planted.rate.share == 0.5)
    #expect(nothing.medianSeconds == 2.5 && nothing.longestSeconds == 9)
    #expect(nothing.medianRounds == 12 && planted.longestSeconds == 7)
    #expect((nothing.medianRatio - 1).magnitude < 1e-12)
    let interval = try #require(nothing.rate.interval)
    #expect(interval.low < 0.5 && interval.high > 0.5)
    #expect(NoiseSummary.summaries(of: []).isEmpty)
  }

  @Test func whatCanBeDetectedHasToClearTheMargin() throws {
    let noisy = (0..<48).map { $0.isMultiple(of: 2) ? 0.02 : -0.02 }
    let narrow = try #require(judgement(noisy, margin: 0).detectableChange)
    let wide = try #require(judgement(noisy, margin: 0.1).detectableChange)
    #expect(narrow > 0)
    #expect((wide - ((1 + narrow) * 1.1 - 1)).magnitude < 1e-12)
    #expect(judgement([0.01]).detectableChange == nil)
  }

  @Test func theSummaryIsATableForPeople() {
    let noise = NoiseReport([
      judgement(Self.same), judgement(Self.slower, planted: 0.05, seconds: 0.25),
    ])
    #expect(
      ReportFormat.markdown.text(of: noise.report) == #"""
        | planted | tries | slower | faster | unchanged | unclear | rate | ratio | rounds | seconds | 80 % power |
        | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | nothing | 1 | 0 | 0 | 1 | 0 | 0.00 % \[0.00 %, 97.5 %\] | 0.00 % | 12 | 1.00 s, at most 1.00 s | 1.00 % |
        | 5.00 % | 1 | 1 | 0 | 0 | 0 | 100 % \[2.50 %, 100 %\] | +25.0 % | 12 | 250 ms, at most 250 ms | 1.00 % |

        """#)
    let lines = ReportFormat.table.text(of: noise.report).split(separator: "\n")
    #expect(lines.count == 3 && Set(lines.map(\.count)).count == 1)
    #expect(ReportFormat.table.text(of: NoiseReport([]).report).split(separator: "\n").count == 1)
    let unknown = ReportFormat.table.text(of: NoiseReport([judgement([.nan])]).report)
    #expect(!unknown.contains("nan"))
  }
}
