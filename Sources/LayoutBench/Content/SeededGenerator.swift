/// A random number generator that gives the same numbers for the same seed on every system: SplitMix64.
///
/// The standard library does not promise that its own shuffles and ranges stay the same from version to
/// version, so whatever must be repeatable uses the members here.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The seed that is taken when none is given.
  public static let defaultSeed: UInt64 = 42

  private var state: UInt64

  /// A generator at the start of a seed's sequence.
  ///
  /// - Parameter seed: Any number, 0 too.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence, uniform over all 64-bit numbers.
  ///
  /// - Complexity: O(1)
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number uniform in `0 ..< 1`, a multiple of 2⁻⁵³.
  ///
  /// - Complexity: O(1)
  public mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// The next number uniform in a range.
  ///
  /// - Parameter range: A range with finite bounds.
  /// - Complexity: O(1)
  public mutating func next(in range: Range<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }

  /// The next number uniform in `0 ..< bound`, without bias.
  ///
  /// - Parameter bound: The first number that is too large; 0 and 1 both give 0.
  /// - Complexity: O(1) expected
  public mutating func next(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let bound = UInt64(bound)
    // The product's high half is uniform once the few low halves that occur too often are drawn again.
    let unfair = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= unfair { return Int(product.high) }
    }
  }
}

extension Array {
  /// Puts the elements in an order that depends on the generator only (Fisher and Yates).
  ///
  /// - Parameter generator: Advanced by one number per element.
  /// - Complexity: O(*n*)
  public mutating func shuffleRepeatably(using generator: inout SeededGenerator) {
    guard count > 1 else { return }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(last, generator.next(below: last + 1))
    }
  }
}
