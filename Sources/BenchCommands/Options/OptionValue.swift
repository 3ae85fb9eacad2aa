/// Reads the values of options, refusing what is not allowed with one line that says what is.
enum OptionValue {
  /// A whole number within limits.
  static func integer(_ text: String, of option: String, in limits: ClosedRange<Int>) throws -> Int {
    guard let value = Int(text), limits.contains(value) else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: a whole number from \(limits.lowerBound)"
          + " to \(limits.upperBound)")
    }
    return value
  }

  /// A number within limits.
  static func number(_ text: String, of option: String, in limits: ClosedRange<Double>) throws -> Double {
    guard isDecimal(text), let value = Double(text), limits.contains(value) else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: a number from \(limits.lowerBound)"
          + " to \(limits.upperBound)")
    }
    return value
  }

  /// A share, given in percent within limits.
  static func percent(_ text: String, of option: String, in limits: ClosedRange<Double>) throws -> Double {
    try number(text, of: option, in: limits) / 100
  }

  /// Whether a text is a number as people write it: Swift would take hexadecimal ones too.
  private static func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
  }

  /// One of a few words.
  static func word<Value: RawRepresentable & CaseIterable>(
    _ text: String, of option: String
  ) throws -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      let hint = Suggestion.text(for: text, among: Value.allCases.map(\.rawValue))
      throw CommandFailure.usage(
        "\(option) does not know \(quoted: text)\(hint); allowed: \(names(Value.self))")
    }
    return value
  }

  /// The words that are allowed, for people.
  static func names<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String
  where Value.RawValue == String {
    Value.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The path of a file.
  static func path(_ text: String, of option: String) throws -> String {
    guard !text.isEmpty else {
      throw CommandFailure.usage("\(option) does not take ''; allowed: the path of a file")
    }
    return text
  }

  /// The path of a result file to write, which an environment file may get beside it.
  static func resultPath(_ text: String, of option: String) throws -> String {
    guard !text.hasSuffix(".environment.json") else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text), the name of an environment file; allowed: the path of a CSV"
      )
    }
    return try path(text, of: option)
  }

  /// The parts of a list with commas between them; each may stand once.
  static func list(_ text: String, of option: String) throws -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw CommandFailure.usage(
        "\(option) has an empty entry in \(quoted: text); allowed: a,b,c without spaces")
    }
    var seen: Set<String> = []
    for part in parts where !seen.insert(part).inserted {
      throw CommandFailure.usage("\(option) names \(quoted: part) twice")
    }
    return parts
  }
}
