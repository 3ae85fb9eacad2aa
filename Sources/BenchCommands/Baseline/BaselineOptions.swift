import CollectionLayouts
import LayoutBench

/// The options that `baseline update` and `baseline check` share.
struct BaselineOptions {
  var selection: SelectionOptions
  var baseline = "results/baseline.csv"
  var countsInstructions = true

  init(of bench: Bench) {
    selection = SelectionOptions(bench, suite: .quick)
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

  /// The paths that are judged: unless some are asked for, besides those of a run one that prepares anew in each
  /// step, so that the gate sees what that costs. Its instructions are those of a prepare and a query, which are
  /// counted anyway.
  private var judgedPaths: [MeasuredPath] {
    let anew = MeasuredPath.query(.binary, .array, LayoutCaches(keepsPrepareOverScrolling: false))
    return selection.paths ?? selection.chosenPaths.filter { $0 != anew } + [anew]
  }

  /// The run that the options choose: more rounds than for reading, as ratios are judged.
  func benchRun() throws -> BenchRun {
    let seconds = selection.timeBudget ?? max(selection.suite.timeBudget, 40)
    return BenchRun(
      scenarios: try selection.scenarios(), paths: judgedPaths,
      plan: MeasuringPlan(rounds: selection.rounds, mostRounds: 51, timeBudget: seconds))
  }
}
