// swift-tools-version: 6.1
import PackageDescription

let jemalloc: TargetDependencyCondition? = .when(platforms: [.linux], traits: ["Jemalloc"])

let package = Package(
  name: "LayoutBench",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
  products: [
    .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
    .library(name: "CollectionLayoutsFoundation", targets: ["CollectionLayoutsFoundation"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "LayoutBench", targets: ["LayoutBench"]),
    .library(name: "BenchCommands", targets: ["BenchCommands"]),
    .executable(name: "bench", targets: ["bench"]),
  ],
  traits: [
    .trait(name: "Jemalloc", description: "Link libjemalloc and measure allocations"),
    .default(enabledTraits: ["Jemalloc"]),
  ],
  targets: [
    // The C library of the system, chosen in one place.
    .target(name: "CLibrary"),

    // The engine: layouts, effects, rect queries, snapping. Takes nothing from outside but sine and cosine.
    .target(name: "CollectionLayouts", dependencies: ["CLibrary"]),

    // The engine's geometry and item paths from and to those of Foundation and the frameworks built on it.
    .target(name: "CollectionLayoutsFoundation", dependencies: ["CollectionLayouts"]),

    // Reading and writing files: whole, atomic, locked; one error that names file and reason.
    .target(name: "Files", dependencies: ["CLibrary"]),

    // Measuring, for any code: clocks, rounds, statistics, allocation and instruction counters.
    .systemLibrary(
      name: "CJemalloc",
      pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]
    ),
    .target(
      name: "CBenchSupport",
      dependencies: [.target(name: "CJemalloc", condition: jemalloc)],
      cSettings: [
        .define("HAS_JEMALLOC", .when(platforms: [.linux], traits: ["Jemalloc"]))
      ]
    ),
    .target(name: "Measurement", dependencies: ["CLibrary", "CBenchSupport"]),

    // The harness: content, sweeps, scenarios, paths, results.
    .target(
      name: "LayoutBench",
      dependencies: ["CollectionLayouts", "Measurement", "Files"],
      resources: [
        .embedInCode("Content/Data/photo-sizes.csv"),
        .embedInCode("Content/Data/message-lengths.csv"),
      ]
    ),

    // The command line, as a library: an executable with layouts of one's own has all of it.
    .target(
      name: "BenchCommands",
      dependencies: ["LayoutBench", "Measurement", "Files", "CLibrary", "CBenchSupport"]),
    .executableTarget(name: "bench", dependencies: ["BenchCommands"], path: "Benchmarks/bench"),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CollectionLayoutsTests", dependencies: ["CollectionLayouts", "TestSupport"]),
    .testTarget(name: "CollectionLayoutsFoundationTests", dependencies: ["CollectionLayoutsFoundation"]),
    // A stand-in for the names that Apple's frameworks bring in, and a file that uses the engine's beside
    // them.
    .target(name: "SystemNames", path: "Tests/SystemNames"),
    .testTarget(name: "PublicNameTests", dependencies: ["CollectionLayouts", "SystemNames"]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement", "TestSupport"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "LayoutBenchTests", dependencies: ["LayoutBench", "Files"]),
    // The bench that Documentation/YourOwnLayout.md makes, and a check that it is the one there.
    .executableTarget(
      name: "my-bench", dependencies: ["BenchCommands", "LayoutBench", "CollectionLayouts"],
      path: "Tests/OwnLayout"),
    .testTarget(name: "DocumentationTests", dependencies: ["my-bench", "LayoutBench", "BenchCommands"]),
    .testTarget(name: "BenchCommandTests", dependencies: ["LayoutBench", "BenchCommands", "Files", "bench"]),
  ],
  swiftLanguageModes: [.v6]
)
