import LayoutBench

/// The options that `baseline update` and `baseline check` share.
struct BaselineOptions {
  var selection: SelectionOptions
  var baseline = "results/baseline.csv"
  var countsInstructions = true

  init(of bench: Bench) {
    selection = SelectionOptions(catalog: bench.layouts)
    selection.suite = .quick
  }

  /// Declares the options.
  static func declare<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, BaselineOptions>, of bench: Bench
  ) {
    SelectionOptions.declareSelection(
      in: &parser, at: place.appending(path: \.selection), layouts: bench.layouts, suite: .quick)
    SelectionOptions.declareMeasuring(in: &parser, at: place.appending(path: \.selection))
    parser.value("--baseline", "FILE", "the baseline [results/baseline.csv]") { values, text in
      guard !text.isEmpty else { throw CommandFailure.usage("--baseline needs a file") }
      values[keyPath: place].baseline = text
    }
    parser.flag("--no-instructions", "do not count instructions, though valgrind is installed") { values in
      values[keyPath: place].countsInstructions = false
    }
  }

  /// The run that the options choose: more rounds than for reading, as ratios are judged.
  func benchRun() throws -> BenchRun {
    let suite = selection.suite
    let seconds = selection.timeBudget ?? max(suite.timeBudget, 20)
    return BenchRun(
      scenarios: try selection.scenarios(), paths: selection.paths ?? suite.paths,
      plan: MeasuringPlan(rounds: selection.rounds, mostRounds: 51, timeBudget: seconds))
  }
}
