/// What git is told to pass over: results, but not the baseline.
struct IgnoredResults {
  /// The name of the executable that writes them.
  let target: String

  private static let pattern = "/results/*"

  /// What to add at the end of `.gitignore`.
  ///
  /// - Parameter earlier: Its text; `nil` where there is none.
  /// - Returns: `nil` when it has them already.
  func addition(to earlier: String?) -> String? {
    let lines = [
      "# Results of \(target); the baseline is committed.", Self.pattern, "!/results/baseline.csv",
      "!/results/baseline.environment.json", "",
    ].joined(separator: "\n")
    guard let earlier else { return "/.build\n\n" + lines }
    guard !earlier.split(whereSeparator: \.isNewline).contains(Self.pattern[...]) else { return nil }
    let end = earlier.isEmpty || earlier.hasSuffix("\n") ? "" : "\n"
    return end + (earlier.isEmpty ? "" : "\n") + lines
  }
}
