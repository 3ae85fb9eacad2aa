/// What is counted under a name of its own: callgrind keeps the name with the count.
public enum CountedWork: Hashable, Sendable {
  /// A path's queries, a whole sweep of them.
  case queries(path: String)
  /// A prepare.
  case prepare(String)

  /// The name of the count in a scenario, which is known by its number.
  func name(scenario: Int) -> String {
    switch self {
    case .queries(let path): "\(scenario) queries \(path)"
    case .prepare(let preparation): "\(scenario) prepare \(preparation)"
    }
  }

  /// The scenario's number and the work that a count's name stands for; `nil` for any other name.
  static func parse(_ name: String) -> (scenario: Int, work: CountedWork)? {
    let words = name.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, let scenario = Int(words[0]) else { return nil }
    switch words[1] {
    case "queries": return (scenario, .queries(path: words[2]))
    case "prepare": return (scenario, .prepare(words[2]))
    default: return nil
    }
  }
}
