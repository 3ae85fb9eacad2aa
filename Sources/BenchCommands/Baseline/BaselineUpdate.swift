import LayoutBench

/// `bench baseline update`: measures, and writes the figures as the baseline.
enum BaselineUpdate: Command {
  static let name = "baseline update"
  static let summary = "measures the suite and writes results/baseline.csv, to be committed"

  static func makeParser(of bench: Bench) -> OptionParser<BaselineOptions> {
    let defaults = BaselineOptions(of: bench)
    return OptionParser(
      command: name,
      summary: """
        Measures the suite, quick by default, and writes the baseline: a result CSV with its environment beside it,
        both to be committed. An earlier baseline is replaced; what it had and this one has not is told.
        """,
      defaults: defaults
    ) { $0.include(defaults.list, at: \.self) }
  }

  static func run(_ options: BaselineOptions, of bench: Bench) throws -> ExitStatus {
    let files = ResultFiles(path: options.baseline)
    try OutputCheck.check(files.files(of: "--baseline"), over: options.selection.inputFiles)
    let earlier = try? ResultTable(contentsOf: options.baseline)
    let measurement = try BaselineMeasurement(options)
    do {
      try files.write(measurement.table, environment: measurement.environment)
    } catch {
      // So that what was measured is not lost.
      try StandardOutput.write(ReportFormat.table.text(of: measurement.table.report))
      throw error
    }
    for line in measurement.warnings { StandardError.warn(line) }
    if let earlier,
      let pairing = try? RowPairing(
        old: earlier, oldPath: options.baseline, new: measurement.table, newPath: options.baseline),
      !pairing.missing.isEmpty
    {
      let names = pairing.missing.prefix(3).map { "\(RowKey($0))" }.joined(separator: ", ")
      StandardError.note(
        "\(pairing.missing.count) rows of the earlier baseline are no longer in it: \(names)"
          + (pairing.missing.count > 3 ? " …" : ""))
    }
    if !options.selection.isQuiet {
      StandardError.tell(
        "wrote \(files.names), \(measurement.table.rows.count) rows; commit both")
    }
    return .success
  }
}
