import Files
import LayoutBench

/// `bench baseline check`: measures what the baseline has, and fails when something is worse.
enum BaselineCheck: Command {
  static let name = "baseline check"
  static let summary = "measures what the baseline has, and fails when something is worse"

  struct Options {
    var baseline: BaselineOptions
    var report = ReportOptions(usually: .text)
    var tolerances = Tolerances(confidence: 0.999)
    /// The change of a ratio that counts as none, as a share; `nil` leaves it to the conditions.
    var margin: Double?
    var isStrict = false
  }

  /// How often a scenario is measured again before it is said to have become slower.
  private static let confirmations = 2

  static func run(_ asked: Options, of bench: Bench) throws -> ExitStatus {
    let baseline = try readBaseline(asked.baseline)
    // The baseline says what the command line does not.
    var options = asked
    options.baseline.selection = asked.baseline.selection.completed(
      by: try RecordedSelection.read(from: baseline, of: bench))
    try OutputCheck.check(
      options.report.files,
      over: options.baseline.selection.inputFiles + ResultFiles(path: baseline.path).files(of: "--baseline"))

    var measurement = try BaselineMeasurement(options.baseline)
    let conditions = BaselineConditions(
      of: baseline, now: measurement.environment, tolerances: options.tolerances,
      ratioMargin: options.margin,
      isSameSelection: options.baseline.selection.arguments == baseline.environment?.arguments,
      countsInstructions: options.baseline.countsInstructions)
    // Rows that the command line leaves out are not missing; those that the environment file leaves out are.
    let askedRows = asked.baseline.selection.rows(in: baseline.table)
    func judged() throws -> BaselineVerdict {
      try BaselineVerdict(
        on: measurement.table, against: baseline, gate: conditions.gate, asked: askedRows,
        doubts: conditions.doubts)
    }
    var verdict = try judged()
    for _ in 0..<confirmations where !verdict.suspects.isEmpty {
      try measurement.measureAgain(verdict.suspects, of: options.baseline)
      verdict = try judged()
    }
    guard verdict.hasComparedFigures else {
      throw CommandFailure.failure(
        "\(baseline.path): has no figure that could be compared with what was measured")
    }
    let status: ExitStatus =
      switch verdict.outcome {
      case .regression: .regression
      case .doubtful: options.isStrict ? .inconclusive : .success
      case .fine: .success
      }
    var report = ComparisonReport(
      title: name, old: baseline.path, new: "this run", findings: verdict.findings,
      notes: conditions.notes + measurement.warnings + verdict.gaps
        + verdict.advice(update: "\(Bench.name) \(BaselineUpdate.name)"))
    report.namesInconclusive = status == .inconclusive
    report.lines = GitHubJob.pathInCheckout(of: baseline.path)
      .map { RowLines(path: $0, lines: baseline.lines) }
    if let failure = options.report.deliver(report.report) { throw failure }
    return status
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(baseline: BaselineOptions(of: bench))
    return OptionParser(
      command: name,
      summary: """
        Measures what the baseline was made of and compares: counts exactly, ratios by interval and margin. What looks
        slower is measured again before it is said to be. Exit code 2 when something is worse, 0 when all is as good or
        better, 5 without a baseline; --strict gives 4 when a row is missing, new or could not be judged.
        """,
      defaults: defaults
    ) { list in
      func percent(
        _ name: String, _ help: String, at place: WritableKeyPath<Options, Double?>
      ) {
        list.value(name, "PERCENT", help, at: place) { try OptionValue.percent($0, of: $1, in: 0...10_000) }
      }
      list.include(defaults.baseline.list, at: \.baseline)
      list.include(defaults.report.list(example: "junit=results/gate.xml"), at: \.report)
      percent(
        "--margin", "the change of a ratio that counts as none [20; 50 on another processor]", at: \.margin)
      list.value(
        "--instructions-margin", "PERCENT", "the same for instruction counts [0.5]",
        at: \.tolerances.instructionShare
      ) { try OptionValue.percent($0, of: $1, in: 0...10_000) }
      percent(
        "--times-margin", "judge absolute times too, where the machine is the same",
        at: \.tolerances.timeMargin)
      list.confidence("of all judgements of ratios together", at: \.tolerances.confidence, usually: "99.9")
      list.flag("--strict", "fail (4) when rows are missing, new or could not be judged") {
        $0.isStrict = true
      }
    }
  }

  /// Reads the baseline, and what it was made of from the environment file beside it.
  ///
  /// - Throws: ``CommandFailure`` when there is none; `FileProblem` naming the one of both files that is not
  ///   as it should.
  private static func readBaseline(_ options: BaselineOptions) throws -> Baseline {
    guard FileSystem.exists(options.baseline) else {
      throw CommandFailure(
        message: "no baseline: there is no \(options.baseline); \(Bench.name) baseline update writes one",
        status: .noBaseline)
    }
    var baseline = try Baseline(contentsOf: options.baseline)
    baseline.environment = try environment(beside: options)
    return baseline
  }

  private static func environment(beside options: BaselineOptions) throws -> EnvironmentFile? {
    let path = EnvironmentFile.path(beside: options.baseline)
    if !FileSystem.exists(path) {
      // Whoever names the scenarios can do without.
      if options.selection.choosesScenarios { return nil }
      throw FileProblem(
        path: path,
        reason:
          "is missing; it says what the baseline was made of, and \(Bench.name) baseline update writes it")
    }
    let environment = try EnvironmentFile(contentsOf: path)
    guard environment.arguments != nil else {
      throw FileProblem(
        path: path, reason: "options.arguments is no list of strings, such as baseline update writes")
    }
    return environment
  }
}
