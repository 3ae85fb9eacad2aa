import LayoutBench

/// What a baseline is made of, measured now.
struct BaselineMeasurement {
  private(set) var table: ResultTable
  private(set) var warnings: [String]
  let environment: EnvironmentFile

  /// Measures what the options choose.
  ///
  /// - Throws: ``CommandFailure`` when nothing is chosen, or, with the exit code for it, when a path answers
  ///   wrongly.
  init(_ options: BaselineOptions) throws {
    let run = try options.benchRun()
    environment = RunEnvironment.file(selection: options.selection, run: run)
    options.selection.tellAboutFiles(run.scenarios)
    for line in MeasuringWarnings.before() { StandardError.warn(line) }
    let outcome = try Self.measure(run, isQuiet: options.selection.isQuiet)
    table = ResultTable(outcome.rows).rounded
    warnings = outcome.warnings
    if options.countsInstructions { try countInstructions(options) }
  }

  /// Measures some scenarios once more, thoroughly, and takes these figures in place of the earlier ones.
  ///
  /// - Parameter scenarios: The names of the scenarios.
  mutating func measureAgain(_ scenarios: Set<String>, of options: BaselineOptions) throws {
    let run = try options.benchRun()
    let chosen = run.scenarios.filter { scenarios.contains($0.name) }
    let share = run.plan.timeBudget * Double(chosen.count) / Double(max(1, run.scenarios.count))
    // Three times as long as the first time.
    let plan = MeasuringPlan(rounds: run.plan.rounds, mostRounds: 153, timeBudget: max(1, 3 * share))
    let again = BenchRun(scenarios: chosen, paths: run.paths, plan: plan)
    let outcome = try Self.measure(again, isQuiet: options.selection.isQuiet)
    var fresh: [RowKey: ResultRow] = [:]
    for row in ResultTable(outcome.rows).rounded.rows { fresh[RowKey(row)] = row }
    table.rows = table.rows.map { row in
      guard var new = fresh[RowKey(row)] else { return row }
      new.instructionsPerQuery = row.instructionsPerQuery
      new.instructionsPerPreparedItem = row.instructionsPerPreparedItem
      return new
    }
  }

  /// Fills in the rows' instructions, where valgrind is there to count them.
  private mutating func countInstructions(_ options: BaselineOptions) throws {
    if case .unavailable(let reason) = CallgrindRun.availability() {
      warnings.append("instructions are not counted: \(reason)")
      return
    }
    let progress = ProgressLine(isQuiet: options.selection.isQuiet)
    let counts = try InstructionCounts.measure(options.selection, progress: progress.show)
    progress.clear()
    for number in table.rows.indices {
      guard let count = counts.first(where: { $0.row == RowKey(table.rows[number]) }) else { continue }
      table.rows[number].instructionsPerQuery = count.perQuery
      table.rows[number].instructionsPerPreparedItem = count.perPreparedItem
    }
    table = table.rounded
  }

  private static func measure(_ run: BenchRun, isQuiet: Bool) throws -> BenchRun.Outcome {
    let progress = ProgressLine(isQuiet: isQuiet)
    var outcome = run.run { progress.show($0) }
    progress.clear()
    guard outcome.mismatches.isEmpty else {
      for mismatch in outcome.mismatches { StandardError.tell("wrong answer: \(mismatch)") }
      throw CommandFailure(
        message: "a path gives wrong answers, which is neither a baseline nor compared with one",
        status: .oracleMismatch)
    }
    // The processor's own counters tell other numbers than callgrind, which all machines have.
    for number in outcome.rows.indices { outcome.rows[number].instructionsPerQuery = nil }
    return outcome
  }
}
