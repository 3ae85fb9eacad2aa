import CollectionLayouts

/// A flick at the moment the finger lifts.
public struct ScrollFlick: Hashable, Sendable {
  /// The content offset at which scrolling began, along the axis, in points.
  public var start: Double
  /// Where scrolling would come to rest by itself, along the axis, in points.
  public var proposed: Double
  /// The velocity along the axis, in points per millisecond.
  public var velocity: Double
}

extension OffsetPath {
  /// The number of frames from card to card: a fifth of a second.
  static let framesPerPage = 12
  /// The speeds of flicks from card to card, in points per millisecond.
  static let pageSpeeds = 0.5..<1.5

  /// From resting place to resting place, starting in the middle and turning round where nothing follows.
  func page(_ restingOffset: (ScrollFlick) -> Double) -> [Double] {
    guard frames > 0 else { return [] }
    var generator = SeededGenerator(seed: seed)
    var direction = 1.0
    var offset = range.clamping(
      restingOffset(ScrollFlick(start: middle, proposed: middle, velocity: 0)))
    var offsets = [offset]
    offsets.reserveCapacity(frames)
    while offsets.count < frames {
      let speed = generator.next(in: Self.pageSpeeds)
      let velocity = direction * speed
      let proposed = range.clamping(offset + Deceleration.distance(from: velocity))
      let target = range.clamping(
        restingOffset(ScrollFlick(start: offset, proposed: proposed, velocity: velocity)))
      guard direction > 0 ? target > offset : target < offset else {
        // The end, or a rule that goes nowhere; the frame at rest also makes sure that the loop ends.
        direction = -direction
        offsets.append(offset)
        continue
      }
      for frame in 1...Self.framesPerPage where offsets.count < frames {
        let remaining = 1 - Double(frame) / Double(Self.framesPerPage)
        offsets.append(range.clamping(target - (target - offset) * remaining * remaining * remaining))
      }
      offset = target
    }
    return offsets
  }
}
