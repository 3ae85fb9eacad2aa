import LayoutBench

/// `bench baseline check`: measures what the baseline has, and fails when something is worse.
enum BaselineCheck {
  struct Options {
    var baseline: BaselineOptions
    var report = ReportOptions()
    var tolerances = Tolerances()
    /// The change of a ratio that counts as none, as a share; `nil` leaves it to the conditions.
    var margin: Double?
    var isStrict = false
  }

  /// How often a scenario is measured again before it is said to have become slower.
  private static let confirmations = 2

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    let parser = makeParser(of: bench)
    // Once for the file's name and for mistakes; the baseline says what else there is to measure.
    guard case .values(let asked) = try parser.parse(arguments, into: defaults(of: bench)) else {
      try StandardOutput.writeLine(parser.help)
      return .success
    }
    let old = try readBaseline(asked.baseline.baseline)
    var notes: [String] = []
    let recorded = RecordedEnvironment.read(beside: asked.baseline.baseline, notes: &notes)
    let options = try options(from: recorded, and: arguments, of: bench, parser: parser)
    try OverwriteCheck.refuse(
      outputs: options.report.exports.outputs(),
      over: options.baseline.selection.inputFiles
        + ResultFiles(path: options.baseline.baseline).outputs(of: "--baseline"))
    try options.report.exports.checkWritable()

