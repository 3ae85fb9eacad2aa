/// Why content cannot be laid out: a fault of the program, such as of an arrangement of one's own.
public enum LayoutError: Error, Hashable {
  /// An arrangement did not give one frame per item.
  case wrongFrameCount(arrangement: String, section: Int, frames: Int, items: Int)
  /// More elements than a layout can number, with the items of a section.
  case tooManyElements(section: Int, items: Int, elementsBefore: Int)
}

extension LayoutError: CustomStringConvertible {
  /// One line for people, with what is allowed.
  public var description: String {
    switch self {
    case .wrongFrameCount(let arrangement, let section, let frames, let items):
      "\(arrangement) gave \(frames) frames for \(items) items in section \(section); an arrangement must give"
        + " exactly one frame per item"
    case .tooManyElements(let section, let items, let elementsBefore):
      "section \(section) has \(items) items, after \(elementsBefore) elements before it; a layout holds"
        + " at most \(ElementDirectory.elementLimit) elements"
    }
  }
}

/// A value that a correct program gets; ends the program with what is wrong.
///
/// Not a precondition: in release builds nobody would learn why.
func orStop<Value>(_ value: () throws(LayoutError) -> Value) -> Value {
  do { return try value() } catch { fatalError("\(error)") }
}
