import Measurement
import Testing

@Suite("Binomial distribution")
struct BinomialDistributionTests {
  struct Golden: Sendable {
    let successes: Int
    let trials: Int
    let probability: Double
    /// P(X <= successes)
    let cumulative: Double
    /// P(X > successes)
    let above: Double
  }

  /// scipy.stats.binom.cdf(k, n, p) and scipy.stats.binom.sf(k, n, p), the last digits of those with many trials
  /// (scipy's differ by up to 2e-13) from the sum in mpmath.
  static let golden = [
    (0, 1, 0.5, 0.5, 0.5),
    (0, 10, 0.1, 0.3486784401, 0.6513215599),
    (3, 10, 0.3, 0.6496107184000001, 0.3503892816),
    (9, 10, 0.999, 0.009955119790251798, 0.9900448802097482),
    (7, 20, 0.5, 0.13158798217773438, 0.8684120178222656),
    (0, 1_000, 1e-9, 0.9999990000004995, 9.999995005001662e-07),
    (2, 1_000, 1e-9, 1, 1.661668757486753e-19),
    (15, 40, 0.2, 0.9970638026503698, 0.002936197349630189),
    (17, 1_000, 0.02, 0.2947230764851621, 0.705276923514838),
    (30, 1_000, 0.02, 0.9873522516538874, 0.012647748346112592),
    (450, 1_000, 0.5, 0.0008652680424881588, 0.9991347319575118),
    (100, 1_000, 0.5, 6.701717790006296e-162, 1),
    (900, 1_000, 0.95, 8.410251084877703e-11, 0.9999999999158975),
    (9_800, 20_000, 0.5, 0.002390444727951322, 0.9976095552720486),
    (49_689, 100_000, 0.5, 0.024777857334762465, 0.9752221426652375),
    (499_000, 1_000_000, 0.5, 0.02280414993269104, 0.9771958500673089),
    (1, 1_000_000, 1e-6, 0.7357588823429153, 0.2642411176570847),
    (20, 1_000_000, 1e-6, 1, 7.541188706955686e-21),
    (480_000, 1_000_000, 0.5, 0, 1),
  ].map { Golden(successes: $0.0, trials: $0.1, probability: $0.2, cumulative: $0.3, above: $0.4) }

  @Test("Both tails are those of scipy", arguments: golden)
  func tails(golden: Golden) {
    let below = BinomialDistribution.cumulative(
      successes: golden.successes, trials: golden.trials, probability: golden.probability)
    let above = BinomialDistribution.upperTail(
      successes: golden.successes + 1, trials: golden.trials, probability: golden.probability)
    #expect(isClose(below, golden.cumulative))
    #expect(isClose(above, golden.above))
  }

  @Test(
    "Tails are the sums of the products of probabilities, for up to 25 trials",
    arguments: [0.01, 0.3, 0.5, 0.9])
  func sums(probability: Double) {
    for trials in 1...25 {
      var coefficient = 1.0
      var sum = 0.0
      for successes in 0...trials {
        let successful = (0..<successes).reduce(1.0) { product, _ in product * probability }
        sum += (successes..<trials).reduce(coefficient * successful) { product, _ in
          product * (1 - probability)
        }
        let below = BinomialDistribution.cumulative(
          successes: successes, trials: trials, probability: probability)
        #expect(isClose(below, sum), "\(successes) of \(trials)")
        coefficient = coefficient * Double(trials - successes) / Double(successes + 1)
      }
    }
  }

  @Test("A certain or impossible success leaves one number possible")
  func certainty() {
    for successes in 0..<5 {
      #expect(BinomialDistribution.cumulative(successes: successes, trials: 5, probability: 0) == 1)
      #expect(BinomialDistribution.cumulative(successes: successes, trials: 5, probability: 1) == 0)
      #expect(BinomialDistribution.upperTail(successes: successes + 1, trials: 5, probability: 0) == 0)
      #expect(BinomialDistribution.upperTail(successes: successes + 1, trials: 5, probability: 1) == 1)
    }
  }

  @Test("Numbers beyond the trials are impossible", arguments: [0, 1, 10])
  func beyond(trials: Int) {
    for probability in [0, 0.3, 1] {
      for successes in [trials, trials + 1, Int.max] {
        #expect(
          BinomialDistribution.cumulative(successes: successes, trials: trials, probability: probability) == 1
        )
      }
      for successes in [trials + 1, Int.max] {
        #expect(
          BinomialDistribution.upperTail(successes: successes, trials: trials, probability: probability) == 0)
      }
      for successes in [-1, Int.min] {
        #expect(
          BinomialDistribution.cumulative(successes: successes, trials: trials, probability: probability) == 0
        )
        #expect(
          BinomialDistribution.upperTail(successes: successes, trials: trials, probability: probability) == 1)
      }
    }
  }

  @Test("A senseless probability gives NaN", arguments: [-0.1, 1.1, .nan, .infinity, -.infinity])
  func senselessProbability(probability: Double) {
    #expect(BinomialDistribution.cumulative(successes: 1, trials: 2, probability: probability).isNaN)
    #expect(BinomialDistribution.upperTail(successes: 1, trials: 2, probability: probability).isNaN)
  }

  @Test("A negative number of trials gives NaN", arguments: [-1, Int.min])
  func negativeTrials(trials: Int) {
    #expect(BinomialDistribution.cumulative(successes: 0, trials: trials, probability: 0.5).isNaN)
    #expect(BinomialDistribution.upperTail(successes: 0, trials: trials, probability: 0.5).isNaN)
  }

  @Test("The tails rise and fall with the number of successes")
  func monotonic() {
    let below = (0...2_000).map {
      BinomialDistribution.cumulative(successes: $0, trials: 2_000, probability: 0.3)
    }
    #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
    #expect(below.allSatisfy { (0...1).contains($0) })
  }
}
