@testable import CollectionLayouts

// The reference: every element is looked at, and the edge rule is written out as it reads, with none of the
// engine's own tests.

/// One side of a rectangle: the numbers from `lower` up to, but without, `upper`, or the number `lower`
/// alone.
private struct Side {
  var lower: Double
  var upper: Double
  var isPoint: Bool

  static let everything = Side(lower: -.infinity, upper: .infinity, isPoint: false)

  /// A side with a length that may be negative.
  init(from origin: Double, length: Double) {
    lower = length < 0 ? origin + length : origin
    upper = length < 0 ? origin : origin + length
    // A length that is lost in rounding counts as none.
    isPoint = lower == upper
  }

  private init(lower: Double, upper: Double, isPoint: Bool) {
    (self.lower, self.upper, self.isPoint) = (lower, upper, isPoint)
  }

  func contains(_ value: Double) -> Bool {
    isPoint ? value == lower : lower <= value && value < upper
  }

  /// Two sides share a number exactly when they share the larger of their lower ends.
  func meets(_ other: Side) -> Bool {
    let start = lower > other.lower ? lower : other.lower
    return contains(start) && other.contains(start)
  }
}

/// Whether a displayed frame and a queried rectangle share a point when sides are half open.
///
/// A side of length 0 is a point, negative sizes are turned around, null and NaN meet nothing, and a query of
/// the infinite rectangle meets everything else.
func shareAPoint(_ frame: LayoutRect, _ query: LayoutRect) -> Bool {
  for rect in [frame, query] {
    if rect.x == .infinity || rect.y == .infinity { return false }
    if rect.x.isNaN || rect.y.isNaN || rect.width.isNaN || rect.height.isNaN { return false }
  }
  let isInfinite = query == .infinite
  let across = isInfinite ? Side.everything : Side(from: query.x, length: query.width)
  let down = isInfinite ? Side.everything : Side(from: query.y, length: query.height)
  return Side(from: frame.x, length: frame.width).meets(across)
    && Side(from: frame.y, length: frame.height).meets(down)
}

extension FrameTable {
  /// The attributes of all elements, in element order.
  func everyElement(under effect: any ScrollEffect, showing visibleRect: LayoutRect) -> [LayoutAttributes] {
    let scene = ScrollScene(visibleRect: visibleRect, axis: container.axis)
    let table = self
    return frames.indices.map { position in
      let element = table.directory.element(at: position)
      let standing = table.standing(element, at: table.frames[position], in: scene)
      var attributes = LayoutAttributes(
        elementID: element, baseFrame: standing.frame,
        look: effect.look(of: element, at: standing.frame, in: scene))
      if standing.isPinned { attributes.zIndex += 1 }
      return attributes
    }
  }
}

extension LayoutAttributes {
  /// Whether everything is equal, where NaN equals itself.
  func isSame(as other: LayoutAttributes) -> Bool {
    self == other
      || elementID == other.elementID && zIndex == other.zIndex
        && zip(numbers, other.numbers).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  private var numbers: [Double] {
    [baseFrame, frame].flatMap { [$0.x, $0.y, $0.width, $0.height] } + [alpha] + transform3D.rows
  }
}
