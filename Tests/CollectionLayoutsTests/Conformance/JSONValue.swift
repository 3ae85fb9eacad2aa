/// A JSON value, and the numbers that JSON cannot write.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// A member of an object; `nil` when there is none or when this is no object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// A number, also one of `"nan"` and `"inf"`.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("nan"): .nan
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    default: nil
    }
  }

  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The object with the members of another in place of its own.
  func merging(_ other: JSONValue) -> JSONValue {
    guard let mine = object, let theirs = other.object else { return other }
    return .object(mine.merging(theirs) { $1 })
  }

  /// The object without the members that another lacks.
  func restricted(toMembersOf other: JSONValue) -> JSONValue {
    guard let members = object else { return self }
    return .object(members.filter { other[$0.key] != nil })
  }

  /// Whether two values agree when numbers may differ by `tolerance`.
  func agrees(with other: JSONValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left == right || (left - right).magnitude <= tolerance
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.agrees(with: $1, tolerance: tolerance) }
    case (.object(let left), .object(let right)):
      left.keys == right.keys
        && left.allSatisfy { key, value in
          right[key].map { value.agrees(with: $0, tolerance: tolerance) } ?? false
        }
    default: self == other
    }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.keys.sorted().map { "\($0): \(members[$0]!)" }.joined(separator: ", ") + "}"
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(floatLiteral value: Double) { self = .number(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
