/// What is wrong with a file, and where: one line, for people.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let path: String
  /// The line that the problem is on, from 1; `nil` when it concerns the file as a whole.
  public let line: Int?
  /// The name of the CSV column, if it is about one.
  public let column: String?
  /// What is wrong, and what is allowed.
  public let reason: String

  public init(path: String, line: Int? = nil, column: String? = nil, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// `path:line: column name: reason`, always on one line.
  public var description: String {
    var text = Printable.line(path, limit: 4096)
    if let line { text += ":\(line)" }
    if let column { text += ": column \(Printable.line(column))" }
    return text + ": " + Printable.line(reason, limit: 4096)
  }
}

/// Text from outside, made fit to be shown.
enum Printable {
  /// The text on one line: control characters become `?`, so that a file cannot steer the reader's terminal,
  /// and what is too long is cut.
  static func line(_ text: String, limit: Int = 60) -> String {
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
  static func quoted(_ text: String) -> String { "\"\(line(text))\"" }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
