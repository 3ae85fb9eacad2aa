import Measurement
import TestSupport
import Testing

@Suite("Power analysis")
struct PowerAnalysisTests {
  /// The last but one is a bad round.
  static let pilot = [0.012, -0.004, 0.021, 0.007, -0.013, 0, 0.009, 0.016, -0.008, 0.004, 0.25, 0.011]

  struct Golden: Sendable {
    var pilot = PowerAnalysisTests.pilot
    let confidence: Double
    let power: Double
    let standardError: Double
    let detectable: Double
    /// For 0.5, 0.02, 0.01, 0.001 and 1e-6.
    let rounds: [Int]
  }

  /// sd = 1.4826 * scipy.stats.median_abs_deviation(pilot); se = math.sqrt(math.pi / 2) * sd / math.sqrt(n);
  /// z = scipy.stats.norm.isf((1 - confidence) / 2) + scipy.stats.norm.ppf(power); numpy.expm1(z * se);
  /// math.ceil((z * math.sqrt(math.pi / 2) * sd / numpy.log1p(change)) ** 2), at least 6 for 95 % and 8 for 99 %
  static let golden = [
    Golden(
      confidence: 0.95, power: 0.8, standardError: 0.00429124488003235, detectable: 0.012094846410531006,
      rounds: [6, 6, 18, 1_737, 1_734_426_704]),
    Golden(
      confidence: 0.99, power: 0.9, standardError: 0.00429124488003235, detectable: 0.01669072530417547,
      rounds: [8, 9, 34, 3_292, 3_288_011_451]),
    Golden(
      confidence: 0.95, power: 0.5, standardError: 0.00429124488003235, detectable: 0.008446154598585805,
      rounds: [6, 6, 9, 850, 848_876_399]),
    Golden(
      pilot: Array(pilot.prefix(2)), confidence: 0.95, power: 0.8, standardError: 0.01051136031741007,
      detectable: 0.02988636579812751, rounds: [6, 6, 18, 1_737, 1_734_426_704]),
  ]

  @Test("Standard error, detectable change and rounds are those of scipy's quantiles", arguments: golden)
  func scipy(golden: Golden) throws {
    let analysis = try #require(
      PowerAnalysis(logRatios: golden.pilot, confidence: golden.confidence, power: golden.power))
    #expect(analysis.pilotRounds == golden.pilot.count)
    #expect(analysis.confidence == golden.confidence)
    #expect(analysis.power == golden.power)
    #expect(isClose(analysis.standardDeviation, 0.0118608))
    #expect(isClose(analysis.standardError, golden.standardError))
    #expect(isClose(analysis.minimumDetectableChange, golden.detectable))
    let rounds = [0.5, 0.02, 0.01, 0.001, 1e-6].map { analysis.rounds(toDetect: $0) }
    #expect(rounds == golden.rounds)
  }

  @Test("95 % and 80 % are what is not said")
  func defaults() {
    let said = PowerAnalysis(logRatios: Self.pilot, confidence: 0.95, power: 0.8)
    #expect(PowerAnalysis(logRatios: Self.pilot) == said)
  }

  @Test("To detect what the pilot could takes as many rounds as it had", arguments: 6...60)
  func roundTrip(count: Int) throws {
    var generator = SeededNumbers(seed: UInt64(count))
    let pilot = (0..<count).map { _ in Double.random(in: -0.05...0.05, using: &generator) }
    let analysis = try #require(PowerAnalysis(logRatios: pilot))
    #expect(analysis.rounds(toDetect: analysis.minimumDetectableChange) == count)
  }

  @Test("A smaller change takes more rounds")
  func moreRounds() throws {
    let analysis = try #require(PowerAnalysis(logRatios: Self.pilot))
    let rounds = try (1...100).map { try #require(analysis.rounds(toDetect: Double($0) / 1_000)) }
    #expect(rounds == rounds.sorted(by: >))
  }

  @Test("Simulated comparisons detect the change about as often as the power says")
  func simulation() throws {
    var generator = SeededNumbers(seed: 5)
    // Normal noise, by its quantile, with a standard deviation of 3 %.
    func noise() -> Double {
      0.03 * NormalDistribution.quantile(Double.random(in: 0x1p-53..<1, using: &generator))
    }
    let analysis = try #require(PowerAnalysis(logRatios: (0..<2_001).map { _ in noise() }))
    let change = 0.014
    let rounds = try #require(analysis.rounds(toDetect: change))
    var detected = 0
    for _ in 0..<1_000 {
      let slower = (0..<rounds).map { _ in 0.0139 + noise() }
      if let low = PairedRatio(logRatios: slower)?.low, low > 1 { detected += 1 }
    }
    #expect((740...860).contains(detected), "of 1,000, with \(rounds) rounds")
  }

  @Test("Equal log ratios have no spread, and any change is detected with the fewest rounds")
  func ties() throws {
    let analysis = try #require(PowerAnalysis(logRatios: [0.01, 0.01, 0.01, 0.3]))
    #expect(analysis.standardDeviation == 0)
    #expect(analysis.minimumDetectableChange == 0)
    #expect(analysis.rounds(toDetect: 1e-9) == 6)
  }

  @Test("Log ratios that are not finite are left out", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(logRatio: Double) {
    #expect(PowerAnalysis(logRatios: [logRatio] + Self.pilot) == PowerAnalysis(logRatios: Self.pilot))
    #expect(PowerAnalysis(logRatios: [logRatio, 0.01]) == nil)
  }

  @Test("None or one round has no spread to analyse")
  func tooFew() {
    #expect(PowerAnalysis(logRatios: []) == nil)
    #expect(PowerAnalysis(logRatios: [0.01]) == nil)
  }

  @Test("Confidence and power out of range give nothing", arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
  func senseless(share: Double) {
    #expect(PowerAnalysis(logRatios: Self.pilot, confidence: share) == nil)
    #expect(PowerAnalysis(logRatios: Self.pilot, power: share) == nil)
  }

  @Test("Less power than a coin's gives nothing")
  func lowPower() {
    #expect(PowerAnalysis(logRatios: Self.pilot, power: 0.49) == nil)
  }

  @Test(
    "No number of rounds detects no change, or one too small to count them",
    arguments: [0, -0.0, -0.01, -.infinity, .nan, 1e-12, .leastNonzeroMagnitude])
  func undetectable(change: Double) throws {
    #expect(try #require(PowerAnalysis(logRatios: Self.pilot)).rounds(toDetect: change) == nil)
  }

  @Test("An infinite change takes the fewest rounds")
  func infiniteChange() throws {
    #expect(try #require(PowerAnalysis(logRatios: Self.pilot)).rounds(toDetect: .infinity) == 6)
  }
}
