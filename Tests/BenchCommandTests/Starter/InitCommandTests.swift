import Foundation
import Testing

@testable import BenchCommands

/// `bench init` in packages as people have them, with this package's own folder as the checkout.
@Suite struct InitCommandTests {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Photos",
      products: [.library(name: "Photos", targets: ["Photos"])],
      targets: [
        .target(name: "Photos")
      ]
    )

    """

  private static let files = ["Package.swift", "Sources", "Sources/Photos", "Sources/Photos/Photos.swift"]

  private func package(_ manifest: String = manifest) throws -> WorkFolder {
    let folder = try WorkFolder()
    try folder.write(manifest, to: "Package.swift")
    try folder.write("", to: "Sources/Photos/Photos.swift")
    return folder
  }

  @Test func theNamesThatAreTakenAreThoseOfThisPackagesModules() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.checkout + "/Sources")
    #expect(folders.sorted() == (StarterSource.modules + StarterSource.hiddenModules).sorted())
  }

  @Test func aPackageGetsTargetDependencyWorkflowAndIgnoredResults() async throws {
    let folder = try package()
    try folder.write("*.o", to: ".gitignore")
    let outcome = try await BenchProcess.run(["init", "--layoutbench", Self.checkout], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.contents()
        == [
          ".github", ".github/workflows", ".github/workflows/benchmarks.yml", ".gitignore", "Package.swift",
          "Sources", "Sources/Photos", "Sources/Photos/Photos.swift", "Sources/layout-bench",
          "Sources/layout-bench/layout-bench.swift",
        ])
    let manifest = try folder.text(of: "Package.swift")
    #expect(manifest.contains(".package(path: \"\(Self.checkout)\")"))
    #expect(manifest.contains(".executableTarget(name: \"layout-bench\""))
    let identity = URL(fileURLWithPath: Self.checkout).lastPathComponent
    for module in ["BenchCommands", "CollectionLayouts", "LayoutBench"] {
      #expect(manifest.contains(".product(name: \"\(module)\", package: \"\(identity)\")"))
      #expect(try folder.text(of: "Sources/layout-bench/layout-bench.swift").contains("import \(module)\n"))
    }
    #expect(
      try folder.text(of: ".gitignore")
        == "*.o\n\n# Results of layout-bench; the baseline is committed.\n/results/*\n!/results/baseline.csv\n"
        + "!/results/baseline.environment.json\n")
    let workflow = try folder.text(of: ".github/workflows/benchmarks.yml")
    #expect(workflow.contains("swift run -c release layout-bench baseline check\n"))
    #expect(workflow.contains("if: hashFiles('Tests/**/*.swift') != ''\n"))
    for words in ["--suite quick", "layout-bench baseline update", "git add results/baseline.csv"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    // The manifest asks for no macOS, and the checkout is on this machine alone.
    #expect(outcome.errors.contains("platforms: [.macOS(.v13)]"))
    #expect(outcome.errors.contains("others, and the workflow, need a git URL"))

    // A second executable beside the first needs no dependency, and leaves alone what is there.
    let second = ["init", "--name", "other_bench", "--no-workflow"]
    let again = try await BenchProcess.run(second, in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.text(of: "Package.swift").contains(".executableTarget(name: \"other_bench\""))
    #expect(!again.output.contains(".gitignore"))
    let refused = try await BenchProcess.run(
      ["init", "--layoutbench", Self.checkout, "--name", "x"], in: folder)
    #expect(
      refused.status == 1 && refused.errors.contains(".github/workflows/benchmarks.yml is there already"))
  }

  @Test func aPackageBelowTheRepositorysTopGetsItsWorkflowAtTheTop() async throws {
    let top = try WorkFolder()
    try top.write(
      Self.manifest.replacing(
        "name: \"Photos\",\n  p",
        with: """
          name: "Photos",
            platforms: [.macOS(.v14)],
            p
          """), to: "app/Package.swift")
    try top.write("", to: "app/Sources/Photos/Photos.swift")
    _ = try await BenchProcess.run([], in: top, shell: "git init -q")
    let arguments = [
      "init", "--package-path", "app", "--layoutbench", "https://a.b/c/LayoutBench.git", "--from", "0.2.0",
    ]
    let outcome = try await BenchProcess.run(arguments, in: top)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let workflow = try top.text(of: ".github/workflows/benchmarks.yml")
    #expect(workflow.contains("working-directory: 'app'"))
    #expect(workflow.contains("path: app/results/"))
    #expect(workflow.contains("hashFiles('app/Tests/**/*.swift')"))
    let manifest = try top.text(of: "app/Package.swift")
    #expect(manifest.contains("url: \"https://a.b/c/LayoutBench.git\", from: \"0.2.0\""))
    #expect(manifest.contains(".product(name: \"LayoutBench\", package: \"LayoutBench\")"))
  }

  struct Refusal: CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let words: String

    init(_ status: Int32, _ words: String, _ arguments: String...) {
      (self.arguments, self.status, self.words) = (arguments, status, words)
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(64, "--layoutbench says where it comes from"),
    Refusal(64, "needs --from VERSION or --branch NAME", "--layoutbench", "https://a.b/LayoutBench.git"),
    Refusal(64, "go with a URL", "--layoutbench", "Sources", "--branch", "main"),
    Refusal(
      64, "allowed: one of them", "--layoutbench", "git@a.b:c.git", "--branch", "main", "--from", "1.0.0"),
    Refusal(64, "--from and --branch go with --layoutbench", "--branch", "main"),
    Refusal(64, "Photos is a name", "--layoutbench", "git@a.b:c.git", "--from", "1.0.0", "--name", "photos"),
    Refusal(
      64, "LayoutBench is a name", "--layoutbench", "git@a.b:c.git", "--from", "1.0.0", "--name",
      "layoutbench"),
    Refusal(
      64, "Measurement is a name", "--layoutbench", "git@a.b:c.git", "--from", "1.0.0", "--name",
      "measurement"),
    Refusal(64, "--name does not take '../up'", "--name", "../up"),
    Refusal(64, "--name does not take ''", "--name", ""),
    Refusal(64, "--name does not take '-x'", "--name=-x"),
    Refusal(64, "takes no argument", "extra"),
    Refusal(1, "no checkout of LayoutBench", "--layoutbench", "Sources"),
    Refusal(1, "no checkout of LayoutBench", "--layoutbench", "nowhere"),
    Refusal(1, "swift package add-dependency failed", "--layoutbench", "https://a.b/c.git", "--from", "one"),
    Refusal(1, "has no Package.swift", "--package-path", "Sources"),
    Refusal(1, "has no Package.swift", "--package-path", "nowhere"),
  ])
  func whatCannotBeDoneIsRefusedBeforeAnythingIsWritten(refusal: Refusal) async throws {
    let folder = try package()
    let outcome = try await BenchProcess.run(["init"] + refusal.arguments, in: folder)
    #expect(outcome.status == refusal.status)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(refusal.words), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(try folder.contents() == Self.files)
    #expect(try folder.text(of: "Package.swift") == Self.manifest)
  }

  @Test(arguments: [
    "Sources/layout-bench/layout-bench.swift", ".github/workflows/benchmarks.yml",
  ])
  func filesThatAreThereAreNotOverwritten(file: String) async throws {
    let folder = try package()
    try folder.write("mine\n", to: file)
    let before = try folder.contents()
    let outcome = try await BenchProcess.run(["init", "--layoutbench", Self.checkout], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("\(file) is there already"))
    #expect(try folder.contents() == before)
    #expect(try folder.text(of: file) == "mine\n")
  }

  @Test func aPackageWithoutRoomForATargetIsRefused() async throws {
    let single = try WorkFolder()
    try single.write(Self.manifest, to: "Package.swift")
    try single.write("", to: "Sources/Photos.swift")
    let elsewhere = try WorkFolder()
    try elsewhere.write(Self.manifest, to: "Package.swift")
    try elsewhere.write("", to: "src/Photos/Photos.swift")
    let broken = try package("// swift-tools-version: 6.0\nlet package = \n")
    for (folder, words) in [
      (single, "move the files to Sources/Photos first"), (elsewhere, "has its targets in src"),
      (broken, "swift package dump-package failed"),
    ] {
      let before = try folder.contents()
      let outcome = try await BenchProcess.run(["init", "--layoutbench", Self.checkout], in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try folder.contents() == before)
    }
  }

  @Test func withoutAToolchainOneLineSaysSo() async throws {
    let folder = try package()
    let programs = try WorkFolder()
    for name in ["sh", "rm"] {
      try FileManager.default.createSymbolicLink(
        atPath: programs.path(of: name), withDestinationPath: "/bin/\(name)")
    }
    let outcome = try await BenchProcess.run(
      ["init", "--layoutbench", Self.checkout], in: folder, setting: ["PATH": programs.url.path])
    #expect(outcome.status == 1 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("needs the program swift in PATH"), "\(outcome.errors)")
    #expect(try folder.contents() == Self.files)
  }

  @Test func theWorkflowUsesTheActionsOfThisPackagesOwn() async throws {
    let folder = try package()
    let outcome = try await BenchProcess.run(["init", "--layoutbench", Self.checkout], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let own = try String(contentsOfFile: Self.checkout + "/.github/workflows/benchmarks.yml", encoding: .utf8)
    func uses(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.contains(" uses: ") || $0.contains(" container: ") }
    }
    let written = uses(try folder.text(of: ".github/workflows/benchmarks.yml"))
    #expect(written.count == 4)
    for line in written { #expect(uses(own).contains(line), "\(line)") }
  }

  @Test func theLayoutToBeginWithIsTheOneThatTheDocumentsHaveAndTestsCheck() throws {
    let file = try String(contentsOfFile: Self.checkout + "/Tests/OwnLayout/Staircase.swift", encoding: .utf8)
    let start = try #require(file.firstRange(of: "/// ")).lowerBound
    #expect(StarterSource(target: "x").text.contains(file[start...]))
  }
}
