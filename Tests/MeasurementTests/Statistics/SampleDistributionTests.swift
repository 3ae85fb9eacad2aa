import Measurement
import TestSupport
import Testing

@Suite("Sample distribution")
struct SampleDistributionTests {
  static let odd = [3.5, -1.25, 7, 2, 9.75, 4, 4, 0.5, 12, 6.25, 1]
  static let even = [3.5, -1.25, 7, 2, 9.75, 4, 4, 0.5, 12, 6.25]
  static let shares = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1]
  // numpy.quantile(samples, shares)
  static let oddQuantiles = [-1.25, -0.375, 0.5, 1.5, 4, 6.625, 9.75, 10.875, 11.775, 12]
  static let evenQuantiles = [-1.25, -0.4625, 0.325, 2.375, 4, 6.8125, 9.975, 10.9875, 11.7975, 12]

  @Test(
    "Quantiles are those of numpy, for odd and even counts",
    arguments: [(odd, oddQuantiles), (even, evenQuantiles)])
  func quantiles(samples: [Double], wanted: [Double]) throws {
    let distribution = try #require(SampleDistribution(samples))
    for (share, value) in zip(Self.shares, wanted) {
      #expect(isClose(distribution.quantile(share), value), "at \(share)")
    }
  }

  @Test("The median of an even count is the mean of the two middle samples")
  func evenMedian() throws {
    #expect(try #require(SampleDistribution([8, 1, 2, 5])).median == 3.5)
    #expect(try #require(SampleDistribution([8, 1, 2])).median == 2)
  }

  @Test("The median absolute deviation is that of scipy")
  func deviation() throws {
    // scipy.stats.median_abs_deviation(samples)
    #expect(try #require(SampleDistribution(Self.odd)).medianAbsoluteDeviation == 3)
    #expect(try #require(SampleDistribution(Self.even)).medianAbsoluteDeviation == 2.625)
  }

  @Test("Samples are sorted and counted, whatever their order")
  func sorting() throws {
    let distribution = try #require(SampleDistribution(Self.even))
    #expect(distribution.sorted == [-1.25, 0.5, 2, 3.5, 4, 4, 6.25, 7, 9.75, 12])
    #expect(distribution.count == 10)
    #expect(distribution.minimum == -1.25)
    #expect(distribution.maximum == 12)
    #expect(SampleDistribution(Self.even.reversed()) == distribution)
  }

  @Test("A single sample is every quantile and deviates by nothing")
  func single() throws {
    let distribution = try #require(SampleDistribution([7.25]))
    for share in Self.shares { #expect(distribution.quantile(share) == 7.25) }
    #expect(distribution.medianAbsoluteDeviation == 0)
    #expect(distribution.minimum == distribution.maximum)
  }

  @Test("No sample is no distribution", arguments: [[], [Double.nan], [.nan, -.nan, .signalingNaN]])
  func none(samples: [Double]) {
    #expect(SampleDistribution(samples) == nil)
  }

  @Test("NaNs are left out")
  func notANumber() throws {
    let distribution = try #require(SampleDistribution([.nan, 3, .nan, 1, 2, -.nan]))
    #expect(distribution.sorted == [1, 2, 3])
  }

  @Test("A share outside 0 to 1 is clamped and NaN is 0")
  func clamping() throws {
    let distribution = try #require(SampleDistribution([1, 2, 3]))
    #expect(distribution.quantile(-0.5) == 1)
    #expect(distribution.quantile(-.infinity) == 1)
    #expect(distribution.quantile(1.5) == 3)
    #expect(distribution.quantile(.infinity) == 3)
    #expect(distribution.quantile(.nan) == 1)
  }

  @Test("Equal samples give exactly that sample at every share")
  func equalSamples() throws {
    let distribution = try #require(SampleDistribution([Double](repeating: 0.1, count: 7)))
    for percent in 0...100 { #expect(distribution.quantile(Double(percent) / 100) == 0.1) }
    #expect(distribution.medianAbsoluteDeviation == 0)
  }

  @Test("Quantiles rise with the share")
  func rising() throws {
    var generator = SeededNumbers(seed: 3)
    let samples = (0..<101).map { _ in Double.random(in: -5...5, using: &generator) }
    let distribution = try #require(SampleDistribution(samples))
    let quantiles = (0...1_000).map { distribution.quantile(Double($0) / 1_000) }
    #expect(quantiles == quantiles.sorted())
    #expect(quantiles.first == samples.min())
    #expect(quantiles.last == samples.max())
  }
}

@Suite("Sample distribution with infinite samples")
struct InfiniteSampleTests {
  @Test("Infinite samples leave the finite quantiles as they are")
  func finitePart() throws {
    let distribution = try #require(SampleDistribution([-.infinity, 1, 2, 3, .infinity]))
    #expect(distribution.median == 2)
    #expect(distribution.quantile(0.25) == 1)
    #expect(distribution.quantile(0.375) == 1.5)
    #expect(distribution.quantile(0.75) == 3)
    #expect(distribution.medianAbsoluteDeviation == 1)
  }

  @Test("Between a finite and an infinite sample the quantile is infinite")
  func mixedNeighbours() throws {
    let distribution = try #require(SampleDistribution([-.infinity, 1, .infinity]))
    #expect(distribution.quantile(0.25) == -.infinity)
    #expect(distribution.quantile(0.75) == .infinity)
  }

  @Test("Between two samples of the same infinity the quantile is that infinity", arguments: [1.0, -1.0])
  func equalNeighbours(sign: Double) throws {
    let infinity = sign * .infinity
    let distribution = try #require(SampleDistribution([infinity, infinity]))
    #expect(distribution.median == infinity)
    #expect(distribution.quantile(0.3) == infinity)
  }

  @Test("Between minus and plus infinity there is no number")
  func oppositeNeighbours() throws {
    #expect(try #require(SampleDistribution([-.infinity, .infinity])).median.isNaN)
  }

  @Test("An infinite median is 0 away from itself")
  func deviation() throws {
    let mostlyInfinite = try #require(SampleDistribution([1, .infinity, .infinity]))
    #expect(mostlyInfinite.medianAbsoluteDeviation == 0)
    let mostlyFinite = try #require(SampleDistribution([1, 2, .infinity]))
    #expect(mostlyFinite.medianAbsoluteDeviation == 1)
  }
}
