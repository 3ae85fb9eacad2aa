import Measurement
import Testing

@Suite("Power law fit")
struct PowerLawFitTests {
  typealias LayoutPoint = (x: Double, y: Double)

  struct Golden: Sendable {
    let points: [LayoutPoint]
    let exponent: Double
    let factor: Double
    let largestDeviation: Double
  }

  /// fit = scipy.stats.linregress(numpy.log(x), numpy.log(y)); fit.slope, numpy.exp(fit.intercept),
  /// abs(numpy.log(y) - fit.intercept - fit.slope * numpy.log(x)).max()
  static let golden = [
    Golden(
      points: [(100, 1.9), (1_000, 21.3), (10_000, 250.2), (100_000, 2_380)],
      exponent: 1.0363377770229711, factor: 0.01653168597516758, largestDeviation: 0.07971330879644256),
    Golden(
      points: [(1, 5), (2, 4.1), (4, 3.3), (8, 2.2), (16, 1.9), (16, 2.1)],
      exponent: -0.34653768869668844, factor: 5.0779270063719215, largestDeviation: 0.11584088269762327),
  ]

  @Test("The fit is that of scipy", arguments: golden)
  func scipy(golden: Golden) throws {
    for points in [golden.points, golden.points.reversed()] {
      let fit = try #require(PowerLawFit(points))
      #expect(isClose(fit.exponent, golden.exponent))
      #expect(isClose(fit.factor, golden.factor))
      #expect(isClose(fit.largestDeviation, golden.largestDeviation))
    }
  }

  @Test("Points on a power law give its exponent and factor", arguments: [-1, 0, 0.5, 1, 2, 3.25])
  func exact(exponent: Double) throws {
    // Powers of 16, so that every fourth power of x is exact.
    let points: [LayoutPoint] = (0...6).map { step in
      (
        Double(sign: .plus, exponent: 4 * step, significand: 1),
        Double(sign: .plus, exponent: Int(4 * exponent) * step, significand: 3.5)
      )
    }
    let fit = try #require(PowerLawFit(points))
    #expect((fit.exponent - exponent).magnitude < 1e-14)
    #expect(isClose(fit.factor, 3.5))
    #expect(fit.largestDeviation < 1e-13)
  }

  @Test("Two points are met")
  func twoPoints() throws {
    let fit = try #require(PowerLawFit([(10, 7), (1_000, 700)]))
    #expect(isClose(fit.exponent, 1))
    #expect(isClose(fit.factor, 0.7))
    #expect(fit.largestDeviation < 1e-14)
  }

  @Test("Other units change the factor alone")
  func units() throws {
    let fit = try #require(PowerLawFit(Self.golden[0].points))
    let scaled = try #require(PowerLawFit(Self.golden[0].points.map { ($0.x, $0.y * 1e9) }))
    #expect(isClose(scaled.exponent, fit.exponent))
    #expect(isClose(scaled.factor, fit.factor * 1e9))
    #expect(isClose(scaled.largestDeviation, fit.largestDeviation))
  }

  @Test(
    "Points that are not positive and finite are left out",
    arguments: [0, -0.0, -5, .nan, .infinity, -.infinity])
  func senselessPoints(value: Double) {
    let points = Self.golden[1].points
    #expect(PowerLawFit(points + [(value, 1)]) == PowerLawFit(points))
    #expect(PowerLawFit(points + [(1, value)]) == PowerLawFit(points))
    #expect(PowerLawFit([(value, 1), (2, 2)]) == nil)
    #expect(PowerLawFit([(1, value), (2, 2)]) == nil)
  }

  @Test("Fewer than two distinct x have no slope")
  func tooFew() {
    #expect(PowerLawFit([]) == nil)
    #expect(PowerLawFit([(3, 4)]) == nil)
    #expect(PowerLawFit([(3, 4), (3, 5), (3, 6)]) == nil)
    // Next to each other, so that their logarithms are equal.
    #expect(PowerLawFit([(1e15, 4), ((1e15).nextUp, 5)]) == nil)
  }

  @Test("The smallest and largest numbers do not overflow")
  func extremes() throws {
    let fit = try #require(
      PowerLawFit([(.leastNonzeroMagnitude, 1), (1, 1), (.greatestFiniteMagnitude, 1)]))
    #expect(fit.exponent == 0)
    #expect(fit.factor == 1)
    #expect(fit.largestDeviation == 0)
  }
}
