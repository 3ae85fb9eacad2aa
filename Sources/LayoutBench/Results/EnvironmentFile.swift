import Files

/// What the results were measured on and with: the JSON file beside a result CSV.
public struct EnvironmentFile: Hashable, Sendable {
  /// Facts about machine, system, compiler and build, in the order in which they were recorded.
  public private(set) var facts: [JSONValue.Member] = []
  /// The options of the run; written in the order of their names.
  public private(set) var options: [JSONValue.Member] = []

  public init() {}

  /// Records a fact; one recorded earlier under the name is replaced in its place.
  ///
  /// - Complexity: O(*n*) for *n* facts.
  public mutating func record(_ name: String, _ value: JSONValue) {
    Self.set(&facts, name, value)
  }

  /// Records an option; one recorded earlier under the name is replaced.
  ///
  /// - Complexity: O(*n*) for *n* options.
  public mutating func recordOption(_ name: String, _ value: JSONValue) {
    Self.set(&options, name, value)
  }

  /// The file's text: one JSON object with the facts and, last, the member `options`.
  ///
  /// The same records give the same text, so that two files can be compared line by line.
  ///
  /// - Complexity: O(*n* log *n*) for *n* records.
  public var json: String {
    let sortedOptions = JSONValue.object(options.sorted { $0.name < $1.name })
    let members = facts.filter { $0.name != "options" } + [JSONValue.Member("options", sortedOptions)]
    return JSONValue.object(members).text + "\n"
  }

  /// Writes the file.
  ///
  /// - Parameter path: The file; see `AtomicFile.write(_:to:makingFolder:)`.
  /// - Throws: `FileProblem` when the file cannot be written; an earlier file is then as it was.
  public func write(to path: String) throws(FileProblem) {
    try AtomicFile.write(json, to: path)
  }

  /// Where the environment of a result file goes: `results/latest.csv` has `results/latest.environment.json`.
  ///
  /// - Parameter resultPath: The result file.
  public static func path(beside resultPath: String) -> String {
    let stem = resultPath.hasSuffix(".csv") ? String(resultPath.dropLast(4)) : resultPath
    return stem + ".environment.json"
  }

  private static func set(_ members: inout [JSONValue.Member], _ name: String, _ value: JSONValue) {
    if let place = members.firstIndex(where: { $0.name == name }) {
      members[place].value = value
    } else {
      members.append(JSONValue.Member(name, value))
    }
  }
}
