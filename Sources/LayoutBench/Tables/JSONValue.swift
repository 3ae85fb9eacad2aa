/// A value as JSON knows it, with an object's members in a given order.
public enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; NaN and infinity, which JSON cannot say, are written as `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and what it stands for.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value that a file has; members come in the order of their names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func decode<Value: Decodable>(_ make: (Value) -> JSONValue) -> JSONValue? {
      (try? container.decode(Value.self)).map(make)
    }
    let null = container.decodeNil() ? JSONValue.null : nil
    self =
      try null ?? decode(JSONValue.bool) ?? decode(JSONValue.integer) ?? decode(JSONValue.number)
      ?? decode(JSONValue.string) ?? decode(JSONValue.array)
      ?? .object(
        container.decode([String: JSONValue].self).sorted { $0.key < $1.key }.map { Member($0, $1) })
  }

  /// The text that the value is; `nil` when it is none.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value as JSON text over several lines, indented by two spaces, without a line end after it.
  ///
  /// - Complexity: O(*n* · *d*) for *n* characters of text, nested *d* deep.
  public var text: String { text(indent: "\n") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    return switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? CSVNumber.text(value) : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values):
      Self.lines(values.map { $0.text(indent: inner) }, between: "[", "]", indent: indent)
    case .object(let members):
      Self.lines(
        members.map { "\(Self.quoted($0.name)): \($0.value.text(indent: inner))" }, between: "{", "}",
        indent: indent)
    }
  }

  private static func lines(
    _ parts: [String], between opening: String, _ closing: String, indent: String
  ) -> String {
    guard !parts.isEmpty else { return opening + closing }
    return opening + parts.map { indent + "  " + $0 }.joined(separator: ",") + indent + closing
  }

  private static func quoted(_ string: String) -> String {
    let text = string.escaped { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return nil
      }
    }
    return "\"\(text)\""
  }
}
