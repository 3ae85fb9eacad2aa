/// The last steps of a query, for one candidate after the other: effect, exact test, attributes, early exit.
@usableFromInline
struct ElementProbe<Effect: ScrollEffect> {
  @usableFromInline let effect: Effect
  @usableFromInline let query: ElementQuery
  @usableFromInline let frames: UnsafeBufferPointer<Rect>
  @usableFromInline let directory: ElementDirectory
  @usableFromInline var cursor = ElementDirectory.Cursor()
  @usableFromInline var examined = 0
  @usableFromInline var returned = 0
  @usableFromInline var stop = false

  @inlinable
  init(
    effect: Effect, query: ElementQuery, frames: UnsafeBufferPointer<Rect>, directory: ElementDirectory
  ) {
    self.effect = effect
    self.query = query
    self.frames = frames
    self.directory = directory
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
    let element = cursor.element(at: position, in: directory)
    let look = effect.look(of: element, at: base, in: query.scene)
    guard query.window.meets(look.frame) else { return }
    returned += 1
    body(LayoutAttributes(elementID: element, baseFrame: base, look: look), &stop)
  }

  /// Hands out one element whatever the window.
  @inlinable
  mutating func handOut(_ position: Int, _ body: (LayoutAttributes, inout Bool) -> Void) {
    let base = frames[position]
    let element = cursor.element(at: position, in: directory)
    let look = effect.look(of: element, at: base, in: query.scene)
    examined += 1
    returned += 1
    body(LayoutAttributes(elementID: element, baseFrame: base, look: look), &stop)
  }
}
