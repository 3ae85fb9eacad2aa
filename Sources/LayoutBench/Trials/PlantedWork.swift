import Measurement

/// Work without a purpose, of a known length: a slowdown planted to see whether it is found.
struct PlantedWork {
  /// Steps of the chain that are run.
  let steps: Int

  /// Work that takes a share of what a sample takes.
  ///
  /// Both are timed in turn, several times, because a figure of a moment ago says little on a shared machine.
  ///
  /// - Parameters:
  ///   - share: The share, 0.05 for 5 %; nothing is planted for one that is not above 0.
  ///   - sample: Runs the sample and returns its processor time, in ns.
  init(share: Double, of sample: () -> Double) {
    guard share > 0 else {
      steps = 0
      return
    }
    let trialSteps = 200_000
    var perStep: [Double] = []
    for _ in 0..<15 {
      let length = sample()
      let start = ThreadClock.now()
      Self.run(steps: trialSteps)
      let chain = Double(ThreadClock.now() - start)
      // Steps per sample, from figures of the same moment. A coarse clock may have stood still.
      if chain > 0 { perStep.append(length / (chain / Double(trialSteps))) }
    }
    let wanted = share * (SampleDistribution(perStep)?.median ?? 0)
    steps = max(0, Int(exactly: wanted.rounded()) ?? 0)
  }

  func run() { Self.run(steps: steps) }

  /// A chain of multiplications, each of which needs the one before, so that nothing runs side by side.
  @inline(never)
  private static func run(steps: Int) {
    var value: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<steps { value = value &* 0xD134_2543_DE82_EF95 &+ 1 }
    keep(value)
  }
}
