/// Why a batch of changes could not be applied: the first change that names something that is not there.
public struct ContentChangeError: Error, Hashable, Sendable {
  /// What a change named.
  public enum Subject: Hashable, Sendable {
    /// A section, or a place for one.
    case section
    /// An item of a section, or a place for one.
    case item(section: Int)
    /// How many items to take out from a place on.
    case itemCount(at: ItemPath)
    /// How many items there would be, counting those taken out again.
    case totalItemCount
  }

  /// The number of the change in its batch, from 0.
  public let changeNumber: Int
  /// The change.
  public let change: ContentChange
  /// What was wrong with it.
  public let subject: Subject
  /// The number that it gave.
  public let given: Int
  /// The numbers that were possible when its turn came; empty when there was none.
  public let allowed: Range<Int>
}

extension ContentChangeError: CustomStringConvertible {
  /// One line that says which change, which index, and what is allowed.
  public var description: String {
    let what: String
    switch subject {
    case .section: what = "section \(given)"
    case .item(let section): what = "item \(given) of section \(section)"
    case .itemCount(let place):
      what = "a count of \(given) from item \(place.item) of section \(place.section)"
    case .totalItemCount: what = "a total of \(given) items"
    }
    let choice: String
    switch allowed.count {
    case 0: choice = "nothing is allowed there"
    case 1: choice = "only \(allowed.lowerBound) is allowed"
    default: choice = "\(allowed.lowerBound) to \(allowed.upperBound - 1) are allowed"
    }
    return "change \(changeNumber) (\(change.name)): \(what) is not possible; \(choice)"
  }
}

extension ContentChange {
  /// What the change does, in words.
  fileprivate var name: String {
    switch self {
    case .insertItems: "insert items"
    case .deleteItems: "delete items"
    case .moveItem: "move item"
    case .reloadItem: "reload item"
    case .resizeItem: "resize item"
    case .insertSection: "insert section"
    case .deleteSection: "delete section"
    case .moveSection: "move section"
    case .reloadSection: "reload section"
    case .resizeHeader: "resize header"
    case .resizeFooter: "resize footer"
    }
  }
}
