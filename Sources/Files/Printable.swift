/// Text from outside, made fit to be shown.
package enum Printable {
  /// The text on one line: control characters become `?`, so that a file cannot steer the reader's terminal,
  /// and what is too long is cut.
  package static func line(_ text: String, limit: Int = 60) -> String {
    var result = String.UnicodeScalarView()
    for (position, scalar) in text.unicodeScalars.enumerated() {
      if position == limit {
        result.append("…")
        break
      }
      result.append(isHarmless(scalar) ? scalar : "?")
    }
    return String(result)
  }

  /// The text in quotation marks, on one line and cut when too long.
  package static func quoted(_ text: String) -> String { "\"\(line(text))\"" }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
