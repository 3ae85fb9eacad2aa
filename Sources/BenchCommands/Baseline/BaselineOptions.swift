import LayoutBench

/// The options that `baseline update` and `baseline check` share.
struct BaselineOptions {
  var selection: SelectionOptions
  var baseline = "results/baseline.csv"
  var countsInstructions = true

  init(of bench: Bench) {
    selection = SelectionOptions(bench.layouts, suite: .quick)
  }

  /// The options.
  var list: OptionList<BaselineOptions> {
    OptionList { list in
      list.include(selection.choiceWithPaths, at: \.selection)
      list.include(SelectionOptions.measuring, at: \.selection)
      list.value("--baseline", "FILE", "the baseline [\(baseline)]", at: \.baseline, OptionValue.resultPath)
      list.flag("--no-instructions", "do not count instructions, though valgrind is installed") {
        $0.countsInstructions = false
      }
    }
  }

  /// The run that the options choose: more rounds than for reading, as ratios are judged.
  func benchRun() throws -> BenchRun {
    let seconds = selection.timeBudget ?? max(selection.suite.timeBudget, 20)
    return BenchRun(
      scenarios: try selection.scenarios(), paths: selection.chosenPaths,
      plan: MeasuringPlan(rounds: selection.rounds, mostRounds: 51, timeBudget: seconds))
  }
}
