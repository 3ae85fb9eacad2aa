import Files
import LayoutBench

/// `bench baseline check`: measures what the baseline has, and fails when something is worse.
enum BaselineCheck: Command {
  static let name = "baseline check"
  static let summary = "measures what the baseline has, and fails when something is worse"

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

  static func run(_ asked: Options, of bench: Bench) throws -> ExitStatus {
    let old = try readBaseline(asked.baseline.baseline)
    var notes: [String] = []
    let recorded = RecordedEnvironment.read(beside: asked.baseline.baseline, notes: &notes)
    // The baseline says what the command line does not.
    var options = asked
    options.baseline.selection = asked.baseline.selection.completed(
      by: try RecordedSelection.read(from: recorded, beside: asked.baseline.baseline, of: bench))
    try OutputCheck.check(
      options.report.exports.files(),
      over: options.baseline.selection.inputFiles
        + ResultFiles(path: options.baseline.baseline).files(of: "--baseline"))

    var measurement = try BaselineMeasurement(options.baseline)
    let now = RecordedEnvironment(measurement.environment)
    let gate = RegressionGate(
      tolerances: tolerances(of: options, recorded: recorded, now: now, notes: &notes),
      unjudged: unjudgedKinds(old, recorded: recorded, now: now, notes: &notes))
    // Rows that the command line leaves out are not missing; those that the environment file leaves out are.
    let expected = chosen(old, by: asked.baseline.selection, measured: measurement.table)
    var findings = try findings(of: gate, old: expected, measurement: measurement, options: options)
    for _ in 0..<confirmations {
      let suspects = Set(
        findings.filter { $0.outcome == .regression && $0.metric?.isMeasuredInTime == true }
          .map(\.row.scenario))
      if suspects.isEmpty { break }
      try measurement.measureAgain(suspects, of: options.baseline)
      findings = try Self.findings(of: gate, old: expected, measurement: measurement, options: options)
    }
    guard findings.contains(where: { $0.metric != nil }) else {
      throw CommandFailure.failure(
        "\(asked.baseline.baseline): has no figure that could be compared with what was measured")
    }
    let left: Set<ComparedMetric.Kind> = options.baseline.countsInstructions ? [] : [.instructions]
    let gaps = missingFigures(expected, measurement.table, unjudged: gate.unjudged.union(left))
    notes += measurement.warnings + gaps
    let report = ComparisonReport(
      title: "baseline check", oldName: options.baseline.baseline, newName: "this run",
      findings: TableComparison.sorted(findings), notes: notes + advice(findings))
    try options.report.deliver(report)
    return status(of: report, isStrict: options.isStrict, hasGaps: !gaps.isEmpty)
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
      list.include(ReportOptions.list, at: \.report)
      percent(
        "--margin", "the change of a ratio that counts as none [20; 50 on another processor]", at: \.margin)
      list.value(
        "--instructions-margin", "PERCENT", "the same for instruction counts [0.5]",
        at: \.tolerances.instructionShare
      ) { try OptionValue.percent($0, of: $1, in: 0...10_000) }
      percent(
        "--times-margin", "judge absolute times too, where the machine is the same",
        at: \.tolerances.timeMargin)
      list.confidence("of all judgements of ratios together", at: \.tolerances.confidence)
      list.flag("--strict", "fail (4) when rows are missing, new or could not be judged") {
        $0.isStrict = true
      }
    }
  }

  private static func readBaseline(_ path: String) throws -> ResultTable {
    guard FileSystem.exists(path) else {
      throw CommandFailure(
        message: "no baseline: there is no \(path); \(Bench.name) baseline update writes one",
        status: .noBaseline)
    }
    let table = try ResultTable(contentsOf: path)
    guard !table.rows.isEmpty else { throw FileProblem(path: path, reason: "has no rows") }
    _ = try RowPairing(old: table, oldPath: path, new: table, newPath: path)
    try refuseImpossibleIntervals(table, path: path)
    return table
  }

  /// A ratio outside of its own interval was not measured.
  private static func refuseImpossibleIntervals(_ table: ResultTable, path: String) throws(FileProblem) {
    for row in table.rows {
      for (column, ratio, low, high) in [
        ("speedup", row.speedup, row.speedupLow, row.speedupHigh),
        ("over_floor", row.overFloor, row.overFloorLow, row.overFloorHigh),
      ] {
        guard let low, let high else { continue }
        if !(low <= high) || ratio.map({ $0 < low || $0 > high }) ?? true {
          throw FileProblem(
            path: path, column: column, reason: "does not lie within its interval in the row \(RowKey(row))")
        }
      }
    }
  }

  private static func findings(
    of gate: RegressionGate, old: ResultTable, measurement: BaselineMeasurement, options: Options
  ) throws -> [Finding] {
    let pairing = try RowPairing(
      old: old, oldPath: options.baseline.baseline, new: measurement.table, newPath: "this run")
    return gate.findings(for: pairing)
  }

  /// The baseline's rows that were measured or that the options ask for: what was left out on purpose is not
  /// missing. Frames and traces of one's own are measured besides the layouts, counts and sweeps that are
  /// named.
  private static func chosen(
    _ old: ResultTable, by selection: SelectionOptions, measured: ResultTable
  ) -> ResultTable {
    let keys = Set(measured.rows.map(RowKey.init))
    let matching = selection.filter.map { filter in
      Set(filter.matches(in: old.rows.map(RowKey.init), name: \.scenario))
    }
    return ResultTable(
      old.rows.filter { row in
        if keys.contains(RowKey(row)) { return true }
        return (selection.layouts.map { $0.contains { $0.name == row.layout } } ?? true)
          && (selection.items?.contains(row.items) ?? true)
          && (selection.sweeps.map { $0.contains { $0.rawValue == row.sweep } } ?? true)
          && (selection.paths.map { $0.contains { $0.name == row.path } } ?? true)
          && (matching?.contains(RowKey(row)) ?? true)
      })
  }

  /// The figures that only one side has in some row, a line each.
  private static func missingFigures(
    _ old: ResultTable, _ new: ResultTable, unjudged: Set<ComparedMetric.Kind>
  ) -> [String] {
    let rows = Dictionary(old.rows.map { (RowKey($0), $0) }) { first, _ in first }
    return ComparedMetric.allCases.flatMap { metric -> [String] in
      guard metric.kind != .time, !unjudged.contains(metric.kind) else { return [] }
      var (onlyOld, onlyNew) = (0, 0)
      for row in new.rows {
        guard let before = rows[RowKey(row)] else { continue }
        let (had, has) = (metric.value(of: before) != nil, metric.value(of: row) != nil)
        if had && !has { onlyOld += 1 }
        if has && !had { onlyNew += 1 }
      }
      func count(_ number: Int) -> String { "\(number) row\(number == 1 ? "" : "s")" }
      return [
        onlyOld == 0
          ? nil : "\(metric.rawValue) of \(count(onlyOld)) is in the baseline and could not be measured here",
        onlyNew == 0
          ? nil : "\(metric.rawValue) of \(count(onlyNew)) is not in the baseline, so it was not judged",
      ].compactMap(\.self)
    }
  }

  private static func advice(_ findings: [Finding]) -> [String] {
    let news = findings.filter { [.improvement, .missing, .added, .renamed].contains($0.outcome) }
    let regressions = findings.filter { $0.outcome == .regression }
    guard regressions.isEmpty else {
      return groups(of: regressions) + [
        "what is meant to be so is taken into the baseline by \(Bench.name) baseline update, to be committed"
      ]
    }
    guard !news.isEmpty else { return [] }
    return ["\(Bench.name) baseline update takes the improvements, new and renamed rows into the baseline"]
  }

  /// Many regressions seldom have many causes: how many there are of each figure and path.
  private static func groups(of regressions: [Finding]) -> [String] {
    guard regressions.count > 10 else { return [] }
    var counts: [(name: String, count: Int)] = []
    for finding in regressions {
      let name = "\(finding.row.path) \(finding.metric?.rawValue ?? "")"
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let words = counts.sorted { $0.count > $1.count }.prefix(12).map { "\($0.count) of \($0.name)" }
    return ["regressions by path and figure: \(words.joined(separator: ", "))"]
  }

  private static func status(of report: ComparisonReport, isStrict: Bool, hasGaps: Bool) -> ExitStatus {
    if report.hasRegressions { return .regression }
    let doubtful = [.missing, .added, .renamed, .inconclusive].contains { report.count($0) > 0 }
    return isStrict && (doubtful || hasGaps) ? .inconclusive : .success
  }
}
