import CollectionLayouts

/// How a scroll view slows down after a flick.
///
/// A scroll view loses the fraction 0.002 of its speed each millisecond: v(t) = v₀ · 0.998ᵗ for t in
/// milliseconds and v in points per millisecond. The offset is the integral,
/// x(t) = x₀ + v₀ · (1 − 0.998ᵗ) / −ln 0.998, and with no end of the content in the way it stops v₀ / −ln
/// 0.998, some 500 · v₀ points, further on.
enum Deceleration {
  /// What is left of the speed after a frame of 1000/60 ms: 0.998^(1000/60). A literal, because the C
  /// library's powers may differ between systems in the last bit.
  static let perFrame = 0.967_183_817_432_128_8
  /// −ln 0.998, per millisecond.
  static let rate = 0.002_002_002_670_673_077_5
  /// The speed below which the next flick comes, in points per millisecond.
  static let slowest = 0.1

  /// The way until rest, in points, for a speed in points per millisecond.
  static func distance(from velocity: Double) -> Double { velocity / rate }
}

extension OffsetPath {
  /// The speeds of flicks, in points per millisecond.
  static let flickSpeeds = 2.0..<8.0

  /// Flick after flick from a random place, each with a random speed, turning round where the content ends.
  func fling() -> [Double] {
    var generator = SeededGenerator(seed: seed)
    var offset = range.clamping(range.maximum * generator.nextUnit())
    var direction = 1.0
    var velocity = 0.0
    var offsets: [Double] = []
    offsets.reserveCapacity(frames)
    for _ in 0..<frames {
      offsets.append(offset)
      if velocity.magnitude < Deceleration.slowest {
        let speed = generator.next(in: Self.flickSpeeds)
        if direction > 0 ? offset >= range.maximum : offset <= range.minimum { direction = -direction }
        velocity = direction * speed
      }
      let next = offset + Deceleration.distance(from: velocity) * (1 - Deceleration.perFrame)
      offset = range.clamping(next)
      velocity = offset == next ? velocity * Deceleration.perFrame : 0
    }
    return offsets
  }
}
