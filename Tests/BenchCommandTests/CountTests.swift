import Foundation
import LayoutBench
import Testing

/// Counting under valgrind, which is not on every machine.
@Suite struct CountTests {
  private static let tiny = [
    "count", "--layouts", "grid", "--items", "5", "--sweeps", "steady", "--no-growth",
  ]

  private static let hasValgrind = BenchProcess.environment["PATH", default: ""].split(separator: ":")
    .contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/valgrind")
    }

  @Test(.enabled(if: hasValgrind, "valgrind is not installed"))
  func instructionsAreCountedTheSameTwiceAndLeaveNothingBehind() async throws {
    var files: [String] = []
    for format in ["csv", "json"] {
      let folder = try WorkFolder()
      try folder.makeFolder("a %p folder")
      var environment = BenchProcess.environment
      environment["TMPDIR"] = folder.path(of: "a %p folder")
      let outcome = try await BenchProcess.run(
        Self.tiny + ["--paths", "binary,floor", "--format", format], in: folder,
        environment: environment)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.contents() == ["a %p folder", "results", "results/count.csv"])
      files.append(try folder.text(of: "results/count.csv"))
      if format == "csv" { #expect(outcome.output == files[0]) }
    }
    #expect(files[0] == files[1])

    let fields = TinyRun.fields(of: files[0])
    #expect(
      fields[0] == [
        "schema", "layout", "content", "items", "sweep", "path", "frames", "instructions_per_query",
        "instructions_per_prepared_item",
      ])
    try #require(fields.count == 3)
    #expect(
      fields.dropFirst().map { $0[..<7] }
        == ["binary", "floor"].map { path in
          ["1", "grid", "uniform", "5", "steady", path, "30"][...]
        })
    let perQuery = try fields.dropFirst().map { try #require(Double($0[7])) }
    // A debug build executes more than a release build, but every build executes something.
    #expect(perQuery.allSatisfy { $0 > 100 })
    #expect(try #require(Double(fields[1][8])) > 10)
    #expect(fields[2][8].isEmpty)
  }

  @Test(.enabled(if: hasValgrind, "valgrind is not installed"))
  func everyFormatIsExported() async throws {
    let folder = try WorkFolder()
    let exports = ReportFormat.allCases.flatMap { ["--export", "\($0.rawValue)=count.\($0.rawValue)"] }
    let outcome = try await BenchProcess.run(
      Self.tiny + ["--paths", "binary", "--format", "junit", "--quiet"] + exports, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try outcome.output == folder.text(of: "count.junit"))
    #expect(try folder.text(of: "count.csv") == folder.text(of: "results/count.csv"))
    #expect(try folder.text(of: "count.text") == "count: 1 measured\n")
    for format in ReportFormat.allCases {
      #expect(try folder.text(of: "count.\(format.rawValue)").hasSuffix("\n"), "\(format.rawValue)")
    }
  }

  @Test func withoutValgrindALineSaysHowToGetIt() async throws {
    let folder = try WorkFolder()
    try folder.makeFolder("empty")
    try folder.write("earlier\n", to: "results/count.csv")
    var environment = BenchProcess.environment
    environment["PATH"] = folder.path(of: "empty")
    let outcome = try await BenchProcess.run(Self.tiny, in: folder, environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errorLines.filter { !$0.hasPrefix("bench: warning: this is a debug build") }
    try #require(lines.count == 1)
    #expect(lines[0].contains("apt-get install valgrind") || lines[0].contains("x86_64 and arm64 only"))
    #expect(try folder.text(of: "results/count.csv") == "earlier\n")
  }

  @Test func whatAFailingValgrindSaysComesInOneLine() async throws {
    let folder = try WorkFolder()
    let script = try folder.write(
      """
      #!/bin/sh
      [ "$1" = --version ] && exit 0
      echo "$@" >arguments
      for argument; do
        case $argument in
          --log-file=*) printf '==7== this will\\n==7== \\n==7== not do\\n' >"${argument#*=}" ;;
        esac
      done
      exit 3

      """, to: "bin/valgrind")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    var environment = BenchProcess.environment
    environment["PATH"] = folder.path(of: "bin") + ":" + environment["PATH", default: ""]
    let outcome = try await BenchProcess.run(Self.tiny, in: folder, environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.last == "bench: valgrind ended with exit code 3: this will / not do")
    #expect(try folder.contents() == ["arguments", "bin", "bin/valgrind", "results"])
    // Neither what somebody has set for other programs, nor pipes for a debugger, which a killed valgrind
    // leaves.
    for option in ["--command-line-only=yes", "--vgdb=no", "--quiet"] {
      #expect(try folder.text(of: "arguments").contains("\(option) "))
    }
  }

  @Test(arguments: [
    ["count", "--rounds", "3"], ["count", "--format", "xml"], ["count", "--filter", "^no-such-name$"],
    ["count", "extra"], ["count-worker", "--layouts", "grid"],
  ])
  func wrongCommandLinesAreRefusedAndTouchNothing(arguments: [String]) async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(try folder.contents().isEmpty)
  }

  @Test func anOutputThatCannotBeWrittenIsRefusedBeforeCounting() async throws {
    let folder = try WorkFolder()
    let outcome = try await BenchProcess.run(Self.tiny + ["--output", "missing/a.csv"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("missing/a.csv: cannot be written"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func helpNamesTheOptions() async throws {
    let outcome = try await BenchProcess.run(["count", "--help"], in: WorkFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("usage: bench count [OPTIONS]\n"))
    for option in [
      "--suite NAME", "--growth", "--no-growth", "--output FILE", "--format NAME",
    ] {
      #expect(outcome.output.contains("\n  \(option) "), "\(option)")
    }
    for option in ["--layouts,", "--paths"] { #expect(outcome.output.contains(" \(option)"), "\(option)") }
    let overview = try await BenchProcess.run(["help"], in: WorkFolder())
    #expect(overview.output.contains("\n  count "))
    #expect(!overview.output.contains("count-worker"))
  }
}
