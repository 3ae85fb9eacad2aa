import CollectionLayouts
import LayoutBench

/// A search under an effect: asks each element how it looks where the view has scrolled to.
struct EveryElementSearch: ArraySearch {
  private var layout: CollectionLayout
  private let elements: [ElementID]

  init(_ layout: CollectionLayout) {
    self.layout = layout
    let everything = LayoutRect(origin: .zero, size: self.layout.contentSize)
    elements = self.layout.layoutAttributesForElements(in: everything).map(\.elementID)
  }

  mutating func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] {
    layout.visibleRect = rect
    var found: [LayoutAttributes] = []
    for element in elements {
      // `nil` only for an element that the content does not have.
      guard let attributes = layout.layoutAttributes(for: element) else { continue }
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    return found
  }
}
