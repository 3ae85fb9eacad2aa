import Testing

@testable import LayoutBench

@Suite struct RowPairingTests {
  private func row(_ layout: String, path: String = "binary", examined: Double = 18) -> ResultRow {
    var row = ComparisonRows.row(layout: layout, path: path)
    row.examinedPerQuery = examined
    return row
  }

  private func names(_ rows: [ResultRow]) -> [String] { rows.map { "\(RowKey($0))" } }

  @Test func rowsArePairedByNameInTheOrderOfTheNewTable() throws {
    let pairing = try ComparisonRows.pairing(
      [row("a", examined: 1), row("b", examined: 2)], [row("b", examined: 3), row("a", examined: 4)])
    #expect(pairing.pairs.map(\.new.layout) == ["b", "a"])
    #expect(pairing.pairs.map(\.old.examinedPerQuery) == [2, 1])
    #expect(pairing.missing.isEmpty && pairing.added.isEmpty && pairing.renamed.isEmpty)
  }

  @Test func everyPartOfTheNameTellsRowsApart() throws {
    let rows = [
      ComparisonRows.row(), ComparisonRows.row(layout: "list"), ComparisonRows.row(content: "random"),
      ComparisonRows.row(items: 999), ComparisonRows.row(sweep: "jump"), ComparisonRows.row(path: "scan"),
    ]
    #expect(Set(rows.map(RowKey.init)).count == 6)
    #expect(try ComparisonRows.pairing(rows, rows).pairs.count == 6)
    #expect(RowKey(rows[0]).differences(from: RowKey(rows[0])) == 0)
    for row in rows.dropFirst() { #expect(RowKey(rows[0]).differences(from: RowKey(row)) == 1) }
  }

  @Test func rowsOfOneTableOnlyAreMissingOrNew() throws {
    let pairing = try ComparisonRows.pairing(
      [row("a"), row("b", examined: 1)], [row("a"), row("c", examined: 2)])
    #expect(names(pairing.missing) == ["b/photos/1000/steady binary"])
    #expect(names(pairing.added) == ["c/photos/1000/steady binary"])
    #expect(pairing.renamed.isEmpty)
  }

  @Test func theSameCountsUnderOneOtherPartOfTheNameAreARenamedRow() throws {
    let pairing = try ComparisonRows.pairing([row("a"), row("x")], [row("a"), row("y")])
    #expect(names(pairing.renamed.map(\.old)) == ["x/photos/1000/steady binary"])
    #expect(names(pairing.renamed.map(\.new)) == ["y/photos/1000/steady binary"])
    #expect(pairing.missing.isEmpty && pairing.added.isEmpty)
  }

  @Test func whatCouldBeSeveralRowsIsNotRenamed() throws {
    let twoOld = try ComparisonRows.pairing([row("x"), row("y")], [row("z")])
    #expect(twoOld.renamed.isEmpty && twoOld.missing.count == 2 && twoOld.added.count == 1)
    let twoNew = try ComparisonRows.pairing([row("x")], [row("y"), row("z")])
    #expect(twoNew.renamed.isEmpty && twoNew.missing.count == 1 && twoNew.added.count == 2)
  }

  @Test func anAmbiguousRowDoesNotKeepAClearOneFromBeingRenamed() throws {
    let pairing = try ComparisonRows.pairing(
      [row("x"), row("y"), row("old", examined: 7)], [row("z"), row("new", examined: 7)])
    #expect(names(pairing.renamed.map(\.new)) == ["new/photos/1000/steady binary"])
    #expect(pairing.missing.count == 2 && pairing.added.count == 1)
  }

  @Test func twoPartsOfTheNameOrOtherCountsAreAnotherRow() throws {
    #expect(try ComparisonRows.pairing([row("x")], [row("y", path: "scan")]).renamed.isEmpty)
    #expect(try ComparisonRows.pairing([row("x")], [row("y", examined: 18.5)]).renamed.isEmpty)
    var unmeasured = row("x")
    unmeasured.returnedPerQuery = nil
    var same = row("y")
    same.returnedPerQuery = nil
    #expect(try ComparisonRows.pairing([unmeasured], [same]).renamed.isEmpty)
    let otherCount = ComparisonRows.row(items: 999)
    #expect(try ComparisonRows.pairing([ComparisonRows.row()], [otherCount]).renamed.isEmpty)
  }

  @Test func manyRowsThatOneCouldBeTakeNoLongerThanTheyAre() throws {
    let old = (0..<20_000).map { row("layout \($0)") }
    let pairing = try ComparisonRows.pairing(old, [row("new")])
    #expect(pairing.renamed.isEmpty && pairing.missing.count == 20_000 && pairing.added.count == 1)
  }

  @Test func moreThanASearchIsWorthIsNotSearched() throws {
    let old = (0..<1_500).map { row("old \($0)", examined: Double($0)) }
    let new = (0..<1_500).map { row("new \($0)", examined: Double($0)) }
    let pairing = try ComparisonRows.pairing(old, new)
    #expect(pairing.renamed.isEmpty && pairing.missing.count == 1_500 && pairing.added.count == 1_500)
  }

  @Test func aRowThatComesTwiceIsRefusedWithItsFile() {
    let twice = [row("a"), row("b"), row("a")]
    for (old, new, path) in [(twice, [row("a")], "old.csv"), ([row("a")], twice, "new.csv")] {
      #expect {
        try ComparisonRows.pairing(old, new)
      } throws: {
        "\($0)" == "\(path): has the row a/photos/1000/steady binary twice"
      }
    }
  }

  @Test func namesOfRowsAreOneShortLine() {
    let row = ComparisonRows.row(
      layout: "two\nlines\u{1B}[2J", content: String(repeating: "x", count: 9_999), path: "a\u{2028}b\r\n")
    let name = "\(RowKey(row))"
    #expect(name.hasPrefix("two?lines?[2J/xxx"))
    #expect(name.hasSuffix(" a?b??"))
    #expect(name.count < 300)
  }

  @Test func emptyTablesHaveNothingToPair() throws {
    let pairing = try ComparisonRows.pairing([], [])
    #expect(pairing.pairs.isEmpty && pairing.missing.isEmpty && pairing.added.isEmpty)
    #expect(RegressionGate().findings(for: pairing).isEmpty)
    #expect(TableComparison.findings(for: pairing).isEmpty)
  }

  @Test func aRenamedLayoutKeepsThePathsThatHaveChanged() throws {
    let old = ["naive", "scan", "binary"].map { ComparisonRows.row(path: $0) }
    var new = old
    for number in new.indices { new[number].layout = "fluid" }
    new[2].examinedPerQuery = 99
    for number in 0..<3 { new[number].indexBytesPerItem = Double(number) }
    let before = zip(old, new).map { row, change in
      var row = row
      row.indexBytesPerItem = change.indexBytesPerItem
      return row
    }
    let pairing = try ComparisonRows.pairing(before, new)
    #expect(pairing.renamed.map { $0.new.path } == ["naive", "scan", "binary"])
    #expect(pairing.missing.isEmpty && pairing.added.isEmpty)
    let findings = try ComparisonRows.findings(before, new)
    #expect(findings.contains { $0.outcome == .regression && $0.metric == .examined })
  }
}
