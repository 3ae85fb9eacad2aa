import Foundation
import Testing

/// The engine's public names beside those that an application's file brings in with the system's frameworks.
@Suite struct PublicNameTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the public types that the files in a folder declare at their top level.
  private static func declaredTypes(in folder: String) throws -> Set<String> {
    let declaration =
      /(?m)^(?:@\w+ )*public (?:final |indirect )?(?:struct|enum|class|actor|protocol|typealias) (\w+)/
    let files = try #require(
      FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      names.formUnion(
        try String(contentsOf: file, encoding: .utf8).matches(of: declaration).map { String($0.1) })
    }
    return names
  }

  @Test func everyPublicTypeIsUsedByItsNameAlone() throws {
    let used = publicTypes.map { "\($0)".replacing("any ", with: "") }
    #expect(try Self.declaredTypes(in: "Sources/CollectionLayouts") == Set(used))
  }

  @Test func noPublicTypeHasANameOfTheSystems() throws {
    let system = try Self.declaredTypes(in: "Tests/SystemNames")
    #expect(system.count > 400)
    #expect(try Self.declaredTypes(in: "Sources/CollectionLayouts").isDisjoint(with: system))
  }

  /// What the engine was told to avoid stands in the stand-in.
  @Test func theStandInHasTheNamesThatClashedOnce() throws {
    let names: Set = [
      "Rect", "Point", "Size", "EdgeInsets", "ContentTransition", "Axis", "Layout", "Section",
    ]
    #expect(names.isSubset(of: try Self.declaredTypes(in: "Tests/SystemNames")))
  }
}
