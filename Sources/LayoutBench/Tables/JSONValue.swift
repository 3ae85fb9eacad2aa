/// A value as JSON knows it, with an object's members in a given order.
public enum JSONValue: Hashable, Sendable {
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

  /// The value as JSON text over several lines, indented by two spaces, without a line end after it.
  ///
  /// - Complexity: O(*n*) for *n* characters of text.
  public var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? CSVNumber.text(value) : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, indent: indent) { member, text, indent in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between opening: String, _ closing: String, to text: inout String, indent: String,
    _ writePart: (Part, inout String, String) -> Void
  ) {
    text += opening
    for (position, part) in parts.enumerated() {
      text += (position > 0 ? "," : "") + indent + "  "
      writePart(part, &text, indent + "  ")
    }
    text += (parts.isEmpty ? "" : indent) + closing
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
