/// SplitMix64 with the draws that random layouts are made of: the same numbers on every machine.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something of the given probability happens.
  mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[integer(0...values.count - 1)] }

  /// A number in a range: whole, halved or of many digits, so that edges coincide often but not always.
  mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &self)
    switch integer(0...3) {
    case 0: return value
    case 1: return min(range.upperBound, max(range.lowerBound, (value * 2).rounded() / 2))
    default: return min(range.upperBound, max(range.lowerBound, value.rounded()))
    }
  }
}
