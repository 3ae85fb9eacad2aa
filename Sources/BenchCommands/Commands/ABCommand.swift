import LayoutBench

/// `bench ab`: compares two revisions by running both executables, interleaved.
enum ABCommand: Command {
  static let name = "ab"
  static let summary = "compares two git revisions, or one with the working tree"

  struct Options {
    var revisions: [String] = []
    var selection: SelectionOptions
    var report = ReportOptions(usually: .text)
    var margin = 0.02
    var confidence = 0.99
    var product = Bench.name
    var traits: [String]?
    var failsOnRegression = false
    var linkOrders = LinkOrder.count
    /// Whether instructions are compared, and not times.
    var countsInstructions = false
  }

  /// The time for one scenario unless said otherwise, in seconds.
  private static let defaultSecondsPerScenario = 30.0

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard let base = options.revisions.first else {
      throw CommandFailure.usage("ab needs a revision to compare with: ab BASE [HEAD]")
    }
    // Mistakes in the choice before a minute of building.
    let scenarios = try options.selection.scenarios()
    try OutputCheck.check(options.report.files, over: options.selection.inputFiles)
    options.selection.tellAboutFiles(scenarios)
    let isQuiet = options.selection.isQuiet
    if options.countsInstructions, case .unavailable(let reason) = CallgrindRun.availability() {
      throw CommandFailure.failure(reason)
    }
    let settings = BuildSettings(
      product: options.product, arguments: BuildSettings.arguments(forTraits: options.traits),
      linkOrders: options.countsInstructions ? 1 : options.linkOrders)
    let executables = try TerminationSignals.deferred {
      try RevisionExecutables.build(
        base: base, head: options.revisions.dropFirst().first, settings
      ) { line in
        if !isQuiet { StandardError.tell(line) }
      }
    }
    let (old, new) = (executables.base.side, executables.head.side)
    let progress = ProgressLine(isQuiet: isQuiet)
    let findings =
      options.countsInstructions
      ? try InstructionComparison(old: old, new: new, selection: options.selection)
        .findings { progress.show($0) }
      : try times(of: old, and: new, options).findings { progress.show($0) }
    progress.clear()
    let report = ComparisonReport(
      title: "ab", old: old.name, new: new.name, findings: TableComparison.sorted(findings),
      notes: notes(of: options, isSame: executables.base.revision.tree == executables.head.revision.tree))
    let status: ExitStatus = options.failsOnRegression && report.hasRegressions ? .regression : .success
    if let failure = options.report.deliver(report.report) { throw failure }
    return status
  }

  private static func times(
    of old: SliceComparison.Side, and new: SliceComparison.Side, _ options: Options
  ) -> SliceComparison {
    let comparison = SliceComparison(
      old: old, new: new,
      arguments: options.selection.arguments, margin: options.margin, confidence: options.confidence,
      secondsPerScenario: options.selection.timeBudget ?? defaultSecondsPerScenario,
      processors: ProcessorAffinity.isPossible ? ProcessorAffinity.allowed : [])
    if comparison.processors.isEmpty {
      StandardError.note(
        "both processes run on whatever processor is free, as they cannot be bound to one here")
    }
    return comparison
  }

  private static func notes(of options: Options, isSame: Bool) -> [String] {
    let note =
      options.countsInstructions
      ? "instructions under callgrind, exact; a difference of less than 0.1 % counts as none"
      : "times of whole sweeps, processor time; a change is told when its interval lies beyond"
        + " \(HumanUnits.change(1 + options.margin)); all verdicts together hold with a probability of"
        + " \(Finding.percent(options.confidence))"
    return isSame
      ? [note, "both revisions have the same files: one executable was compared with itself"] : [note]
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench, suite: .quick))
    return OptionParser(
      command: name,
      summary: """
        Builds the revisions BASE and HEAD as release builds, in working trees of their own, and times both executables
        in turn, slice by slice. Without HEAD it is the working tree as it is, with files not added yet. Executables are
        kept in .build/ab. The suite is quick by default; --time-budget is the time for one scenario [30]. The exit code
        is 0 whatever changed, unless --fail is given.
        """,
      defaults: defaults,
      operands: (
        "BASE [HEAD]",
        { options, text in
          guard options.revisions.count < 2 else {
            throw CommandFailure.usage(
              "ab compares two revisions, and takes no third such as \(quoted: text)")
          }
          options.revisions.append(text)
        }
      )
    ) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.include(SelectionOptions.time("time for one scenario, 0 to 86400 [30]"), at: \.selection)
      list.include(SelectionOptions.quiet, at: \.selection)
      list.include(defaults.report.list(example: "markdown=results/ab.md"), at: \.report)
      list.margin(at: \.margin, usually: 2)
      list.confidence("of all verdicts together", at: \.confidence)
      list.flag(
        "--instructions",
        "compare instructions under valgrind, exactly, in place of times; the same on a busy machine"
      ) { $0.countsInstructions = true }
      list.flag("--fail", "exit with 2 when something has become slower") { $0.failsOnRegression = true }
      list.value(
        "--link-orders", "N", "orders of functions to link, 1 to 64 [\(defaults.linkOrders)]",
        at: \.linkOrders
      ) { try OptionValue.integer($0, of: $1, in: 1...64) }
      list.value(
        "--product", "NAME", "the executable product to build [\(defaults.product)]", at: \.product
      ) { text, option in
        guard !text.isEmpty, !text.contains("/"), !text.hasPrefix("."), !text.hasPrefix("-")
        else {
          throw CommandFailure.usage(
            "\(option) does not take \(quoted: text); allowed: the name of a product")
        }
        return text
      }
      list.value("--traits", "A,B", "the package's traits, none for none [its defaults]", at: \.traits) {
        text, option in text == "none" ? [] : try OptionValue.list(text, of: option)
      }
    }
  }
}
