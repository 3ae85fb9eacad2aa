/// The last steps of a query, for one candidate after the other: effect, exact test, attributes, early exit.
@usableFromInline
struct ElementProbe<Effect: ScrollEffect> {
  @usableFromInline let effect: Effect
  @usableFromInline let query: ElementQuery
  @usableFromInline let frames: UnsafeBufferPointer<LayoutRect>
  @usableFromInline let table: FrameTable
  @usableFromInline var cursor = ElementDirectory.Cursor()
  @usableFromInline var examined = 0
  @usableFromInline var returned = 0
  @usableFromInline var stop = false

  @inlinable
  init(
    effect: Effect, query: ElementQuery, frames: UnsafeBufferPointer<LayoutRect>, table: FrameTable
  ) {
    self.effect = effect
    self.query = query
    self.frames = frames
    self.table = table
  }

  /// Tests one candidate and hands it out when its displayed frame meets the window.
  ///
  /// Bounds argument: indexes name positions of the table that they were made from, so `position` is inside
  /// `frames`; the subscript checks it in debug builds.
  @inlinable
  @inline(__always)
  mutating func examine(_ position: Int, _ body: (LayoutAttributes, inout Bool) -> Void) {
    examined += 1
    let base = frames[position]
    let element = cursor.element(at: position, in: table.directory)
    let standing = table.standing(element, at: base, in: query.scene)
    let look = effect.look(of: element, at: standing.frame, in: query.scene)
    // Before the attributes are put together: most candidates of a scan fail here.
    guard query.window.meets(look.frame) else { return }
    returned += 1
    body(LayoutAttributes(elementID: element, standing: standing, look: look), &stop)
  }
}

extension FrameTable {
  /// The attributes of one element: where it stands, and how it looks there.
  @inlinable
  @inline(__always)
  func attributes<Effect: ScrollEffect>(
    at position: Int, base: LayoutRect, cursor: inout ElementDirectory.Cursor, effect: Effect,
    in scene: ScrollScene
  ) -> LayoutAttributes {
    let element = cursor.element(at: position, in: directory)
    let standing = standing(element, at: base, in: scene)
    let look = effect.look(of: element, at: standing.frame, in: scene)
    return LayoutAttributes(elementID: element, standing: standing, look: look)
  }
}

extension LayoutAttributes {
  /// The attributes of an element that stands somewhere and looks somehow; pinned views lie one level higher.
  @inlinable
  init(elementID: ElementID, standing: (frame: LayoutRect, isPinned: Bool), look: ElementLook) {
    self.init(elementID: elementID, baseFrame: standing.frame, look: look)
    if standing.isPinned { zIndex += 1 }
  }
}
