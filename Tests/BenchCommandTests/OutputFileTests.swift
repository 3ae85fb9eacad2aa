import Foundation
import Testing

/// Outputs that cannot be written: exit code 1, one line that names them, and nothing measured.
@Suite struct OutputFileTests {
  /// So much that measuring it would take minutes.
  private static let longRun = ["--layouts", "grid", "--items", "10000000", "--sweeps", "steady"]

  @Test(arguments: [
    "missing/a.csv", "a-folder", "./a-folder/", "a-file/a.csv", String(repeating: "a", count: 300),
    // The environment beside these cannot be written.
    "taken.csv", String(repeating: "a", count: 240) + ".csv",
  ])
  func unwritableOutputsAreRefusedBeforeMeasuring(output: String) async throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "results/latest.csv")
    try folder.write("a file\n", to: "a-file")
    try folder.makeFolder("a-folder")
    try folder.makeFolder("taken.environment.json")
    let before = try folder.contents()
    let outcome = try await BenchProcess.run(Self.longRun + ["--output", output], in: folder)
    #expect(outcome.status == 1 && !outcome.wasSignalled)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot be written"))
    let stem = output.hasSuffix(".csv") ? String(output.dropLast(4)) : output
    #expect(outcome.errors.contains(stem))
    #expect(try folder.contents() == before)
    #expect(try folder.text(of: "results/latest.csv") == "earlier\n")
  }

  @Test func aNamelessOutputIsRefused() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.longRun + ["--output", ""], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "bench: (no path): cannot be written: the name of the file is empty\n")
    #expect(try folder.contents().isEmpty)
  }

  @Test func aFolderInThePlaceOfTheUsualOutputIsRefused() async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("results/latest.csv")
    let outcome = try await BenchProcess.run(Self.longRun, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("results/latest.csv"))
    #expect(try folder.contents() == ["results", "results/latest.csv"])
  }

  @Test func aFileInThePlaceOfTheResultsFolderIsRefusedAndStays() async throws {
    let folder = try WorkFolder()
    try folder.write("mine\n", to: "results")
    let outcome = try await BenchProcess.run(Self.longRun, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(try folder.text(of: "results") == "mine\n")
  }

  @Test func aWrongCommandLineIsRefusedBeforeTheOutputIsLookedAt() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(["--output", "missing/a.csv", "--rounds", "0"], in: folder)
    #expect(outcome.status == 64)
    #expect(try folder.contents().isEmpty)
  }
}
