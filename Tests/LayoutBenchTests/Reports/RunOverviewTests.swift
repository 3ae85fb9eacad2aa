import Testing

@testable import LayoutBench

@Suite struct RunOverviewTests {
  /// A row of a layout whose naive step takes 1 ms.
  private func row(
    _ path: String, speedup: Double, layout: String = "waterfall", items: Int = 1_000,
    sweep: String = "steady", verified: Bool? = true
  ) -> ResultRow {
    var row = ComparisonRows.row(layout: layout, items: items, sweep: sweep, path: path)
    (row.verified, row.frames) = (verified, 30)
    row.stepNanosecondsP50 = 1e6 / speedup
    (row.speedup, row.speedupLow, row.speedupHigh) = (speedup, speedup * 0.95, speedup * 1.1)
    (row.overFloor, row.prepareNanosecondsPerItem) = (1.5, 20)
    return row
  }

  private func paths(_ speedup: Double, sweep: String = "steady", layout: String = "waterfall") -> [ResultRow]
  {
    [
      row("naive", speedup: 1, layout: layout, sweep: sweep),
      row("binary", speedup: speedup, layout: layout, sweep: sweep),
      row("binary-visit", speedup: speedup * 2, layout: layout, sweep: sweep),
    ]
  }

  private func lines(_ rows: [ResultRow]) -> [String] {
    RunOverview(rows).text(.off).split(separator: "\n").map(String.init)
  }

  @Test func aLayoutIsALineAndTheEndSaysWhatItComesTo() {
    #expect(
      lines(paths(50)) == [
        "layout     items    naive   binary  visitor  /floor     speedup  prepare",
        "waterfall  1,000  1.00 ms  20.0 µs  10.0 µs   1.50×  50.0× ±10%    20 ns",
        "All 90 answers agreed with brute force.",
        "Best path: binary-visit, the fastest step in 1 of 1 scenarios, at the median",
        "100× as fast as naive.",
        "Keeping the prepare over scrolling saves up to 20.0 µs a step (waterfall, 1,000",
        "items), beside a step of 20.0 µs.",
        "Times: a scroll step at the median, prepare per item; /floor: query over an",
        "ideal one; speedup: over naive, ± its 95 % interval. --details has every row.",
      ])
  }

  @Test func ofTheSweepsTheOneOfMedianSpeedupIsShown() {
    let rows = [("steady", 90.0), ("fling", 10), ("jump", 30)].flatMap { paths($0.1, sweep: $0.0) }
    let lines = lines(rows)
    #expect(lines[1].contains(" 30.0× ") && lines[1].contains(" 33.3 µs "))
    #expect(lines[2] == "All 270 answers agreed with brute force.")
  }

  @Test func aPathOfOnesOwnIsComparedWithTheOneThatIsShown() {
    var rows = paths(50) + paths(50, sweep: "fling")
    for (sweep, speedup) in [("steady", 5.0), ("fling", 25)] {
      var own = row("columns", speedup: speedup, sweep: sweep)
      own.prepareNanosecondsPerItem = 60
      rows.append(own)
    }
    let text = lines(rows).joined(separator: " ")
    #expect(
      text.contains(
        "columns: a step takes 2.00× that of binary, its prepare 3.00× (the median of 2 scenarios)."))
    // Paths of the bench itself have no such line.
    #expect(!text.contains("binary-visit: a step"))
  }

  @Test func everyLineFitsATerminal() {
    var rows = paths(1_234, layout: String(repeating: "long name ", count: 20))
    rows += [row("binary", speedup: 1e5, layout: "other", items: 10_000_000)]
    for line in lines(rows) { #expect(line.count <= 80, "\(line)") }
  }

  @Test func aWrongAnswerIsSaidFirstAndItsTimeIsNotShown() {
    var rows = paths(50)
    rows[1].verified = false
    let lines = lines(rows)
    #expect(lines[1].contains(" wrong "))
    #expect(lines[2].hasPrefix("WRONG ANSWERS in 1 of 3 rows, whose times mean nothing:"))
    #expect(!lines.contains { $0.hasPrefix("All ") })
    #expect(lines.contains("60 answers agreed with brute force."))
  }

  @Test func columnsThatNoPathFillsAreLeftOut() {
    let head = lines([row("scan", speedup: 3), row("floor", speedup: 900)])[0]
    #expect(head.split(separator: " ") == ["layout", "items", "scan", "/floor", "speedup", "prepare"])
    #expect(lines([row("naive", speedup: 1)])[0].split(separator: " ") == ["layout", "items", "naive"])
  }
}
