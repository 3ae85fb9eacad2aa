/// A generator of the same numbers in every run: SplitMix64.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Whether two numbers differ by no more than a share of the second.
func isClose(_ value: Double, _ wanted: Double, within share: Double = 1e-12) -> Bool {
  (value - wanted).magnitude <= share * wanted.magnitude
}
