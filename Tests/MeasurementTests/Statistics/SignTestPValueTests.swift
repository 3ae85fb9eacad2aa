import Measurement
import Testing

@Suite("P-value of the sign test")
struct SignTestPValueTests {
  /// scipy.stats.binomtest(below, below + above, 0.5).pvalue, the last digits of those of many samples (scipy's
  /// differ by up to 2e-12) from the sum of the integers in Python.
  static let golden: [(below: Int, above: Int, pValue: Double)] = [
    (0, 1, 1), (1, 5, 0.21875), (0, 6, 0.03125), (18, 33, 0.04887389231827033),
    (33, 18, 0.04887389231827033), (40, 60, 0.05688793364098079), (468, 532, 0.04629119736049815),
    (500, 501, 1), (450, 550, 0.0017305360849763176), (480, 521, 0.20610731083295322),
    (0, 1_001, 9.332636185032189e-302), (400, 700, 1.1735888055605814e-19),
    (4_901, 5_099, 0.04883294989638184), (49_689, 50_311, 0.04955571466952493),
    (499_000, 501_000, 0.04560829986538208), (498_000, 502_000, 6.360933750082489e-05),
    (500_000, 500_000, 1), (499_999, 500_001, 0.9992021156386682),
    (490_000, 510_000, 5.5443632876992246e-89), (0, 1_000_000, 0),
  ]

  @Test("The p-value is that of scipy, for up to a million samples", arguments: golden)
  func scipy(below: Int, above: Int, pValue: Double) {
    #expect(isClose(SignTest.pValue(below: below, above: above), pValue))
  }

  @Test("The p-value of 1 to 60 samples is the exact sum of the binomial coefficients", arguments: 1...60)
  func exact(count: Int) {
    // Pascal's triangle: up to 60 samples, the coefficients and their sums fit 64 bits.
    var coefficients: [UInt64] = [1]
    for _ in 0..<count { coefficients = zip([0] + coefficients, coefficients + [0]).map { $0 + $1 } }
    for below in 0...count {
      let fewer = min(below, count - below)
      let sum = coefficients[...fewer].reduce(0, +)
      // Of 2^count; twice as much for both sides.
      let wanted = min(1, Double(sign: .plus, exponent: 1 - count, significand: Double(sum)))
      let pValue = SignTest.pValue(below: below, above: count - below)
      #expect(
        count <= 51 ? pValue == wanted : isClose(pValue, wanted, within: 1e-14), "\(below) of \(count)")
    }
  }

  @Test("The p-value is the probability that the interval between the same samples misses", arguments: 6...60)
  func agreesWithInterval(count: Int) throws {
    let interval = try #require(SignTest(count: count, confidence: 0.95))
    let pValue = SignTest.pValue(below: interval.lowerIndex, above: count - interval.lowerIndex)
    #expect((1 - pValue - interval.confidence).magnitude < 1e-15)
  }

  @Test("Few and many samples have the same p-value where the two ways to compute it meet")
  func seam() {
    for below in [0, 1, 100, 400, 480, 499] {
      let few = SignTest.pValue(below: below, above: 1_000 - below)
      let tail = BinomialDistribution.cumulative(successes: below, trials: 1_000, probability: 0.5)
      #expect(isClose(few, 2 * tail))
    }
  }

  @Test("Which side is which changes nothing")
  func symmetry() {
    for (below, above) in [(0, 3), (7, 19), (300, 900), (1_000, 100_000)] {
      #expect(SignTest.pValue(below: below, above: above) == SignTest.pValue(below: above, above: below))
    }
  }

  @Test("An even split, or none, is no evidence", arguments: [0, 1, 500, 501, 1_000_000, Int.max])
  func even(count: Int) {
    #expect(SignTest.pValue(below: count, above: count) == 1)
  }

  @Test("Numbers that overflow together do not trap")
  func huge() {
    #expect(SignTest.pValue(below: 0, above: .max) == 0)
    #expect(SignTest.pValue(below: .max, above: 5) == 0)
  }

  @Test("Negative numbers of samples have no p-value")
  func negative() {
    #expect(SignTest.pValue(below: -1, above: 5).isNaN)
    #expect(SignTest.pValue(below: 5, above: -1).isNaN)
    #expect(SignTest.pValue(below: .min, above: .min).isNaN)
  }

  /// The smallest n with 2 * scipy.stats.binom.cdf(0, n, 0.5) <= 1 - confidence
  @Test(
    "The fewest samples are those of the widest interval",
    arguments: [
      (1e-9, 2), (0.5, 2), (0.9, 5), (0.95, 6), (0.99, 8), (0.999, 11), ((1.0).nextDown, 54),
    ])
  func fewest(confidence: Double, count: Int) {
    #expect(SignTest.fewestSamples(confidence: confidence) == count)
  }

  @Test("No number of samples has a senseless confidence", arguments: [0, 1, -0.5, 1.5, .nan])
  func senselessConfidence(confidence: Double) {
    #expect(SignTest.fewestSamples(confidence: confidence) == nil)
  }
}
