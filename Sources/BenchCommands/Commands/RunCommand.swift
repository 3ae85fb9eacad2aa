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
    var report = ReportOptions(usually: .overview)
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    let files = ResultFiles(path: options.output)
    let run = try options.selection.benchRun()
    try OutputCheck.check(
      files.files(of: "--output") + options.report.files, over: options.selection.inputFiles,
      advice: "--format csv prints the CSV")
    options.selection.tellAboutFiles(run.scenarios)
    for line in MeasuringWarnings.before() { StandardError.warn(line) }
    let isQuiet = options.selection.isQuiet
    let estimate = RunEstimate(run)
    if let warning = estimate.warning { StandardError.warn(warning) }
    let environment = RunEnvironment.file(selection: options.selection, run: run)

    let progress = ProgressLine(isQuiet: isQuiet, estimate: estimate)
    let outcome = run.run(progress: progress.show)
    progress.clear()
    let table = ResultTable(outcome.rows).rounded
    var hasWritten = false
    let failure = options.report.deliver(table.report, isQuiet: isQuiet) {
      try files.write(table, environment: environment)
      hasWritten = true
    }
    for line in outcome.warnings { StandardError.warn(line) }
    // They are missing on most virtual machines, and the overview has none of them.
    if options.report.askedFormat == .table {
      for line in outcome.unavailableFigures { StandardError.note(line) }
    }
    for mismatch in outcome.mismatches { StandardError.tell("wrong answer: \(mismatch)") }
    if hasWritten && !isQuiet && !FileSystem.isDevice(options.output) {
      StandardError.tell("wrote \(files.names)")
    }
    if let failure { throw failure }
    return outcome.mismatches.isEmpty ? .success : .oracleMismatch
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench))
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
      list.include(defaults.report.list(example: "bencher=results/bencher.json"), at: \.report)
    }
  }
}
