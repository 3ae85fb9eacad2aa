/// One change of content, as a value.
///
/// Changes of a batch are applied one after the other, in the order given; each index means the content as it
/// stands when its turn comes. That is the order in which one would edit an array, and differs from UIKit's
/// `performBatchUpdates`, where deletions mean the old content and insertions the new one whatever the order.
public enum ContentChange: Hashable, Sendable {
  /// Puts items in front of the item at a place, or at the section's end when the place is the number of
  /// items.
  case insertItems(ItemSizes, at: ItemPath)
  /// Takes out `count` items, the first of which stands at a place.
  case deleteItems(count: Int, at: ItemPath)
  /// Takes an item out and puts it back so that it stands at `to` afterwards; it may change its section.
  case moveItem(from: ItemPath, to: ItemPath)
  /// Says that an item shows something else now. It survives, with the size given, in points, or its old one.
  case reloadItem(at: ItemPath, size: LayoutSize? = nil)
  /// Gives an item another natural size, in points.
  case resizeItem(at: ItemPath, to: LayoutSize)

  /// Puts a section in front of the section with a number, or at the end when that is the number of sections.
  case insertSection(CollectionContent.Section, at: Int)
  /// Takes out a section with everything in it.
  case deleteSection(at: Int)
  /// Takes a section out and puts it back so that it has the number `to` afterwards.
  case moveSection(from: Int, to: Int)
  /// Replaces what a section holds. The section survives, and with it header, footer and background; its
  /// items do not, since nothing says which is which.
  case reloadSection(CollectionContent.Section, at: Int)
  /// Gives a section's header another length along the scroll axis, in points; not a positive number, no
  /// header.
  case resizeHeader(section: Int, to: Double)
  /// Gives a section's footer another length along the scroll axis, in points; not a positive number, no
  /// footer.
  case resizeFooter(section: Int, to: Double)

  /// Puts one item of a natural size, in points, in front of the item at a place.
  public static func insertItem(_ size: LayoutSize, at place: ItemPath) -> ContentChange {
    .insertItems(.uniform(size, count: 1), at: place)
  }

  /// Takes out one item.
  public static func deleteItem(at place: ItemPath) -> ContentChange {
    .deleteItems(count: 1, at: place)
  }
}
