import Measurement
import Testing

@Suite("Sign test")
struct SignTestTests {
  /// Indices of the lower end for 1 to 60 samples; -1 where no interval has the confidence.
  ///
  ///     confidences = 1 - 2 * scipy.stats.binom.cdf(numpy.arange((n + 1) // 2), n, 0.5)
  ///     numpy.count_nonzero(confidences >= wanted) - 1
  static let lowerIndices: [(confidence: Double, indices: [Int])] = [
    (
      0.5,
      [
        -1, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
        13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 24,
        25, 25, 26, 26,
      ]
    ),
    (
      0.8,
      [
        -1, -1, -1, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10, 10, 11,
        11,
        12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 19, 20, 20, 21, 21, 22, 22, 23,
        23,
        24, 24,
      ]
    ),
    (
      0.9,
      [
        -1, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10, 10,
        11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21,
        22,
        22, 23,
      ]
    ),
    (
      0.95,
      [
        -1, -1, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9,
        10, 10, 11, 11, 12, 12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20, 20,
        21,
        21, 21,
      ]
    ),
    (
      0.99,
      [
        -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8,
        8, 9, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 17, 18, 18,
        19,
        19,
      ]
    ),
    (
      0.999,
      [
        -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6,
        6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 16,
        16,
      ]
    ),
  ]

  @Test("The interval for 1 to 60 samples is that of scipy's binomial distribution", arguments: lowerIndices)
  func golden(confidence: Double, indices: [Int]) {
    #expect(indices.count == 60)
    for (count, lowerIndex) in zip(1..., indices) {
      let interval = SignTest(count: count, confidence: confidence)
      #expect(interval?.lowerIndex ?? -1 == lowerIndex, "\(count) samples")
      if let interval {
        #expect(interval.upperIndex == count - 1 - lowerIndex)
        #expect(interval.confidence >= confidence)
      }
    }
  }

  /// 1 - 2 * scipy.stats.binom.cdf(lowerIndex, n, 0.5)
  static let confidences: [(count: Int, wanted: Double, lowerIndex: Int, confidence: Double)] = [
    (6, 0.95, 0, 0.96875),
    (10, 0.95, 1, 0.978515625),
    (20, 0.99, 3, 0.9974231719970703),
    (51, 0.9, 19, 0.9080854501841458),
    (51, 0.95, 18, 0.9511261076817297),
    (51, 0.99, 15, 0.9953986902882335),
    (1_000, 0.9, 473, 0.9063127085245035),
    (1_000, 0.95, 468, 0.9537088026395019),
    (1_000, 0.99, 458, 0.9913600509977395),
    (1_074, 0.95, 504, 0.9527281175673832),
    (1_075, 0.95, 504, 0.9559335206201511),
    (1_100, 0.95, 517, 0.9500329480537484),
    (10_000, 0.95, 4_901, 0.9511670501036188),
    (100_000, 0.9, 49_739, 0.9005547497684949),
    (100_000, 0.95, 49_689, 0.9504442853304776),
    (100_000, 0.99, 49_592, 0.9900415411987196),
  ]

  @Test("Few and very many samples give scipy's confidence without overflow", arguments: confidences)
  func confidence(count: Int, wanted: Double, lowerIndex: Int, confidence: Double) throws {
    let interval = try #require(SignTest(count: count, confidence: wanted))
    #expect(interval.lowerIndex == lowerIndex)
    #expect(interval.upperIndex == count - 1 - lowerIndex)
    #expect(isClose(interval.confidence, confidence, within: 1e-9))
  }

  @Test("A confidence that an interval has exactly is met, not missed by rounding", arguments: 2...50)
  func exactConfidence(count: Int) throws {
    // The interval from the smallest to the largest sample misses the median with probability 2 / 2^n.
    let widest = 1 - Double(sign: .plus, exponent: 1 - count, significand: 1)
    let interval = try #require(SignTest(count: count, confidence: widest))
    #expect(interval.lowerIndex == 0)
    #expect(interval.confidence == widest)
    #expect(SignTest(count: count, confidence: widest.nextUp) == nil)
  }

  @Test("95 % needs 6 samples")
  func fewSamples() {
    for count in 1..<6 { #expect(SignTest(count: count, confidence: 0.95) == nil) }
    #expect(SignTest(count: 6, confidence: 0.95) != nil)
  }

  @Test("More confidence never gives a narrower interval", arguments: [10, 51, 1_000])
  func wider(count: Int) throws {
    let indices = try [0.1, 0.5, 0.8, 0.9, 0.95, 0.99].map {
      try #require(SignTest(count: count, confidence: $0)).lowerIndex
    }
    #expect(indices == indices.sorted(by: >))
  }

  @Test("Without samples there is no interval", arguments: [0, -1, Int.min])
  func noSamples(count: Int) {
    #expect(SignTest(count: count, confidence: 0.5) == nil)
  }

  @Test("No interval has a confidence of 0, 1, beyond or NaN", arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
  func senselessConfidence(confidence: Double) {
    #expect(SignTest(count: 100, confidence: confidence) == nil)
  }
}
