import LayoutBench

/// `bench baseline update`: measures, and writes the figures as the baseline.
enum BaselineUpdate {
  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    var parser = OptionParser<BaselineOptions>(
      command: "baseline update",
      summary: """
        Measures the suite, quick by default, and writes the baseline: a result CSV with its environment beside it,
        both to be committed. An earlier baseline is replaced; what it had and this one has not is told.
        """)
    BaselineOptions.declare(in: &parser, at: \.self, of: bench)
    guard case .values(let options) = try parser.parse(arguments, into: BaselineOptions(of: bench)) else {
      try StandardOutput.writeLine(parser.help)
      return .success
    }
    let files = ResultFiles(path: options.baseline)
    try OverwriteCheck.refuse(outputs: files.outputs(of: "--baseline"), over: options.selection.inputFiles)
    try files.checkWritable()
    let earlier = try? ResultTable(contentsOf: options.baseline)
    let measurement = try BaselineMeasurement(options)
    try files.write(measurement.table, environment: measurement.environment)
    for line in measurement.warnings { StandardError.write("bench: warning: \(line)") }
    if let earlier,
      let pairing = try? RowPairing(
        old: earlier, oldPath: options.baseline, new: measurement.table, newPath: options.baseline),
      !pairing.missing.isEmpty
    {
      let names = pairing.missing.prefix(3).map { "\(RowKey($0))" }.joined(separator: ", ")
      StandardError.write(
        "bench: note: \(pairing.missing.count) rows of the earlier baseline are no longer in it: \(names)"
          + (pairing.missing.count > 3 ? " …" : ""))
    }
    if !options.selection.isQuiet {
      StandardError.write(
        "bench: wrote \(files.names), \(measurement.table.rows.count) rows; commit both")
    }
    return .success
  }
}
