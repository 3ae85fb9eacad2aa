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

  /// What the system refused: `PATH: cannot be written: No space left on device`.
  init(path: String, cannotBe action: String, _ failure: SystemFailure, hint: String = "") {
    self.init(path: path, reason: "cannot be \(action): \(failure.reason)\(hint)")
  }

  /// `path:line: column name: reason`, always on one line.
  public var description: String {
    var text = Printable.line(path, limit: 4096)
    if let line { text += ":\(line)" }
    if let column { text += ": column \(Printable.line(column))" }
    return text + ": " + Printable.line(reason, limit: 4096)
  }
}
