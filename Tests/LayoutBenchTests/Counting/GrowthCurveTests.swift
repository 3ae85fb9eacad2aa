import CollectionLayouts
import LayoutBench
import Testing

@Suite struct GrowthCurveTests {
  private static func curve(
    _ strategy: QueryStrategy, layout: String = "line", _ cost: (Double) -> Double
  ) throws -> GrowthCurve {
    // Any order will do.
    let counts = GrowthCurve.itemCounts.reversed().map { items in
      InstructionCount(
        layout: layout, content: "uniform", items: items, sweep: "steady", path: strategy.rawValue, frames: 8,
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
      let slope = try #require(try Self.curve(.scan, cost).slope)
      #expect(abs(slope - exponent) < 1e-12)
    }
  }

  @Test func eachStrategyIsJudgedByItsOwnBounds() throws {
    #expect(try Self.curve(.binary) { 2200 + $0 / 1e4 }.holds)
    #expect(try Self.curve(.binary) { 1e9 / $0 }.holds)
    #expect(try !Self.curve(.binary) { 130 * $0 }.holds)
    #expect(try !Self.curve(.binary) { $0.squareRoot() }.holds)
    for strategy in [QueryStrategy.naive, .scan] {
      #expect(try Self.curve(strategy) { 2200 + 130 * $0 }.holds)
      #expect(try !Self.curve(strategy) { _ in 2200 }.holds)
      #expect(try !Self.curve(strategy) { $0 * $0 }.holds)
    }
  }

  @Test func aViolationNamesLayoutStrategySlopeAndBound() throws {
    #expect(
      try Self.curve(.binary) { 130 * $0 }.violation
        == "line, binary: instructions per query grow with exponent 1.000, allowed is at most 0.1")
    #expect(
      try Self.curve(.scan, layout: "my\nown") { $0 * $0 }.violation
        == "my?own, scan: instructions per query grow with exponent 2.000, allowed is 0.9 to 1.1")
    #expect(try Self.curve(.scan) { 130 * $0 }.violation == nil)
  }

  @Test func aSinglePointAndImpossibleCostsHaveNoSlopeAndViolateNothing() {
    let count = InstructionCount(
      layout: "a", content: "b", items: 5, sweep: "steady", path: "binary", frames: 8, perQuery: 7)
    var free = count
    free.items = 10
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
              layout: layout, content: "uniform", items: items, sweep: "steady", path: path, frames: 8,
              perQuery: Double(items)))
        }
      }
    }
    let curves = GrowthCurve.curves(through: counts)
    #expect(curves.map(\.layout) == ["line", "line", "waterfall", "waterfall"])
    #expect(curves.map(\.strategy) == [.naive, .binary, .naive, .binary])
    #expect(curves.allSatisfy { $0.points.map(\.items) == [250, 1_000] })
  }
}
