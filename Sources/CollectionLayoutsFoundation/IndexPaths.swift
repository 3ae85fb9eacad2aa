public import CollectionLayouts
public import Foundation

extension ItemPath {
  /// The place that an index path names: its first index is the section, its second the item.
  ///
  /// - Parameter indexPath: An index path of two indexes, as collection views have them.
  /// - Returns: `nil` for one of another length.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(item: indexPath[1], section: indexPath[0])
  }
}

extension IndexPath {
  /// The index path of a place: the section, then the item.
  public init(_ path: ItemPath) {
    self.init(indexes: [path.section, path.item])
  }
}
