import Files

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// What a package's manifest says, as far as the bench needs it.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    let name: String
    /// `test` for tests.
    let type: String
    /// Its folder, where the manifest gives one.
    let path: String?
  }

  struct Product: Decodable {
    let name: String
  }

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let platforms: [Platform]
  let dependencies: [PackageDependency]

  /// The manifest in a folder.
  ///
  /// - Throws: ``CommandFailure`` when the toolchain cannot read it.
  init(in folder: String, _ tool: PackageTool) throws {
    let text = try tool.run(["dump-package"], in: folder)
    do {
      self = try JSONDecoder().decode(PackageManifest.self, from: Data(Array(text.utf8)))
    } catch {
      throw CommandFailure.failure("\(folder)/Package.swift: swift package dump-package gave unknown JSON")
    }
  }
}

/// A package that another one depends on.
struct PackageDependency: Decodable {
  /// What `.product(name:package:)` calls it.
  let name: String
  /// Its folder, where it is one of this machine.
  let folder: String?

  private struct Source: Decodable {
    let identity: String
    let path: String?
    let nameForTargetDependencyResolutionOnly: String?
  }

  /// Reads an object of one member, which is named for the kind of source and has a list of one.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let source = try container.decode([String: [Source]].self).values.first?.first else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a dependency without a source")
    }
    name = source.nameForTargetDependencyResolutionOnly ?? source.identity
    folder = source.path
  }

  /// Whether it is this package, in whatever folder it lies.
  var isLayoutBench: Bool {
    name.lowercased() == "layoutbench"
      || folder.map { FileSystem.exists("\($0)/Sources/BenchCommands") } == true
  }
}
