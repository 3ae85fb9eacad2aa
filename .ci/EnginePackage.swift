// swift-tools-version: 6.1
import PackageDescription

// The engine and its tests alone: what the sanitizers build, in a third of the time that the whole package takes.
let package = Package(
  name: "Engine",
  targets: [
    .target(name: "CLibrary"),
    .target(name: "CollectionLayouts", dependencies: ["CLibrary"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CollectionLayoutsTests", dependencies: ["CollectionLayouts", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
