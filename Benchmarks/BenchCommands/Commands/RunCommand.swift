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
  }

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    let parser = makeParser(of: bench)
    guard
      case .values(let options) = try parser.parse(
        arguments, into: Options(selection: SelectionOptions(catalog: bench.layouts)))
    else {
      print(parser.help)
      return .success
    }
    let run = try options.selection.benchRun()
    // Before minutes of measuring, not after them.
    try refuseUnwritable(options.output)
    warnAboutTheBuild()

    let progress = ProgressLine(isQuiet: options.selection.isQuiet)
    let outcome = run.run(progress: progress.show)
    progress.clear()
    let table = ResultTable(outcome.rows).rounded
    if !options.selection.isQuiet || options.format != .table {
      print(options.format.text(of: table), terminator: "")
    }
    for line in outcome.unavailableFigures { StandardError.write("bench: note: \(line)") }

    for mismatch in outcome.mismatches { StandardError.write("bench: wrong answer: \(mismatch)") }
    try write(table, options: options, run: run)
    return outcome.mismatches.isEmpty ? .success : .oracleMismatch
  }

  private static func makeParser(of bench: Bench) -> OptionParser<Options> {
    var parser = OptionParser<Options>(
      command: name,
      summary: """
        Checks every path against brute force, then times them interleaved, prints a table and writes a CSV
        with a file about the environment beside it. Columns are explained in results/README.md.
        """)
    SelectionOptions.declareSelection(in: &parser, at: \.selection, layouts: bench.layouts)
    SelectionOptions.declareMeasuring(in: &parser, at: \.selection)
    parser.value("--output", "FILE", "the CSV to write [results/latest.csv]") { options, text in
      options.output = text
    }
    parser.value("--format", "NAME", "what to print: table, csv, json or markdown [table]") { options, text in
      options.format = try OptionValue.word(text, of: "--format")
    }
    return parser
  }

  private static func refuseUnwritable(_ path: String) throws {
    do {
      try AtomicFile.checkWritable(path, makingFolder: AtomicFile.resultsFolder)
      if !AtomicFile.isDevice(path) { try AtomicFile.checkWritable(EnvironmentFile.path(beside: path)) }
    } catch {
      throw CommandFailure.failure("\(error)")
    }
  }

  private static func warnAboutTheBuild() {
    if MachineEnvironment.isDebugBuild {
      StandardError.write(
        "bench: warning: this is a debug build, its times mean nothing; use swift run -c release bench")
    }
  }

  private static func write(_ table: ResultTable, options: Options, run: BenchRun) throws {
    let environmentPath = EnvironmentFile.path(beside: options.output)
    do {
      try table.write(to: options.output)
      if AtomicFile.isDevice(options.output) { return }
      try RunEnvironment.file(selection: options.selection, run: run).write(to: environmentPath)
    } catch {
      throw CommandFailure.failure("\(error)")
    }
    if !options.selection.isQuiet {
      StandardError.write("bench: wrote \(options.output) and \(environmentPath)")
    }
  }
}
