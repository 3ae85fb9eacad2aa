import Measurement
import Testing

@Suite("Proportion interval")
struct ProportionIntervalTests {
  struct Golden: Sendable {
    let successes: Int
    let trials: Int
    let confidence: Double
    let low: Double
    let high: Double
  }

  /// scipy.special.betaincinv(k, n - k + 1, (1 - c) / 2) and betaincinv(k + 1, n - k, 1 - (1 - c) / 2), which are
  /// scipy.stats.binomtest(k, n).proportion_ci(c) without that one's tolerance of 1e-12.
  static let golden = [
    (0, 1, 0.95, 0, 0.975),
    (1, 1, 0.95, 0.025000000000000022, 1),
    (0, 10, 0.95, 0, 0.3084971078187607),
    (10, 10, 0.95, 0.6915028921812392, 1),
    (3, 10, 0.95, 0.0667395111777345, 0.6524528500599973),
    (3, 10, 0.99, 0.03700722109623209, 0.7351139852871307),
    (5, 20, 0.9, 0.10408083591013607, 0.4555824040017489),
    (50, 100, 0.95, 0.398321129503301, 0.601678870496699),
    (1, 1_000, 0.95, 2.5317487491294065e-05, 0.005558924279826672),
    (999, 1_000, 0.95, 0.9944410757201734, 0.9999746825125088),
    (1, 1_000_000, 0.95, 2.53178076637942e-08, 5.571630655166939e-06),
    (500_000, 1_000_000, 0.99, 0.4987115878088738, 0.5012884121911262),
    (7, 1_000_000, 0.999, 1.3483671236779338e-06, 2.06538958534856e-05),
  ].map { Golden(successes: $0.0, trials: $0.1, confidence: $0.2, low: $0.3, high: $0.4) }

  @Test("The interval is that of scipy", arguments: golden)
  func scipy(golden: Golden) throws {
    let interval = try #require(
      ProportionInterval(successes: golden.successes, trials: golden.trials, confidence: golden.confidence))
    #expect(isClose(interval.low, golden.low, within: 1e-11))
    #expect(isClose(interval.high, golden.high, within: 1e-11))
  }

  @Test("Failures have the mirrored interval, and the share of successes is within")
  func mirrored() throws {
    for successes in 0...20 {
      let interval = try #require(ProportionInterval(successes: successes, trials: 20))
      let failures = try #require(ProportionInterval(successes: 20 - successes, trials: 20))
      #expect((interval.low - (1 - failures.high)).magnitude < 1e-14)
      #expect(interval.low <= Double(successes) / 20)
      #expect(interval.high >= Double(successes) / 20)
    }
  }

  @Test(
    "The interval covers the true probability at least with its confidence",
    arguments: [0.02, 0.3, 0.5, 0.85])
  func coverage(probability: Double) throws {
    var coverage = 0.0
    for successes in 0...30 {
      let interval = try #require(ProportionInterval(successes: successes, trials: 30, confidence: 0.9))
      guard interval.low <= probability, probability <= interval.high else { continue }
      coverage +=
        BinomialDistribution.cumulative(successes: successes, trials: 30, probability: probability)
        - BinomialDistribution.cumulative(successes: successes - 1, trials: 30, probability: probability)
    }
    #expect(coverage >= 0.9)
  }

  @Test("A confidence near 0 leaves an interval about the share, one near 1 nearly everything")
  func extremeConfidence() throws {
    let narrow = try #require(ProportionInterval(successes: 5, trials: 10, confidence: 1e-9))
    #expect(narrow.low <= 0.5 && 0.5 <= narrow.high)
    let wide = try #require(ProportionInterval(successes: 5, trials: 10, confidence: (1.0).nextDown))
    #expect(wide.low < 0.001 && 0.999 < wide.high)
  }

  @Test(
    "Impossible numbers have no interval",
    arguments: [(0, 0), (1, 0), (-1, 5), (6, 5), (0, -1), (Int.min, Int.max)])
  func impossible(successes: Int, trials: Int) {
    #expect(ProportionInterval(successes: successes, trials: trials) == nil)
  }

  @Test("No interval has a confidence of 0, 1, beyond or NaN", arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
  func senselessConfidence(confidence: Double) {
    #expect(ProportionInterval(successes: 3, trials: 10, confidence: confidence) == nil)
  }
}
