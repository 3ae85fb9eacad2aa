import CollectionLayouts
import LayoutBench

/// A search as many layouts have it: a dictionary of columns, each filtered from its first item to its last.
final class ColumnSearch: ArraySearch {
  private var columns: [Double: [LayoutAttributes]] = [:]

  /// The prepare: sorts all elements into columns. Asking for them lays the content out, in the time of the prepare.
  init(_ layout: CollectionLayout) {
    var layout = layout
    let everything = LayoutRect(origin: .zero, size: layout.contentSize)
    for attributes in layout.layoutAttributesForElements(in: everything) {
      columns[attributes.frame.x, default: []].append(attributes)
    }
  }

  func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] {
    columns.values.flatMap { column in column.filter { $0.frame.intersects(rect) } }
  }
}
