/// A generator of the same numbers in every run and on every machine, SplitMix64, with the draws that random
/// test data is made of.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something of the given probability happens.
  public mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  public mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  public mutating func pick<Value>(_ values: [Value]) -> Value { values[integer(0...values.count - 1)] }

  /// A number in a range: whole, halved or of many digits, so that edges coincide often but not always.
  public mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &self)
    switch integer(0...3) {
    case 0: return value
    case 1: return min(range.upperBound, max(range.lowerBound, (value * 2).rounded() / 2))
    default: return min(range.upperBound, max(range.lowerBound, value.rounded()))
    }
  }
}
