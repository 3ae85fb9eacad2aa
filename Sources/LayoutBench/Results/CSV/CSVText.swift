/// Text as it stands in CSV files.
enum CSVText {
  /// The text as a field: in quotation marks when it would not be read back as one field otherwise.
  static func field(_ text: String) -> String {
    // By bytes: a carriage return and a line feed together are one character.
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return text }
    let doubled = text.unicodeScalars.reduce(into: "") { result, scalar in
      result.unicodeScalars.append(scalar)
      if scalar == "\"" { result += "\"" }
    }
    return "\"\(doubled)\""
  }
}
