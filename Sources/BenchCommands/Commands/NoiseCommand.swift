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
    var format = TableFormat.table
  }

  /// The time for one judgement unless said otherwise, in seconds.
  private static let defaultBudget = 10.0

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    let parser = makeParser(of: bench)
    var selection = SelectionOptions(catalog: bench.layouts)
    selection.suite = .quick
    guard case .values(let options) = try parser.parse(arguments, into: Options(selection: selection)) else {
      try StandardOutput.writeLine(parser.help)
      return .success
    }
    let scenarios = try options.selection.scenarios()
    try OverwriteCheck.refuse(outputs: [("--output", options.output)], over: options.selection.inputFiles)
    try AtomicFile.checkWritable(options.output)
    let plan = PairedTrial(
      margin: options.margin, confidence: options.confidence,
      budgetNanoseconds: UInt64((options.selection.timeBudget ?? defaultBudget) * 1e9))
    let study = NoiseStudy(
      scenarios: scenarios, paths: options.selection.paths ?? options.selection.suite.paths,
      plants: options.plants, tries: options.tries, plan: plan)
    let progress = ProgressLine(isQuiet: options.selection.isQuiet)
    let total = options.tries * options.plants.count
    let outcome = study.run { done, name in progress.show("[\(done + 1)/\(total)] \(name)") }
    progress.clear()
    for name in outcome.wrongPaths { StandardError.write("bench: wrong answer: \(name) was not judged") }
    let csv = NoiseTable.csv(of: outcome.judgements)
    try AtomicFile.write(csv, to: options.output)
    let summaries = NoiseSummary.summaries(of: outcome.judgements)
    switch options.format {
    case .table: try StandardOutput.write(NoiseTable.text(of: summaries))
    case .markdown: try StandardOutput.write(NoiseTable.markdown(of: summaries))
    case .json: try StandardOutput.write(NoiseTable.json(of: summaries))
    case .csv: try StandardOutput.write(csv)
    }
    if !options.selection.isQuiet { StandardError.write("bench: wrote \(options.output)") }
    return outcome.wrongPaths.isEmpty ? .success : .oracleMismatch
  }

  private static func makeParser(of bench: Bench) -> OptionParser<Options> {
    var parser = OptionParser<Options>(
      command: name,
      summary: """
        Compares paths with themselves, as they are and with a slowdown planted, and tells how often the verdict was
        wrong: the false-alarm rate, the detection rate, and the smallest slowdown found with 80 % power. Each
        judgement stops when it is clear; --time-budget is the most one takes [10]. The suite is quick by default.
        """)
    SelectionOptions.declareSelection(in: &parser, at: \.selection, layouts: bench.layouts, suite: .quick)
    SelectionOptions.declarePaths(in: &parser, at: \.selection)
    SelectionOptions.declareTimeBudget(
      in: &parser, at: \.selection, help: "time for one judgement, 0 to 86400 [10]")
    SelectionOptions.declareQuiet(in: &parser, at: \.selection)
    parser.value("--plant", "A,B", "slowdowns to plant, in percent; 0 plants none [0,5]") { options, text in
      options.plants = try OptionValue.list(text, of: "--plant").map {
        try OptionValue.number($0, of: "--plant", in: 0...1000) / 100
      }
    }
    parser.value("--tries", "N", "judgements for each, 1 to 100000 [100]") { options, text in
      options.tries = try OptionValue.integer(text, of: "--tries", in: 1...100_000)
    }
    parser.value("--margin", "PERCENT", "the change that counts as none [1]") { options, text in
      options.margin = try OptionValue.number(text, of: "--margin", in: 0...1000) / 100
    }
    parser.value("--confidence", "PERCENT", "the confidence of a verdict [99]") { options, text in
      options.confidence = try OptionValue.number(text, of: "--confidence", in: 50...99.9999) / 100
    }
    parser.value("--output", "FILE", "the CSV to write [results/noise.csv]") { options, text in
      options.output = try OptionValue.path(text, of: "--output")
    }
    parser.value("--format", "NAME", "what to print: table, csv, json or markdown [table]") { options, text in
      options.format = try OptionValue.word(text, of: "--format")
    }
    return parser
  }
}
