import Measurement
import TestSupport
import Testing

@Suite("Multiple comparisons")
struct MultipleComparisonsTests {
  /// numpy.minimum(1, numpy.maximum.accumulate((m - numpy.arange(m)) * numpy.sort(p))), in the order of p; the same
  /// as statsmodels.stats.multitest.multipletests(p, method="holm")[1].
  static let golden: [(pValues: [Double], adjusted: [Double])] = [
    ([0.01, 0.04, 0.03, 0.005], [0.03, 0.06, 0.06, 0.02]),
    ([0.04, 0.001, 0.6, 0.02, 0.013, 0.9, 0.02], [0.12, 0.007, 1, 0.1, 0.078, 1, 0.1]),
    ([0.05], [0.05]),
    ([0, 1], [0, 1]),
    ([0.03, 0.03, 0.03], [0.09, 0.09, 0.09]),
    ([], []),
  ]

  @Test("Holm's adjusted p-values are those of numpy, in the order given", arguments: golden)
  func holm(pValues: [Double], adjusted: [Double]) {
    expectClose(MultipleComparisons.holm(pValues), adjusted)
  }

  @Test("A NaN stays NaN and does not count as a comparison")
  func notANumber() {
    let adjusted = MultipleComparisons.holm([.nan, 0.01, 0.04, .nan, 0.03, 0.005])
    #expect(adjusted[0].isNaN)
    #expect(adjusted[3].isNaN)
    expectClose([1, 2, 4, 5].map { adjusted[$0] }, [0.03, 0.06, 0.06, 0.02])
    #expect(MultipleComparisons.holm([.nan]).map(\.isNaN) == [true])
  }

  @Test("Adjusting never makes a p-value smaller, nor changes their order")
  func monotonic() {
    var generator = SeededNumbers(seed: 11)
    let pValues = (0..<200).map { _ in Double.random(in: 0...1, using: &generator) / 50 }
    let adjusted = MultipleComparisons.holm(pValues)
    #expect(zip(pValues, adjusted).allSatisfy { $0 <= $1 && $1 <= 1 })
    let ascending = pValues.indices.sorted { pValues[$0] < pValues[$1] }.map { adjusted[$0] }
    #expect(ascending == ascending.sorted())
  }

  /// 1 - (1 - c) / m
  @Test(
    "Bonferroni's confidence leaves each interval its part of the errors",
    arguments: [
      (0.95, 2, 0.975), (0.95, 5, 0.99), (0.95, 20, 0.9975), (0.95, 1_000, 0.99995), (0.9, 20, 0.995),
      (0.999, 1_000, 0.999999), (0, 4, 0.75), (1, 4, 1),
    ])
  func bonferroni(confidence: Double, comparisons: Int, wanted: Double) {
    let shared = MultipleComparisons.sharedConfidence(confidence, comparisons: comparisons)
    #expect(isClose(shared, wanted, within: 1e-15))
  }

  @Test("One comparison or none keeps the confidence exactly", arguments: [1, 0, -1, Int.min])
  func single(comparisons: Int) {
    for confidence in [0, 0.1, 0.95, 0.999, 1] {
      #expect(MultipleComparisons.sharedConfidence(confidence, comparisons: comparisons) == confidence)
    }
  }

  @Test("A senseless confidence gives NaN", arguments: [-0.1, 1.1, .nan, .infinity])
  func senselessConfidence(confidence: Double) {
    #expect(MultipleComparisons.sharedConfidence(confidence, comparisons: 3).isNaN)
    #expect(MultipleComparisons.sharedConfidence(confidence, comparisons: 1).isNaN)
  }

  private func expectClose(_ values: [Double], _ wanted: [Double]) {
    #expect(values.count == wanted.count)
    for (value, wanted) in zip(values, wanted) { #expect(isClose(value, wanted)) }
  }
}
