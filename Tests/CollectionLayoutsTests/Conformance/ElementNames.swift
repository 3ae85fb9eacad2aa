@testable import CollectionLayouts

/// The names that cases give to elements: a number, or one of `i:S.I`, `h:S`, `f:S` and `d:S`.
enum ElementNames {
  static func element(_ name: JSONValue) throws -> ElementID {
    if let item = name.integer { return .item(item) }
    let parts = (name.string ?? "").split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { throw CaseFault("\(name) names no element") }
    let numbers = parts[1].split(separator: ".").map { Int($0) }
    switch (parts[0], numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
    case ("i", 2, let section?, let item?): return .item(item, section: section)
    case ("h", 1, let section?, _): return .header(section: section)
    case ("f", 1, let section?, _): return .footer(section: section)
    case ("d", 1, let section?, _): return .background(section: section)
    default: throw CaseFault("\(name) names no element")
    }
  }

  /// - Parameter usesNumbers: Whether the layout calls its items by number.
  static func name(_ element: ElementID, usesNumbers: Bool) -> JSONValue {
    let section = element.indexPath.section
    switch element.kind {
    case .item where usesNumbers && section == 0: return .number(Double(element.indexPath.item))
    case .item: return .string("i:\(section).\(element.indexPath.item)")
    case .header: return .string("h:\(section)")
    case .footer: return .string("f:\(section)")
    case .background: return .string("d:\(section)")
    }
  }

  /// The names, or the objects with an `id`, in the engine's element order. Cases list a background before
  /// the items of its section, the engine behind them.
  static func inElementOrder(_ values: [JSONValue]) throws -> [JSONValue] {
    let keyed = try values.map { value in (element: try element(value["id"] ?? value), value: value) }
    return keyed.sorted { $0.element < $1.element }.map(\.value)
  }
}
