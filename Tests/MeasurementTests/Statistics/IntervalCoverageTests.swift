import Measurement
import TestSupport
import Testing

@Suite("Coverage of the interval")
struct IntervalCoverageTests {
  /// The share of simulated series whose interval covers the true ratio.
  ///
  /// The noise of a round is skewed and the machine drifts, as real ones are and do.
  private func coverage(ofSeries series: Int, rounds: Int, seed: UInt64) -> Double {
    let trueRatio = 1.25
    var generator = SeededNumbers(seed: seed)
    var covered = 0
    for _ in 0..<series {
      var speed = 1_000.0
      var baseline: [Double] = []
      var candidate: [Double] = []
      for _ in 0..<rounds {
        speed *= Double.random(in: 0.8...1.25, using: &generator)
        // Two draws of one skewed distribution: the median of their ratio is 1.
        let noise = Double.random(in: 0...1, using: &generator)
        let otherNoise = Double.random(in: 0...1, using: &generator)
        baseline.append(speed * trueRatio * (1 + noise * noise * noise))
        candidate.append(speed * (1 + otherNoise * otherNoise * otherNoise))
      }
      if let ratio = PairedRatio(baseline: baseline, candidate: candidate), let low = ratio.low,
        let high = ratio.high, low <= trueRatio, trueRatio <= high
      {
        covered += 1
      }
    }
    return Double(covered) / Double(series)
  }

  @Test("The 95 % interval covers the true ratio in at least 93 % of series", arguments: [6, 21, 51])
  func atLeastNominal(rounds: Int) {
    #expect(coverage(ofSeries: 2_000, rounds: rounds, seed: UInt64(rounds)) >= 0.93)
  }

  @Test("The 95 % interval of 51 rounds is not so wide that it always covers")
  func notTooWide() {
    // Its confidence is 95.1 %; of 2,000 series 97 % would be four standard errors more.
    #expect(coverage(ofSeries: 2_000, rounds: 51, seed: 51) <= 0.97)
  }
}
