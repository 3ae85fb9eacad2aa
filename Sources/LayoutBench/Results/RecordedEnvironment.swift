import Files

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// An environment file read back: what earlier results were measured on and with.
public struct RecordedEnvironment: Hashable, Sendable {
  /// Facts about machine, system, compiler and build, by their names.
  public let facts: [String: String]
  /// The options that chose what was measured, as on a command line; `nil` when the file does not say.
  public let arguments: [String]?

  /// Reads an environment file.
  ///
  /// - Throws: `FileProblem` when the file cannot be read or is none.
  public init(contentsOf path: String) throws(FileProblem) {
    let bytes = try InputFile.read(path)
    do {
      let content = try JSONDecoder().decode(Content.self, from: Data(bytes))
      (facts, arguments) = (content.facts, content.arguments)
    } catch {
      throw FileProblem(path: path, reason: "is not an environment file of the bench (a JSON object)")
    }
  }

  /// What differs between the environments of two result files, or which of them is not known and why, a line
  /// each.
  static func notes(comparing oldPath: String, with newPath: String) -> [String] {
    var environments: [RecordedEnvironment] = []
    var notes: [String] = []
    for path in [oldPath, newPath] {
      do {
        environments.append(try RecordedEnvironment(contentsOf: EnvironmentFile.path(beside: path)))
      } catch {
        notes.append("the environment of \(path) is not known: \(error)")
      }
    }
    return notes.isEmpty ? environments[0].differences(from: environments[1]) : notes
  }

  /// The facts that decide which figures can be compared, and what differs if they do.
  private static let comparedFacts: [(name: String, word: String)] = [
    ("processor", "processor"), ("processors", "number of processors"), ("architecture", "architecture"),
    ("operating_system", "system"), ("swift_version", "Swift version"), ("allocator", "allocator"),
    ("build_configuration", "build"), ("bench_version", "bench version"),
  ]

  /// A line for each fact that differs.
  ///
  /// - Parameter other: The newer environment.
  public func differences(from other: RecordedEnvironment) -> [String] {
    Self.comparedFacts.compactMap { name, word in
      let (old, new) = (facts[name] ?? "unknown", other.facts[name] ?? "unknown")
      return old == new ? nil : "another \(word): \(old), now \(new)"
    }
  }

  /// Whether all of some facts are the same.
  public func agrees(with other: RecordedEnvironment, on names: [String]) -> Bool {
    names.allSatisfy { facts[$0] != nil && facts[$0] == other.facts[$0] }
  }

  private struct Content: Decodable {
    var facts: [String: String] = [:]
    var arguments: [String]?

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Name.self)
      for name in members.allKeys {
        // Facts are strings; anything else belongs to another version.
        if let text = try? members.decode(String.self, forKey: name) { facts[name.stringValue] = text }
      }
      let optionsName = Name(stringValue: "options")
      if members.contains(optionsName) {
        let options = try members.nestedContainer(keyedBy: Name.self, forKey: optionsName)
        arguments = try? options.decode([String].self, forKey: Name(stringValue: "arguments"))
      }
    }
  }
}

extension RecordedEnvironment {
  /// An environment as it would be read back.
  public init(_ file: EnvironmentFile) {
    var facts: [String: String] = [:]
    for fact in file.facts {
      if case .string(let text) = fact.value { facts[fact.name] = text }
    }
    self.facts = facts
    arguments = nil
  }
}
