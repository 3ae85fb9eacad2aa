import Files

extension EnvironmentFile {
  /// The facts that decide which figures can be compared, and what differs if they do.
  private static let comparedFacts: [(name: String, word: String)] = [
    ("processor", "processor"), ("processors", "number of processors"), ("architecture", "architecture"),
    ("operating_system", "system"), ("swift_version", "Swift version"), ("allocator", "allocator"),
    ("build_configuration", "build"), ("bench_version", "bench version"),
  ]

  /// A line for each fact that differs.
  ///
  /// - Parameter other: The newer environment.
  func differences(from other: EnvironmentFile) -> [String] {
    Self.comparedFacts.compactMap { name, word in
      let (old, new) = (fact(name) ?? "unknown", other.fact(name) ?? "unknown")
      return old == new ? nil : "another \(word): \(old), now \(new)"
    }
  }

  /// The options that say what was laid out and seen, and in which words people know them.
  private static let comparedOptions: [(name: String, word: String)] = [
    (contentOfFrames, "content of the file of --frames"), (contentOfTrace, "content of the file of --trace"),
    ("viewport", "--viewport"), ("axis", "--axis"),
  ]
  /// The options that have the hashes of what the files held.
  public static let contentOfFrames = "frames_content"
  public static let contentOfTrace = "trace_content"

  /// A line for each difference in what was laid out and seen, which makes figures differ for no fault of the
  /// layouts'.
  ///
  /// - Parameter other: The newer environment.
  func inputDifferences(from other: EnvironmentFile) -> [String] {
    Self.comparedOptions.compactMap { name, word in
      let (old, new) = (options[name]?.string, other.options[name]?.string)
      return old == new
        ? nil : "another \(word): \(old ?? "not recorded"), now \(new ?? "not recorded")"
    }
  }

  /// Whether all of some facts are the same.
  func agrees(with other: EnvironmentFile, on names: [String]) -> Bool {
    names.allSatisfy { fact($0) != nil && fact($0) == other.fact($0) }
  }

  /// What differs between the environments of two result files, or which of them is not known and why, a
  /// line each.
  static func notes(comparing oldPath: String, with newPath: String) -> [String] {
    var environments: [EnvironmentFile] = []
    var notes: [String] = []
    for path in [oldPath, newPath] {
      do {
        environments.append(try EnvironmentFile(contentsOf: self.path(beside: path)))
      } catch {
        notes.append("the environment of \(path) is not known: \(error)")
      }
    }
    return notes.isEmpty
      ? environments[0].differences(from: environments[1])
        + environments[0].inputDifferences(from: environments[1]) : notes
  }
}
