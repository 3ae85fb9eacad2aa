/// What a build wrote.
struct BuildLog {
  let text: String

  /// The most characters that the reason of a failure has.
  private static let reasonLimit = 600

  init(of outcome: ChildProcess.Outcome) {
    text = outcome.output + outcome.errors
  }

  /// Why the build failed: its last error lines, on one line.
  ///
  /// - Parameter folder: The folder of the files built; their paths are told from there.
  /// - Complexity: O(*n*) for *n* characters.
  func reason(withoutFolder folder: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.trimmed($0) }.filter { !$0.isEmpty }
    // The compiler says it again below the source line, behind a bar.
    let errors = lines.filter {
      $0.hasPrefix("error:") || ($0.contains(" error: ") && !$0.hasPrefix("|") && !$0.hasPrefix("`"))
    }
    var distinct: [String] = []
    for line in errors.isEmpty ? lines.suffix(3) : errors[...] where !distinct.contains(line) {
      distinct.append(line)
    }
    let reason = distinct.suffix(3).map { Self.removing(folder + "/", from: $0) }.joined(separator: "; ")
    if reason.isEmpty { return "nothing was said about why" }
    return reason.count > Self.reasonLimit ? reason.prefix(Self.reasonLimit) + "…" : reason
  }

  private static func trimmed(_ line: Substring) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private static func removing(_ part: String, from text: String) -> String {
    text.split(separator: part, omittingEmptySubsequences: false).joined()
  }
}
