import Files
import LayoutBench
import Measurement

/// `bench run`: measures a suite, prints it, and writes it as CSV with its environment beside it.
enum RunCommand: Command {
  static let name = "run"
  static let summary = "measures the suite and writes results/latest.csv (the default)"

  struct Options {
    var selection: SelectionOptions
    var output = "results/latest.csv"
    var format = OutputFormat.table
    var exports: [FileExport<OutputFormat>] = []
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    let files = ResultFiles(path: options.output)
    let run = try options.selection.benchRun()
    try OutputCheck.check(
      files.files(of: "--output") + options.exports.files(), over: options.selection.inputFiles,
      advice: "--format csv prints the CSV")
    for line in MeasuringWarnings.before() { StandardError.warn(line) }
    let isQuiet = options.selection.isQuiet
    let estimate = RunEstimate(run)
    if let warning = estimate.warning { StandardError.warn(warning) }
    let environment = RunEnvironment.file(selection: options.selection, run: run)

    let progress = ProgressLine(isQuiet: isQuiet, estimate: estimate)
    let outcome = run.run(progress: progress.show)
    progress.clear()
    let table = ResultTable(outcome.rows).rounded
    // The files first: whoever reads the table may go at any time. What fails is told at the end, so that the
    // rest of what was measured is not lost with it.
    var failures: [any Error] = []
    func trying(_ body: () throws -> Void) {
      do { try body() } catch { failures.append(error) }
    }
    trying { try files.write(table, environment: environment) }
    let hasWritten = failures.isEmpty
    trying { try options.exports.write(table) }
    trying {
      if !isQuiet || options.format != .table { try StandardOutput.write(options.format.text(of: table)) }
    }
    for line in outcome.warnings { StandardError.warn(line) }
    for line in outcome.unavailableFigures { StandardError.note(line) }
    for mismatch in outcome.mismatches { StandardError.tell("wrong answer: \(mismatch)") }
    if hasWritten && !isQuiet && !FileSystem.isDevice(options.output) {
      StandardError.tell("wrote \(files.names)")
    }
    if let failure = failures.first { throw failure }
    return outcome.mismatches.isEmpty ? .success : .oracleMismatch
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench.layouts))
    return OptionParser(
      command: name,
      summary: """
        Checks every path against brute force, then times them interleaved, prints a table and writes a CSV
        with a file about the environment beside it. Columns are explained in results/README.md.
        """,
      defaults: defaults
    ) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.include(SelectionOptions.measuring, at: \.selection)
      list.output(at: \.output, usually: defaults.output)
      list.format(at: \.format, usually: defaults.format)
      list.exports(at: \.exports, example: "bencher=results/bencher.json")
    }
  }
}
