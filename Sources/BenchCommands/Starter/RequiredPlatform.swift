/// The least macOS that this package runs on, which those that depend on it have to ask for too.
enum RequiredPlatform {
  private static let name = "macos"
  private static let version = 13

  /// What to change in a manifest that asks for less; `nil` when it does not.
  static func note(on manifest: PackageManifest) -> String? {
    let platform = manifest.platforms.first { $0.platformName == name }
    let major = platform?.version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    guard major < version else { return nil }
    let found = platform.map { "macOS \($0.version)" } ?? "no platforms for macOS"
    return "Package.swift has \(found); to build on a Mac it needs platforms: [.macOS(.v\(version))]"
  }
}