    var measurement = try BaselineMeasurement(options.baseline)
    let now = RecordedEnvironment(measurement.environment)
    let gate = RegressionGate(
      tolerances: tolerances(of: options, recorded: recorded, now: now, notes: &notes),
      unjudged: unjudgedKinds(old, recorded: recorded, now: now, notes: &notes))
    var findings = try findings(of: gate, old: old, measurement: measurement, options: options)
    for _ in 0..<confirmations {
      let suspects = Set(
        findings.filter { $0.outcome == .regression && $0.metric?.kind == .ratio }.map(\.row.scenario))
      if suspects.isEmpty { break }
      try measurement.measureAgain(suspects, of: options.baseline)
      findings = try Self.findings(of: gate, old: old, measurement: measurement, options: options)
    }
    notes += measurement.warnings + missingFigures(old, measurement.table)
    let report = ComparisonReport(
      title: "baseline check", oldName: options.baseline.baseline, newName: "this run",
      findings: TableComparison.sorted(findings), notes: notes + advice(findings))
    try options.report.deliver(report)
    return status(of: report, isStrict: options.isStrict)
  }

  private static func defaults(of bench: Bench) -> Options {
    Options(baseline: BaselineOptions(of: bench))
  }

  private static func makeParser(of bench: Bench) -> OptionParser<Options> {
    var parser = OptionParser<Options>(
      command: "baseline check",
      summary: """
        Measures what the baseline was made of and compares: counts exactly, ratios by interval and margin. What looks
        slower is measured again before it is said to be. Exit code 2 when something is worse, 0 when all is as good or
        better, 5 without a baseline; --strict gives 4 when a row is missing, new or could not be judged.
        """)
    BaselineOptions.declare(in: &parser, at: \.baseline, of: bench)
    ReportOptions.declare(in: &parser, at: \.report)
    parser.value(
      "--margin", "PERCENT", "the change of a ratio that counts as none [20; 50 on another processor]"
    ) { options, text in
      options.margin = try OptionValue.number(text, of: "--margin", in: 0...10_000) / 100
    }
    parser.value("--instructions-margin", "PERCENT", "the same for instruction counts [0.5]") {
      options, text in
      options.tolerances.instructionShare =
        try OptionValue.number(text, of: "--instructions-margin", in: 0...10_000) / 100
    }
    parser.value("--times-margin", "PERCENT", "judge absolute times too, where the machine is the same") {
      options, text in
      options.tolerances.timeMargin =
        try OptionValue.number(text, of: "--times-margin", in: 0...10_000) / 100
    }
    parser.value("--confidence", "PERCENT", "of all judgements of ratios together [99]") { options, text in
      options.tolerances.confidence =
        try OptionValue.number(text, of: "--confidence", in: 50...99.9999) / 100
    }
    parser.flag("--strict", "fail (4) when rows are missing, new or could not be judged") {
      $0.isStrict = true
    }
    return parser
  }

  private static func readBaseline(_ path: String) throws -> ResultTable {
    guard AtomicFile.exists(path) else {
      throw CommandFailure(
        message: "no baseline: there is no \(path); bench baseline update writes one", status: .noBaseline)
    }
    do {
      let table = try ResultTable(contentsOf: path)
      guard !table.rows.isEmpty else { throw FileProblem(path: path, reason: "has no rows") }
      _ = try RowPairing(old: table, oldPath: path, new: table, newPath: path)
      return table
    } catch {
      throw CommandFailure.failure("\(error)")
    }
  }

  /// The options of the command line on top of those that the baseline was made with.
  private static func options(
    from recorded: RecordedEnvironment?, and arguments: [String], of bench: Bench,
    parser: OptionParser<Options>
  ) throws -> Options {
    guard let recorded, !recorded.arguments.isEmpty else {
      guard case .values(let options) = try parser.parse(arguments, into: defaults(of: bench)) else {
        return defaults(of: bench)
      }
      return options
    }
    do {
      guard
        case .values(let options) = try parser.parse(
          recorded.arguments + arguments, into: defaults(of: bench))
      else { return defaults(of: bench) }
      return options
    } catch let failure as CommandFailure {
      // The command line alone was fine.
      throw CommandFailure.failure(
        "the environment beside the baseline asks for what there is not: \(failure.message)")
    }
  }

  private static func findings(
    of gate: RegressionGate, old: ResultTable, measurement: BaselineMeasurement, options: Options
  ) throws -> [Finding] {
    do {
      let pairing = try RowPairing(
        old: chosen(old, by: options.baseline.selection, measured: measurement.table),
        oldPath: options.baseline.baseline,
        new: measurement.table, newPath: "this run")
      return gate.findings(for: pairing)
    } catch {
      throw CommandFailure.failure("\(error)")
    }
  }

  /// The baseline's rows that were measured or that the options ask for: what was left out on purpose is not missing.
  /// Frames and traces of one's own are measured besides the layouts, counts and sweeps that are named.
  private static func chosen(
    _ old: ResultTable, by selection: SelectionOptions, measured: ResultTable
  ) -> ResultTable {
    let keys = Set(measured.rows.map(RowKey.init))
    return ResultTable(
      old.rows.filter { row in
        if keys.contains(RowKey(row)) { return true }
        return (selection.layouts.map { $0.contains { $0.name == row.layout } } ?? true)
          && (selection.items?.contains(row.items) ?? true)
          && (selection.sweeps.map { $0.contains { $0.rawValue == row.sweep } } ?? true)
          && (selection.paths.map { $0.contains { $0.name == row.path } } ?? true)
          && (selection.filter?.accepts(RowKey(row).scenario) ?? true)
      })
  }

  /// Rows of the baseline that have a figure which this run has not.
  private static func missingFigures(_ old: ResultTable, _ new: ResultTable) -> [String] {
    ComparedMetric.allCases.compactMap { metric in
      guard metric.kind != .time, old.rows.contains(where: { metric.value(of: $0) != nil }),
        !new.rows.contains(where: { metric.value(of: $0) != nil })
      else { return nil }
      return "\(metric.rawValue) is in the baseline and could not be measured here"
    }
  }

  private static func advice(_ findings: [Finding]) -> [String] {
    let news = findings.filter { [.improvement, .missing, .added, .renamed].contains($0.outcome) }
    guard !news.isEmpty, !findings.contains(where: { $0.outcome == .regression }) else { return [] }
    return ["bench baseline update takes the improvements, new and renamed rows into the baseline"]
  }

  private static func status(of report: ComparisonReport, isStrict: Bool) -> ExitStatus {
    if report.hasRegressions { return .regression }
    let doubtful = [.missing, .added, .renamed, .inconclusive].contains { report.count($0) > 0 }
    return isStrict && doubtful ? .inconclusive : .success
  }
}
