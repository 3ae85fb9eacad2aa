import Measurement
import Testing

@Suite("Normal distribution")
struct NormalDistributionTests {
  /// scipy.stats.norm.cdf(z); below -10 with mpmath's digits, which scipy's have only 12 of.
  static let probabilities: [(z: Double, probability: Double)] = [
    (-37.5, 4.605353009581955e-308), (-20, 2.7536241186062337e-89), (-10, 7.619853024160525e-24),
    (-6, 9.86587645037698e-10), (-3.5, 0.00023262907903552504), (-1.96, 0.024997895148220435),
    (-1, 0.15865525393145705), (-0.5, 0.3085375387259869), (-1e-10, 0.49999999996010575), (0, 0.5),
    (0.3, 0.6179114221889527), (1, 0.8413447460685429), (1.6448536269514722, 0.95), (3, 0.9986501019683699),
    (6, 0.9999999990134123), (8, 0.9999999999999993),
  ]

  @Test("The cumulative probability is that of scipy", arguments: probabilities)
  func cumulative(z: Double, probability: Double) {
    #expect(isClose(NormalDistribution.cumulative(z), probability, within: 3e-13))
  }

  /// scipy.stats.norm.ppf(p)
  static let quantiles: [(p: Double, z: Double)] = [
    (.leastNonzeroMagnitude, -38.467405617144344), (0x1p-1030, -37.666780465078375),
    (1e-300, -37.0470962993612),
    (1e-100, -21.273453560965326), (1e-20, -9.262340089798407), (1e-12, -7.034483825301132),
    (1.3e-11, -6.667611456510741), (1.5e-11, -6.646570887477113), (1e-6, -4.753424308822899),
    (0.001, -3.0902323061678136), (0.025, -1.9599639845400543), (0.0749, -1.4402382675279637),
    (0.075, -1.439531470938456), (0.0751, -1.43882539275254), (0.25, -0.6744897501960817),
    (0.4, -0.2533471031357997), (0.499999, -2.5066282745665593e-06), (0.5, 0), (0.6, 0.2533471031357997),
    (0.75, 0.6744897501960817), (0.8, 0.8416212335729144), (0.9, 1.2815515655446006),
    (0.925, 1.4395314709384561), (0.975, 1.9599639845400538), (0.995, 2.5758293035489004),
    (0.9999, 3.7190164854557084), (1 - 1e-9, 5.9978070196016375), (1 - 0x1p-53, 8.209536151601387),
  ]

  @Test("The quantile is that of scipy to the last digits", arguments: quantiles)
  func quantile(p: Double, z: Double) {
    #expect(isClose(NormalDistribution.quantile(p), z, within: 1e-15))
  }

  @Test("The quantile is infinite at the ends and the cumulative probability of that is the end")
  func ends() {
    #expect(NormalDistribution.quantile(0) == -.infinity)
    #expect(NormalDistribution.quantile(-0.0) == -.infinity)
    #expect(NormalDistribution.quantile(1) == .infinity)
    #expect(NormalDistribution.cumulative(-.infinity) == 0)
    #expect(NormalDistribution.cumulative(.infinity) == 1)
    #expect(NormalDistribution.cumulative(-.greatestFiniteMagnitude) == 0)
  }

  @Test(
    "There is no quantile outside 0 to 1", arguments: [-1e-9, (1.0).nextUp, 2, .infinity, -.infinity, .nan])
  func outside(p: Double) {
    #expect(NormalDistribution.quantile(p).isNaN)
  }

  @Test("NaN has no cumulative probability")
  func notANumber() {
    #expect(NormalDistribution.cumulative(.nan).isNaN)
  }

  @Test("The quantile of the cumulative probability leads back, and rises")
  func inverse() {
    let places = (-3_000...500).map { Double($0) / 100 }
    let back = places.map { NormalDistribution.quantile(NormalDistribution.cumulative($0)) }
    for (place, value) in zip(places, back) { #expect((value - place).magnitude < 1e-10, "at \(place)") }
    #expect(back == back.sorted())
  }

  @Test("Opposite values have probabilities that add up to 1")
  func symmetry() {
    for tenth in 0...80 {
      let z = Double(tenth) / 10
      #expect(isClose(NormalDistribution.cumulative(z) + NormalDistribution.cumulative(-z), 1, within: 1e-15))
    }
    for hundredth in 1..<64 {
      let p = Double(hundredth) / 128
      #expect(NormalDistribution.quantile(p) == -NormalDistribution.quantile(1 - p))
    }
  }
}
