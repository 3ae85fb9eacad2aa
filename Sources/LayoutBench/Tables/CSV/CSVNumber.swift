/// Numbers as they stand in CSV files: decimal, with a point, never grouped, never NaN or infinite.
enum CSVNumber {
  /// The number that a field holds, or `nil` when it holds anything else.
  static func parse(_ text: String) -> Double? {
    // The standard library also takes hexadecimal numbers, "nan" and "infinity".
    guard text.utf8.allSatisfy(isDecimal), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The shortest text that reads back as the same number.
  ///
  /// - Parameter number: A finite number.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
