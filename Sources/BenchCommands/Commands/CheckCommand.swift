import LayoutBench

/// `bench check`: whether arrangements and effects do what their contracts say, a line a finding.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "whether arrangements and effects keep their contracts, and why not"

  static func makeParser(of bench: Bench) -> OptionParser<SelectionOptions> {
    let defaults = SelectionOptions(bench, suite: .quick)
    return OptionParser(
      command: name,
      summary: """
        Lays out each layout with each content and number of items once and looks at every frame: as many as items,
        finite, not negative, behind the section's start, inside the extent, the same when arranged again. Looks at some
        elements at some scroll positions: the displayed frame is the bounding box under the transform, the reach is
        enough, dependsOnScrolling is true to its word, the same look when asked again. A line a cause, with the first
        element that shows it and what to do. Notes tell what may be meant so: items that overlap, a reach far too
        large. Exit code 3 when a contract is broken, 0 otherwise. The suite is quick by default.
        """,
      defaults: defaults
    ) {
      $0.include(defaults.choice, at: \.self)
      $0.include(SelectionOptions.quiet, at: \.self)
    }
  }

  static func run(_ selection: SelectionOptions, of bench: Bench) throws -> ExitStatus {
    let scenarios = try selection.scenarios()
    var check = ContractCheck(tellsNotes: true)
    var findings: [ContractFinding] = []
    let progress = ProgressLine(isQuiet: selection.isQuiet)
    for (number, scenario) in scenarios.enumerated() {
      progress.show("[\(number + 1)/\(scenarios.count)] \(scenario.name)")
      findings += check.check(scenario).fresh
    }
    progress.clear()
    let faults = findings.filter { $0.isFault }
    let notes = findings.filter { !$0.isFault }
    var lines = faults.map { "fault: \($0.line)" }
    if !selection.isQuiet {
      lines += notes.map { "note: \($0.line)" }
      let layouts = Set(scenarios.map(\.subject.name)).count
      lines.append(
        "\(name): \(count(faults.count, "fault")), \(count(notes.count, "note")) in"
          + " \(count(layouts, "layout")), laid out \(count(check.checkedCount, "time"))")
    }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
    return faults.isEmpty ? .success : .oracleMismatch
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
