/// Cards that turn away from the viewer as they leave the middle, with perspective.
///
/// With d the distance of a card's middle from the visible middle along the scroll axis, the card turns by
/// `maximumAngle * clamp(d / activeDistance, -1, 1)`, negated, about the axis through its middle across the
/// scroll axis: about y when scrolling horizontally, about x when scrolling vertically. Cards are items:
/// headers, footers and backgrounds stay as they are.
public struct CardRotationEffect: ScrollEffect, Hashable {
  /// The distance in points beyond which cards turn no further; with 0 or less, cards beside the middle are
  /// turned all the way.
  public let activeDistance: Double
  /// The largest angle, in radians.
  public let maximumAngle: Double
  /// The perspective term, 1 over the distance of the eye in points.
  public let m34: Double
  /// The stacking order of the cards.
  public let zIndex: Int

  // Most cards are turned all the way one way or the other, so those two matrices are made once.
  @usableFromInline let turnedForward: TurnMatrices
  @usableFromInline let turnedBack: TurnMatrices
  @usableFromInline let largestSine: Double

  /// A rotation with the numbers of the character cards by default: 35 degrees at 200 points, m34 = 1/600.
  ///
  /// - Parameters:
  ///   - activeDistance: Where cards stop turning, in points.
  ///   - maximumAngle: The largest angle, in radians.
  ///   - m34: The perspective term.
  ///   - zIndex: The stacking order of the cards.
  public init(
    activeDistance: Double = 200, maximumAngle: Double = 35 * .pi / 180, m34: Double = 1.0 / 600,
    zIndex: Int = 1
  ) {
    self.activeDistance = activeDistance
    self.maximumAngle = maximumAngle
    self.m34 = m34
    self.zIndex = zIndex
    turnedForward = TurnMatrices(angle: -maximumAngle, m34: m34)
    turnedBack = TurnMatrices(angle: maximumAngle, m34: m34)
    largestSine = maximumAngle.magnitude < .pi / 2 ? sine(maximumAngle.magnitude) : 1
  }

  /// The angle, in radians, of a card whose middle is `distance` points before the visible middle.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func angle(atDistance distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    guard distance.magnitude < activeDistance else { return distance < 0 ? -maximumAngle : maximumAngle }
    return maximumAngle * (distance / activeDistance)
  }

  @inlinable
  public var dependsOnScrolling: Bool { true }

  @inlinable
  @inline(__always)
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    guard element.kind == .item else { return ElementLook(standing: element, at: base) }
    let distance = scene.distance(of: base)
    let turn: TurnMatrices
    if distance != 0 && distance.magnitude >= activeDistance {
      turn = distance < 0 ? turnedBack : turnedForward
    } else {
      turn = TurnMatrices(angle: -angle(atDistance: distance), m34: m34)
    }
    let transform = scene.axis == .horizontal ? turn.aboutY : turn.aboutX
    return ElementLook(transforming: base, by: transform, zIndex: zIndex)
  }

  /// The largest growth over all angles and all smaller cards.
  ///
  /// Half an extent a along the scroll axis is shown as `a cos t / (1 - k a sin t)` with `k = |m34|`, which
  /// is largest at `sin t = k a` (value `a / sqrt(1 - k² a²)`) or else at the largest angle; half an extent b
  /// across it as `b / (1 - k a sin t)`. All grow with a and b. A card that reaches the plane of the eye has
  /// no limit; one that comes so near it that it is shown fifty times as large counts as if it did, since
  /// rounding there moves its edges by more than queries allow for.
  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach {
    let main = largest.mainLength(axis) / 2
    let cross = largest.crossLength(axis) / 2
    let depth = m34.magnitude * main
    let nearest = 1 - depth * largestSine
    guard nearest > 0.02 else { return .unlimited }
    let sine = min(depth, largestSine)
    let shownMain = main * (1 - sine * sine).squareRoot() / (1 - depth * sine)
    let mainReach = shownMain - main
    let crossReach = cross / nearest - cross
    return axis == .horizontal ? Reach(x: mainReach, y: crossReach) : Reach(x: crossReach, y: mainReach)
  }
}

/// A turn with perspective about either axis of the element's plane.
@usableFromInline
struct TurnMatrices: Hashable, Sendable {
  @usableFromInline let cosine: Double
  @usableFromInline let sine: Double
  @usableFromInline let m34: Double

  @usableFromInline
  init(angle: Double, m34: Double) {
    self.cosine = CollectionLayouts.cosine(angle)
    self.sine = CollectionLayouts.sine(angle)
    self.m34 = m34
  }

  /// The identity with m34, rotated about y.
  @inlinable
  var aboutY: Transform3D {
    var matrix = Transform3D()
    matrix.m11 = cosine
    matrix.m13 = -sine
    matrix.m14 = -sine * m34
    matrix.m31 = sine
    matrix.m33 = cosine
    matrix.m34 = cosine * m34
    return matrix
  }

  /// The identity with m34, rotated about x.
  @inlinable
  var aboutX: Transform3D {
    var matrix = Transform3D()
    matrix.m22 = cosine
    matrix.m23 = sine
    matrix.m24 = sine * m34
    matrix.m32 = -sine
    matrix.m33 = cosine
    matrix.m34 = cosine * m34
    return matrix
  }
}
