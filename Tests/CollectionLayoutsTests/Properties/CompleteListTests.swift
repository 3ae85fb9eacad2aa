import Foundation
import TestSupport
import Testing

@testable import CollectionLayouts

/// The lists of these tests name all that the engine has.
@Suite struct CompleteListTests {
  /// The names of the types in a folder of the engine that conform to a protocol.
  private func types(in folder: String, conformingTo name: String) throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/CollectionLayouts")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources.appending(path: folder), includingPropertiesForKeys: nil)
    let declaration = try Regex(
      "(?:struct|enum|class) (\\w+): (?:\\w+, )*\(name)\\b", as: (Substring, Substring).self)
    return Set(
      try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { String($0.output.1) }
      })
  }

  @Test func everyArrangementOfTheEngineIsListed() throws {
    let listed = ArrangementKind.allCases.flatMap { $0.variants(insets: .zero) }
    #expect(
      try types(in: "Arrangements", conformingTo: "Arrangement") == Set(listed.map { "\(type(of: $0))" }))
  }

  @Test func everyEffectOfTheEngineIsListed() throws {
    var numbers = SeededNumbers(seed: 1)
    let listed = EffectKind.allCases.map { numbers.effect($0, for: .empty) }.map { "\(type(of: $0))" }
    #expect(try types(in: "Effects", conformingTo: "ScrollEffect").isSubset(of: listed))
    #expect(Set(listed).count == listed.count)
  }
}
