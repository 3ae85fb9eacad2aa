/// A regular expression that scenario names are searched with.
struct ScenarioFilter {
  private let expression: Regex<AnyRegexOutput>
  let text: String

  init(_ text: String) throws {
    guard let expression = try? Regex(text) else {
      throw CommandFailure.usage("--filter does not understand the regular expression '\(text)'")
    }
    self.expression = expression
    self.text = text
  }

  /// Whether a name has a match. Some expressions, such as `(a+)+b`, would take years to say no; they end the
  /// process with the usage code.
  func accepts(_ name: String) -> Bool {
    TimeLimit.run(
      seconds: 5,
      orEndWith: "--filter takes too long with this regular expression; use a simpler one"
    ) {
      name.firstMatch(of: expression) != nil
    }
  }
}
