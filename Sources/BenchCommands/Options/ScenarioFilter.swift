/// A regular expression that scenario names are searched with.
struct ScenarioFilter {
  private let expression: Regex<AnyRegexOutput>
  let text: String

  init(_ text: String) throws {
    guard let expression = Self.limited({ try? Regex(text) }) else {
      throw CommandFailure.usage("--filter does not understand the regular expression \(quoted: text)")
    }
    self.expression = expression
    self.text = text
  }

  /// Those of some elements whose name has a match.
  func matches<Element>(in elements: [Element], name: (Element) -> String) -> [Element] {
    Self.limited { elements.filter { name($0).firstMatch(of: expression) != nil } }
  }

  /// Some expressions, such as `(a+)+b`, would take years to say no, and long ones take long to be understood; they end
  /// the process with the usage code.
  private static func limited<Result>(_ body: () -> Result) -> Result {
    TimeLimit.run(
      seconds: 5,
      orEndWith: "--filter takes too long with this regular expression; use a simpler one", body)
  }
}
