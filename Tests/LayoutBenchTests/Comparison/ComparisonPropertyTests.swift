import Testing

@testable import LayoutBench

/// What holds of any tables.
@Suite struct ComparisonPropertyTests {
  /// Rows with figures of all sizes, some of them not measured.
  private struct Source {
    var generator: SeededGenerator

    mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

    mutating func number() -> Double? {
      switch below(8) {
      case 0: nil
      case 1: 0
      case 2: .leastNonzeroMagnitude
      case 3: .greatestFiniteMagnitude
      case 4: generator.nextUnit() * 1e-12
      default: generator.nextUnit() * 100
      }
    }

    mutating func row(_ number: Int) -> ResultRow {
      var row = ResultRow(
        layout: "layout \(number / 6)", content: "photos", items: 1000, sweep: "steady",
        path: ["naive", "scan", "binary", "binary-visit", "floor", "odd"][number % 6])
      row.verified = [nil, true, true, true, false][below(5)]
      row.frames = 30 + below(20) / 19
      change(&row)
      if below(2) == 0, let low = row.speedup, let high = row.overFloor {
        (row.speedupLow, row.speedupHigh) = (low * 0.9, low * 1.1)
        (row.overFloorLow, row.overFloorHigh) = (high * 0.99, high * 1.01)
      }
      return row.rounded
    }

    /// Sets a few figures, or all of a row that has none.
    mutating func change(_ row: inout ResultRow) {
      let isNew = row.returnedPerQuery == nil && row.speedup == nil
      for place in [
        \ResultRow.speedup, \.speedupLow, \.speedupHigh, \.overFloor, \.overFloorLow, \.overFloorHigh,
        \.returnedPerQuery, \.examinedPerQuery, \.probesPerQuery, \.bytesPerQuery, \.allocationsPerQuery,
        \.indexBytesPerItem, \.instructionsPerQuery, \.instructionsPerPreparedItem, \.stepNanosecondsP50,
        \.prepareNanosecondsPerItem,
      ] where isNew || below(5) == 0 { row[keyPath: place] = number() }
    }

    mutating func table() -> [ResultRow] { (0..<below(25)).map { row($0) } }

    /// The rows with some left out, added, renamed, reordered, or with other figures.
    mutating func perturbed(_ rows: [ResultRow]) -> [ResultRow] {
      var rows = rows.filter { _ in below(10) > 0 }
      for number in rows.indices where below(2) == 0 {
        change(&rows[number])
        if below(10) == 0 { rows[number].layout += " renamed" }
        rows[number] = rows[number].rounded
      }
      if below(3) == 0 { rows.append(row(600)) }
      return below(2) == 0 ? rows.reversed() : rows
    }
  }

  private static func gates() -> [RegressionGate] {
    [
      RegressionGate(), RegressionGate(tolerances: Tolerances(timeMargin: 0.1)),
      RegressionGate(
        tolerances: Tolerances(ratioMargin: 0, instructions: 0, instructionShare: 0, confidence: 0.5)),
      RegressionGate(
        tolerances: Tolerances(ratioMargin: 100, confidence: 0.999_999), unjudged: [.memory, .instructions]),
    ]
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func anyTwoTablesCanBeComparedAndTold(seed: UInt64) throws {
    var source = Source(generator: SeededGenerator(seed: seed))
    let old = source.table()
    let new = source.perturbed(old)
    let pairing = try ComparisonRows.pairing(old, new)
    #expect(pairing.pairs.count + pairing.renamed.count + pairing.missing.count == old.count)
    #expect(pairing.pairs.count + pairing.renamed.count + pairing.added.count == new.count)
    for findings in Self.gates().map({ $0.findings(for: pairing) }) + [TableComparison.findings(for: pairing)]
    {
      #expect(findings.count { $0.outcome == .missing } == pairing.missing.count)
      #expect(findings.count { $0.outcome == .added } == pairing.added.count)
      #expect(findings.count { $0.outcome == .renamed } == pairing.renamed.count)
      for finding in findings {
        #expect(finding.certainty.map { (0...1).contains($0) } ?? true)
        #expect(!finding.sentence.contains("nan") && !finding.sentence.contains("inf"), "\(finding.sentence)")
      }
      let report = ComparisonReport(title: "any", old: "old", new: "new", findings: findings).report
      for format in ReportFormat.allCases { #expect(format.text(of: report).hasSuffix("\n")) }
      #expect(TableComparison.sorted(findings).count == findings.count)
    }
  }

  @Test(arguments: 1000..<1150 as Range<UInt64>)
  func aTableComparedWithItselfHasNotChanged(seed: UInt64) throws {
    var source = Source(generator: SeededGenerator(seed: seed))
    let table = source.table()
    let pairing = try ComparisonRows.pairing(table, table.reversed())
    for findings in Self.gates().map({ $0.findings(for: pairing) }) + [TableComparison.findings(for: pairing)]
    {
      #expect(findings.allSatisfy { $0.outcome == .unchanged || $0.outcome == .inconclusive })
    }
  }

  @Test(arguments: 2000..<2100 as Range<UInt64>)
  func whatIsWorseOneWayRoundIsNotWorseTheOther(seed: UInt64) throws {
    var source = Source(generator: SeededGenerator(seed: seed))
    let old = source.table()
    // What has another name one way round has the first one the other way round.
    let new = source.perturbed(old).filter { !$0.layout.contains("renamed") }
    func rows(_ outcome: Finding.Outcome, _ old: [ResultRow], _ new: [ResultRow]) throws -> Set<String> {
      let tolerances = Tolerances(instructions: 0, instructionShare: 0)
      return Set(
        try ComparisonRows.findings(old, new, tolerances).filter { finding in
          finding.outcome == outcome && finding.metric != .returned
        }.map { "\($0.row) \($0.metric?.rawValue ?? "")" })
    }
    #expect(try rows(.regression, old, new) == rows(.improvement, new, old))
  }
}
