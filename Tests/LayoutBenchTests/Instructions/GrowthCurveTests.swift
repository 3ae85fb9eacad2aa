import CollectionLayouts
import LayoutBench
import Testing

@Suite struct GrowthCurveTests {
  private static func curve(
    _ path: MeasuredPath, layout: String = "line", _ cost: (Double) -> Double
  ) throws -> GrowthCurve {
    // Any order will do.
    let counts = GrowthCurve.itemCounts.reversed().map { items in
      InstructionCount(
        RowKey(layout: layout, content: "uniform", items: items, sweep: "steady", path: path.name), frames: 8,
        perQuery: cost(Double(items)))
    }
    let curves = GrowthCurve.curves(through: counts)
    try #require(curves.count == 1)
    return curves[0]
  }

  @Test func exactPowersHaveTheirExponent() throws {
    for (exponent, cost) in [
      (0.0, { (_: Double) in 2300 }), (0.5, { 3 * $0.squareRoot() }), (1, { 130 * $0 }), (2, { $0 * $0 }),
      (-1, { 1e9 / $0 }),
    ] as [(Double, (Double) -> Double)] {
      let slope = try #require(try Self.curve(.query(.scan), cost).slope)
      #expect(abs(slope - exponent) < 1e-12)
    }
  }

  @Test func eachPathIsJudgedByItsOwnBounds() throws {
    #expect(try Self.curve(.query(.binary)) { 2200 + $0 / 1e4 }.holds)
    #expect(try Self.curve(.query(.binary)) { 1e9 / $0 }.holds)
    #expect(try !Self.curve(.query(.binary)) { 130 * $0 }.holds)
    #expect(try !Self.curve(.query(.binary)) { $0.squareRoot() }.holds)
    for path in [MeasuredPath.naive, .query(.scan)] {
      #expect(try Self.curve(path) { 2200 + 130 * $0 }.holds)
      #expect(try !Self.curve(path) { _ in 2200 }.holds)
      #expect(try !Self.curve(path) { $0 * $0 }.holds)
    }
  }

  @Test func aViolationNamesLayoutPathSlopeAndBound() throws {
    #expect(
      try Self.curve(.query(.binary)) { 130 * $0 }.violation
        == "line, binary: instructions per query grow with exponent 1.000, allowed is at most 0.1")
    #expect(
      try Self.curve(.query(.scan), layout: "my\nown") { $0 * $0 }.violation
        == "my?own, scan: instructions per query grow with exponent 2.000, allowed is 0.9 to 1.1")
    #expect(try Self.curve(.query(.scan)) { 130 * $0 }.violation == nil)
  }

  @Test func aSinglePointAndImpossibleCostsHaveNoSlopeAndViolateNothing() {
    let count = InstructionCount(
      RowKey(layout: "a", content: "b", items: 5, sweep: "steady", path: "binary"), frames: 8, perQuery: 7)
    var free = count
    free.row.items = 10
    free.perQuery = 0
    for counts in [[count], [count, count], [count, free]] {
      let curve = GrowthCurve.curves(through: counts)[0]
      #expect(curve.slope == nil && curve.holds && curve.violation == nil)
    }
    #expect(GrowthCurve.curves(through: []).isEmpty)
  }

  @Test func curvesAreToldApartAndOtherPathsPassedOver() {
    var counts: [InstructionCount] = []
    for items in [250, 1_000] {
      for layout in ["line", "waterfall"] {
        for path in ["naive", "binary", "binary-visit", "floor"] {
          counts.append(
            InstructionCount(
              RowKey(layout: layout, content: "uniform", items: items, sweep: "steady", path: path),
              frames: 8,
              perQuery: Double(items)))
        }
      }
    }
    let curves = GrowthCurve.curves(through: counts)
    #expect(curves.map(\.points[0].row.layout) == ["line", "line", "waterfall", "waterfall"])
    #expect(curves.map(\.points[0].row.path) == ["naive", "binary", "naive", "binary"])
    #expect(curves.allSatisfy { $0.points.map(\.row.items) == [250, 1_000] })
  }

  @Test(arguments: [(1.0, true), (2.0, false)])
  func preparesAreJudgedByTheirWholeInstructions(exponent: Double, holds: Bool) throws {
    let counts = [250, 1_000, 4_000].map { items in
      InstructionCount(
        RowKey(layout: "line", content: "uniform", items: items, sweep: "steady", path: "binary"), frames: 8,
        perQuery: 2_000, perPreparedItem: exponent == 1 ? 90 : Double(items))
    }
    let curves = GrowthCurve.curves(through: counts)
    try #require(curves.map(\.points[0].row.path) == ["binary", "prepare:binary"])
    #expect(curves[0].holds && curves[1].holds == holds)
    #expect(abs(try #require(curves[1].slope) - exponent) < 1e-9)
    #expect(
      curves[1].violation
        == (holds
          ? nil
          : "line, prepare:binary: instructions per prepare grow with exponent 2.000, allowed is at most 1.1")
    )
  }
}
