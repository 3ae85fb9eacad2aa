import CollectionLayouts

/// The right answer of each frame, by brute force: every element, its displayed frame, the exact test.
struct OracleAnswers {
  /// What each frame's query must return, in element order.
  let frames: [[LayoutAttributes]]

  /// Looks at every element in every frame.
  ///
  /// - Complexity: O(*n* · *f*) for *n* elements and *f* frames.
  init(layout: CollectionLayout, rects: [LayoutRect]) {
    var layout = layout
    let (prepared, effect) = (layout.prepared, layout.effect)
    let everything = Array(0..<Int32(clamping: prepared.table.frames.count))
    frames = rects.map { rect in
      var answer: [LayoutAttributes] = []
      effect._visitElements(of: prepared, at: everything, in: prepared.scene(showing: rect)) { attributes in
        if Self.meet(attributes.frame, rect) { answer.append(attributes) }
      }
      return answer
    }
  }

  /// The largest number of elements in one frame.
  var mostElements: Int { frames.map(\.count).max() ?? 0 }

  /// Whether a displayed frame and a visible rectangle share a point.
  ///
  /// Written out span by span after the definition, apart from the engine's own predicate, so that a fault
  /// there shows here.
  static func meet(_ frame: LayoutRect, _ rect: LayoutRect) -> Bool {
    spansMeet(frame.minX, frame.maxX, rect.minX, rect.maxX)
      && spansMeet(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  /// Whether `[a0, a1)` and `[b0, b1)` share a point, where a span without length is the point it starts at.
  private static func spansMeet(_ a0: Double, _ a1: Double, _ b0: Double, _ b1: Double) -> Bool {
    let point = max(a0, b0)
    let isInA = a0 == a1 ? point == a0 : a0 <= point && point < a1
    let isInB = b0 == b1 ? point == b0 : b0 <= point && point < b1
    return isInA && isInB
  }
}
