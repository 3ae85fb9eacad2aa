import Files

/// Where a package takes this one from.
enum HarnessSource {
  /// A folder of this machine: absolute, or seen from the package when it lies inside.
  case folder(String)
  /// A git repository, and the option that says which of its versions.
  case repository(String, version: [String])

  /// - Parameters:
  ///   - text: A folder or the URL of a git repository.
  ///   - version: The least version; for URLs alone, as is a branch.
  ///   - package: The folder of the package that depends on it, absolute.
  /// - Throws: ``CommandFailure`` when it is neither, or has a version that it must not have or none.
  init(_ text: String, from version: String?, branch: String?, for package: String) throws {
    let version = version.map { ["--from", $0] } ?? branch.map { ["--branch", $0] } ?? []
    if Self.isURL(text) {
      guard !version.isEmpty else {
        throw CommandFailure.usage("--layoutbench with a URL needs --from VERSION or --branch NAME too")
      }
      self = .repository(text, version: version)
      return
    }
    guard version.isEmpty else {
      throw CommandFailure.usage("--from and --branch go with a URL, and \(quoted: text) is a folder")
    }
    guard let folder = FileSystem.absolutePath(of: text),
      FileSystem.exists("\(folder)/Package.swift"), FileSystem.exists("\(folder)/Sources/BenchCommands")
    else {
      throw CommandFailure.failure(
        "\(Printable.line(text)): is no checkout of LayoutBench; --layoutbench takes one, or a git URL")
    }
    self = .folder(folder.hasPrefix(package + "/") ? String(folder.dropFirst(package.count + 1)) : folder)
  }

  /// As git tells them: a scheme, or a host with a colon before the first slash.
  private static func isURL(_ text: String) -> Bool {
    guard !text.hasPrefix("-") else { return false }
    return text.firstRange(of: "://") != nil || text.prefix { $0 != "/" }.contains(":")
  }

  /// The arguments of `swift package` that make it a dependency.
  var arguments: [String] {
    switch self {
    case .folder(let path): ["add-dependency", path, "--type", "path"]
    case .repository(let url, let version): ["add-dependency", url, "--type", "url"] + version
    }
  }

  /// What `.product(name:package:)` calls it: the last part of where it is.
  var packageName: String {
    let place =
      switch self {
      case .folder(let path): path
      case .repository(let url, _): url
      }
    let name = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The folder, where no other machine has it.
  var folderOutside: String? {
    if case .folder(let path) = self, path.hasPrefix("/") { path } else { nil }
  }
}
