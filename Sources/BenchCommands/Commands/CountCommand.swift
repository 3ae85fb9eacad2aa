import Files
import LayoutBench
import Measurement

/// `bench count`: counts instructions under valgrind, and judges how they grow with the number of items.
enum CountCommand: Command {
  static let name = "count"
  static let summary = "counts instructions under valgrind and writes results/count.csv"

  struct Options {
    var selection: SelectionOptions
    var output = "results/count.csv"
    var report = ReportOptions(usually: .table)
    /// Whether the scenarios are counted that the options choose.
    var countsScenarios = true
    /// Whether it is counted how instructions grow with the number of items.
    var countsGrowth = true
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard options.countsScenarios || options.countsGrowth else {
      throw CommandFailure.usage("--growth and --no-growth leave nothing to count; allowed: one of them")
    }
    let scenarios = options.countsScenarios ? try options.selection.scenarios() : []
    try OutputCheck.check(
      files(options).map { ("--output", $0) } + options.report.files, over: options.selection.inputFiles)
    options.selection.tellAboutFiles(scenarios)
    try CommandFailure.checkContracts(of: scenarios)
    warnAboutTheBuild()
    let found = try count(options)
    let failure = options.report.deliver(found.report, isQuiet: options.selection.isQuiet) {
      try write(found, options: options)
    }
    let violations = found.growth?.compactMap(\.violation) ?? []
    for violation in violations { StandardError.tell("growth: \(violation)") }
    if let failure { throw failure }
    return violations.isEmpty ? .success : .regression
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench, suite: .quick))
    return OptionParser(
      command: name,
      summary: """
        Runs this executable again under valgrind's callgrind and counts, exactly and repeatably, the instructions
        of a query (mean over the frames of a sweep, after a first sweep) and of preparing the layout (frames and
        index, per item). Then does so for growing numbers of items, from \(GrowthCurve.itemCounts.first ?? 0) to \
        \(GrowthCurve.itemCounts.last ?? 0), and fits the
        exponent of growth: naive and scan must have 0.9 to 1.1, binary at most 0.1, a prepare at most 1.1, else the exit
        code is 2.
        --layouts, --content and --seed choose for both; growth is of line and waterfall when no layouts are named.

        Writes a CSV of the counts and, beside it, one of growth (results/count.growth.csv).
        """,
      defaults: defaults
    ) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.flag("--growth", "only growth with the number of items") { $0.countsScenarios = false }
      list.flag("--no-growth", "only the scenarios") { $0.countsGrowth = false }
      list.include(SelectionOptions.quiet, at: \.selection)
      list.output(at: \.output, usually: defaults.output)
      list.include(defaults.report.list(example: "junit=results/count.xml"), at: \.report)
    }
  }

  private static func count(_ options: Options) throws -> CountReport {
    let progress = ProgressLine(isQuiet: options.selection.isQuiet)
    defer { progress.clear() }
    var report = CountReport(counts: nil, growth: nil)
    if options.countsScenarios {
      report.counts = try InstructionCounts.measure(options.selection, progress: progress.show)
    }
    if options.countsGrowth {
      let counts = try InstructionCounts.measure(options.selection.forGrowth, progress: progress.show)
      report.growth = GrowthCurve.curves(through: counts)
    }
    return report
  }

  /// The files to write. There is none beside a device.
  private static func files(_ options: Options) -> [String] {
    let hasGrowth = options.countsGrowth && !FileSystem.isDevice(options.output)
    return (options.countsScenarios ? [options.output] : [])
      + (hasGrowth ? [CountReport.growthPath(beside: options.output)] : [])
  }

  private static func warnAboutTheBuild() {
    if MachineEnvironment.isDebugBuild {
      StandardError.warn(
        "this is a debug build, which executes many more instructions; use"
          + " swift run -c release \(Bench.name) count")
    }
  }

  private static func write(_ report: CountReport, options: Options) throws {
    let files = files(options)
    for file in files {
      let csv = file == options.output ? report.countCSV : report.growthCSV
      try AtomicFile.write(csv ?? "", to: file)
    }
    if !options.selection.isQuiet && !files.isEmpty {
      StandardError.tell("wrote \(files.joined(separator: " and "))")
    }
  }
}
