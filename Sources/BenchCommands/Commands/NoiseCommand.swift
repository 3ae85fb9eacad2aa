import Files
import LayoutBench
import Measurement

/// `bench noise`: the harness measured against itself.
enum NoiseCommand: Command {
  static let name = "noise"
  static let summary = "the harness against itself: false alarms, smallest change seen"

  struct Options {
    var selection: SelectionOptions
    var plants = [0, 0.05]
    var tries = 100
    var margin = 0.01
    var confidence = 0.99
    var output = "results/noise.csv"
    var report = ReportOptions(usually: .table)
  }

  /// The time for one judgement unless said otherwise, in seconds.
  private static let defaultBudget = 10.0

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    let scenarios = try options.selection.scenarios()
    try OutputCheck.check(
      [("--output", options.output)] + options.report.files, over: options.selection.inputFiles)
    options.selection.tellAboutFiles(scenarios)
    try CommandFailure.checkContracts(of: scenarios)
    let plan = PairedTrial(
      margin: options.margin, confidence: options.confidence,
      budgetNanoseconds: MonotonicClock.nanoseconds(options.selection.timeBudget ?? defaultBudget))
    let study = NoiseStudy(
      scenarios: scenarios, works: MeasuredWork.works(of: options.selection.chosenPaths),
      plants: options.plants, tries: options.tries, plan: plan)
    let progress = ProgressLine(isQuiet: options.selection.isQuiet)
    let total = options.tries * options.plants.count
    let outcome = study.run { done, name in progress.show("[\(done + 1)/\(total)] \(name)") }
    progress.clear()
    for refusal in outcome.refusals { StandardError.tell("wrong answer: \(refusal)") }
    let noise = NoiseReport(outcome.judgements)
    let isQuiet = options.selection.isQuiet
    let failure = options.report.deliver(noise.report, isQuiet: isQuiet) {
      try AtomicFile.write(noise.csv, to: options.output)
    }
    if let failure { throw failure }
    if !isQuiet { StandardError.tell("wrote \(options.output)") }
    return outcome.refusals.isEmpty ? .success : .oracleMismatch
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench, suite: .quick))
    return OptionParser(
      command: name,
      summary: """
        Compares paths, prepares and looks with themselves, as they are and with a slowdown planted, and tells how often the verdict was
        wrong: the false-alarm rate, the detection rate, and the smallest slowdown found with 80 % power. Each
        judgement stops when it is clear; --time-budget is the most one takes [10]. The suite is quick by default.
        """,
      defaults: defaults
    ) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.include(SelectionOptions.time("time for one judgement, 0 to 86400 [10]"), at: \.selection)
      list.include(SelectionOptions.quiet, at: \.selection)
      list.value(
        "--plant", "A,B", "slowdowns to plant, in percent; 0 plants none [0,5]", at: \.plants
      ) { text, option in
        try OptionValue.list(text, of: option).map {
          try OptionValue.percent($0, of: option, in: 0...1000)
        }
      }
      list.value("--tries", "N", "judgements for each, 1 to 100000 [100]", at: \.tries) {
        try OptionValue.integer($0, of: $1, in: 1...100_000)
      }
      list.margin(at: \.margin, usually: 1)
      list.confidence("the confidence of a verdict", at: \.confidence)
      list.output(at: \.output, usually: defaults.output)
      list.include(defaults.report.list(example: "json=results/noise.json"), at: \.report)
    }
  }
}
