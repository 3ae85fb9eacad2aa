import Measurement
import Testing

@Suite("Paired ratio")
struct PairedRatioTests {
  static let baseline = [
    1096.9, 1164.15, 1038.13, 917.71, 1001.31, 899.35, 1109.9, 1433.74, 993.82, 968.65, 1209.51, 1177.77,
  ]
  static let candidate = [
    679.31, 552.2, 661.26, 764.38, 508.34, 606.97, 454.75, 513.93, 460.2, 634.59, 516.21, 702.22,
  ]

  static let ratio = PairedRatio(baseline: baseline, candidate: candidate)

  struct Golden: Sendable {
    let rounds: Int
    let wanted: Double
    let ratio: Double
    var low: Double?
    var high: Double?
    var confidence: Double?
  }

  // logs = numpy.sort(numpy.log(baseline[:n] / candidate[:n])); numpy.exp(numpy.median(logs)), and
  // numpy.exp(logs[k]), numpy.exp(logs[n - 1 - k]), 1 - 2 * scipy.stats.binom.cdf(k, n, 0.5) for the largest k
  // with the wanted confidence
  static let golden = [
    Golden(
      rounds: 12, wanted: 0.95, ratio: 1.8176103251566889, low: 1.5264186325028757, high: 2.3430580577671876,
      confidence: 0.96142578125),
    Golden(
      rounds: 12, wanted: 0.99, ratio: 1.8176103251566889, low: 1.4817042028436331, high: 2.440681693238043,
      confidence: 0.99365234375),
    Golden(
      rounds: 11, wanted: 0.9, ratio: 1.969764330959594, low: 1.5264186325028757, high: 2.3430580577671876,
      confidence: 0.9345703125),
    Golden(
      rounds: 11, wanted: 0.95, ratio: 1.969764330959594, low: 1.4817042028436331, high: 2.440681693238043,
      confidence: 0.98828125),
    Golden(
      rounds: 6, wanted: 0.95, ratio: 1.5921693478557182, low: 1.2005939454198173, high: 2.1082035494386093,
      confidence: 0.96875),
    Golden(
      rounds: 5, wanted: 0.9, ratio: 1.6147267079831007, low: 1.2005939454198173, high: 2.1082035494386093,
      confidence: 0.9375),
    Golden(rounds: 5, wanted: 0.95, ratio: 1.6147267079831007),
    Golden(rounds: 2, wanted: 0.95, ratio: 1.8450399933723098),
    Golden(rounds: 1, wanted: 0.95, ratio: 1.6147267079831007),
  ]

