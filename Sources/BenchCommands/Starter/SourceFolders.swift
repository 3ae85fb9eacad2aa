import Files

/// Whether another target fits into a package's folders.
struct SourceFolders {
  private let manifest: PackageManifest
  private let folder: String

  init(of manifest: PackageManifest, in folder: String) {
    (self.manifest, self.folder) = (manifest, folder)
  }

  /// - Throws: ``CommandFailure`` where a new folder in `Sources` would hide the other targets' sources.
  func checkRoom() throws {
    // Targets without a path are looked for in the first of these that is there.
    let others = ["Source", "src", "srcs"].filter { FileSystem.exists("\(folder)/\($0)") }
    if let other = others.first, !FileSystem.exists("\(folder)/Sources") {
      throw CommandFailure.failure("\(folder): has its targets in \(other), and init makes one in Sources")
    }
    // One target alone may have its files in Sources itself.
    let loose = FileSystem.names(in: "\(folder)/Sources").sorted().first { $0.hasSuffix(".swift") }
    let homeless = manifest.targets.first {
      $0.path == nil && $0.type != "test" && !FileSystem.exists("\(folder)/Sources/\($0.name)")
    }
    if let loose, let homeless {
      throw CommandFailure.failure(
        "\(folder)/Sources/\(loose): lies in Sources itself, where a package with a second target has none; move"
          + " the files to Sources/\(homeless.name) first")
    }
  }
}
