import Files

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// What results were measured on and with: the JSON file beside a result CSV.
public struct EnvironmentFile: Hashable, Sendable {
  /// Facts about machine, system, compiler and build, in the order in which they were recorded.
  public private(set) var facts: [JSONValue.Member] = []
  /// The options of the run, by their names; written in the order of these.
  public private(set) var options: [String: JSONValue] = [:]

  public init() {}

  /// Reads a file; the order of its facts is that of their names.
  ///
  /// - Throws: `FileProblem` when the file cannot be read or is none.
  public init(contentsOf path: String) throws(FileProblem) {
    let bytes = try InputFile.read(path)
    guard case .object(let members) = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
      case .object(let options) = members.first(where: { $0.name == "options" })?.value ?? .object([])
    else { throw FileProblem(path: path, reason: "is not an environment file of the bench (a JSON object)") }
    facts = members.filter { $0.name != "options" }
    self.options = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.value) })
  }

  /// Records a fact; one recorded earlier under the name is replaced in its place.
  ///
  /// - Complexity: O(*n*) for *n* facts.
  public mutating func record(_ name: String, _ value: JSONValue) {
    if let place = facts.firstIndex(where: { $0.name == name }) {
      facts[place].value = value
    } else {
      facts.append(JSONValue.Member(name, value))
    }
  }

  /// Records an option; one recorded earlier under the name is replaced.
  ///
  /// - Complexity: O(1)
  public mutating func recordOption(_ name: String, _ value: JSONValue) { options[name] = value }

  /// The file's text: one JSON object with the facts and, last, the member `options`.
  ///
  /// The same records give the same text, so that two files can be compared line by line.
  ///
  /// - Complexity: O(*n* log *n*) for *n* records.
  public var json: String {
    let sortedOptions = options.sorted { $0.key < $1.key }.map { JSONValue.Member($0, $1) }
    let members =
      facts.filter { $0.name != "options" } + [JSONValue.Member("options", .object(sortedOptions))]
    return JSONValue.object(members).text + "\n"
  }

  /// A fact that is a text; `nil` where there is none.
  public func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value.string }

  /// The options that chose what was measured, as on a command line; `nil` where the file does not say.
  public var arguments: [String]? {
    guard case .array(let values) = options["arguments"] else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }

  /// Where the environment of a result file goes: `results/latest.csv` has `results/latest.environment.json`.
  ///
  /// - Parameter resultPath: The result file.
  public static func path(beside resultPath: String) -> String {
    let stem = resultPath.hasSuffix(".csv") ? String(resultPath.dropLast(4)) : resultPath
    return stem + ".environment.json"
  }
}