  @Test("The ratio and its interval are those of numpy and scipy", arguments: golden)
  func numpy(golden: Golden) throws {
    let ratio = try #require(
      PairedRatio(
        baseline: Array(Self.baseline.prefix(golden.rounds)),
        candidate: Array(Self.candidate.prefix(golden.rounds)), confidence: golden.wanted))
    #expect(ratio.rounds == golden.rounds)
    #expect(isClose(ratio.ratio, golden.ratio))
    #expect((ratio.low == nil) == (golden.low == nil))
    #expect((ratio.high == nil) == (golden.high == nil))
    #expect(isClose(ratio.low ?? 1, golden.low ?? 1))
    #expect(isClose(ratio.high ?? 1, golden.high ?? 1))
    #expect(ratio.confidence == golden.confidence)
  }

  @Test("Swapping the two gives the reciprocal, with its ends swapped", arguments: [12, 11, 6])
  func reciprocal(rounds: Int) throws {
    let baseline = Array(Self.baseline.prefix(rounds))
    let candidate = Array(Self.candidate.prefix(rounds))
    let ratio = try #require(PairedRatio(baseline: baseline, candidate: candidate))
    let swapped = try #require(PairedRatio(baseline: candidate, candidate: baseline))
    #expect(isClose(swapped.ratio, 1 / ratio.ratio))
    #expect(isClose(try #require(swapped.low), 1 / (try #require(ratio.high))))
    #expect(isClose(try #require(swapped.high), 1 / (try #require(ratio.low))))
    #expect(swapped.confidence == ratio.confidence)
  }

  @Test("Drift that meets both times of a round changes nothing")
  func commonDrift() throws {
    let ratio = try #require(Self.ratio)
    // Powers of two, so that not even rounding differs.
    let drift = [1, 2, 4, 8, 4, 2, 1, 0.5, 0.25, 16, 1, 0.125]
    let drifted = PairedRatio(
      baseline: zip(Self.baseline, drift).map { $0 * $1 },
      candidate: zip(Self.candidate, drift).map { $0 * $1 })
    #expect(drifted == ratio)
  }

  @Test("The order of the rounds changes nothing")
  func order() {
    #expect(
      PairedRatio(baseline: Self.baseline.reversed(), candidate: Self.candidate.reversed()) == Self.ratio)
  }

  @Test("Something against itself is exactly 1")
  func itself() throws {
    let ratio = try #require(PairedRatio(baseline: Self.baseline, candidate: Self.baseline))
    #expect(ratio.ratio == 1)
    #expect(ratio.low == 1)
    #expect(ratio.high == 1)
  }

  @Test("One bad round of many moves the ratio no further than its interval")
  func badRound() throws {
    let ratio = try #require(Self.ratio)
    var baseline = Self.baseline
    baseline[3] *= 1_000
    let disturbed = try #require(PairedRatio(baseline: baseline, candidate: Self.candidate))
    #expect(disturbed.ratio > (try #require(ratio.low)))
    #expect(disturbed.ratio < (try #require(ratio.high)))
  }

  @Test("Rounds that only one has are left out")
  func unequalLengths() {
    let more = [1.0, 2, 3]
    #expect(PairedRatio(baseline: Self.baseline + more, candidate: Self.candidate) == Self.ratio)
    #expect(PairedRatio(baseline: Self.baseline, candidate: Self.candidate + more) == Self.ratio)
  }

  @Test(
    "Rounds with a time that is not positive and finite are left out",
    arguments: [0, -0.0, -5, .nan, .infinity, -.infinity])
  func senselessTimes(time: Double) {
    #expect(PairedRatio(baseline: [time] + Self.baseline, candidate: [1] + Self.candidate) == Self.ratio)
    #expect(PairedRatio(baseline: Self.baseline + [1], candidate: Self.candidate + [time]) == Self.ratio)
    #expect(PairedRatio(baseline: [time], candidate: [time]) == nil)
  }

  @Test("Without a round there is no ratio")
  func noRounds() {
    #expect(PairedRatio(baseline: [], candidate: []) == nil)
    #expect(PairedRatio(baseline: Self.baseline, candidate: []) == nil)
    #expect(PairedRatio(baseline: [], candidate: Self.candidate) == nil)
  }

  @Test(
    "Half the width of the interval over its normal quantile is the standard error", arguments: standardErrors
  )
  func standardError(rounds: Int, wanted: Double, standardError: Double) throws {
    let ratio = try #require(
      PairedRatio(
        baseline: Array(Self.baseline.prefix(rounds)), candidate: Array(Self.candidate.prefix(rounds)),
        confidence: wanted))
    #expect(isClose(try #require(ratio.standardError), standardError))
  }

  /// With k as above and confidence = 1 - 2 * scipy.stats.binom.cdf(k, n, 0.5),
  /// (logs[n - 1 - k] - logs[k]) / (2 * scipy.stats.norm.ppf((1 + confidence) / 2))
  static let standardErrors: [(rounds: Int, wanted: Double, standardError: Double)] = [
    (12, 0.95, 0.10357534857389235), (12, 0.99, 0.09143218310772909), (11, 0.9, 0.11630303873176481),
    (6, 0.95, 0.13069929257343638),
  ]

  @Test("Without an interval there is no standard error; without spread it is 0")
  func noStandardError() throws {
    #expect(try #require(PairedRatio(baseline: [2, 3], candidate: [1, 1])).standardError == nil)
    #expect(try #require(PairedRatio(baseline: Self.baseline, candidate: Self.baseline)).standardError == 0)
  }
}

@Suite("Paired ratio from log ratios")
struct LogRatioTests {
  static let logRatios = [0.02, -0.01, 0.005, 0.03, 0.0, 0.015, 0.01]

  @Test("The ratio and its interval are the exponentials of the sorted logarithms")
  func exponentials() throws {
    let ratio = try #require(PairedRatio(logRatios: Self.logRatios))
    // numpy.exp(0.01), numpy.exp(-0.01), numpy.exp(0.03); 1 - 2 * scipy.stats.binom.cdf(0, 7, 0.5)
    #expect(isClose(ratio.ratio, 1.010050167084168))
    #expect(isClose(try #require(ratio.low), 0.9900498337491681))
    #expect(isClose(try #require(ratio.high), 1.030454533953517))
    #expect(ratio.confidence == 0.984375)
    #expect(ratio.rounds == 7)
  }

  @Test("Negated, they give the reciprocal")
  func reciprocal() throws {
    let ratio = try #require(PairedRatio(logRatios: Self.logRatios))
    let negated = try #require(PairedRatio(logRatios: Self.logRatios.map { -$0 }))
    #expect(isClose(negated.ratio, 1 / ratio.ratio))
    #expect(isClose(try #require(negated.low), 1 / (try #require(ratio.high))))
  }

  @Test("The confidence asked for is kept")
  func confidence() throws {
    #expect(try #require(PairedRatio(logRatios: Self.logRatios, confidence: 0.999)).low == nil)
    #expect(try #require(PairedRatio(logRatios: Self.logRatios, confidence: 0.8)).confidence == 0.875)
  }

  @Test("Those that are not finite are left out", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(logRatio: Double) {
    #expect(PairedRatio(logRatios: [logRatio] + Self.logRatios) == PairedRatio(logRatios: Self.logRatios))
    #expect(PairedRatio(logRatios: [logRatio]) == nil)
  }

  @Test("None give no ratio, one gives itself")
  func few() throws {
    #expect(PairedRatio(logRatios: []) == nil)
    let ratio = try #require(PairedRatio(logRatios: [0]))
    #expect(ratio.ratio == 1)
    #expect(ratio.low == nil)
  }
}
