import LayoutBench

/// `bench compare OLD.csv NEW.csv`: what changed between two runs, by how much, and how sure that is.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "what changed between two result files, by how much, how sure"

  struct Options {
    var files: [String] = []
    var report = ReportOptions()
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    OptionParser(
      command: name,
      summary: """
        Tells every figure that differs between two result files, largest change first. Ratios are compared with
        their intervals, counts exactly. Judges nothing: the exit code is 0 whatever changed.
        """,
      defaults: Options(),
      operands: (
        "OLD.csv NEW.csv",
        { options, text in
          guard options.files.count < 2 else {
            throw CommandFailure.usage("compare takes two files; \(quoted: text) is one more")
          }
          options.files.append(text)
        }
      )
    ) { $0.include(ReportOptions.list, at: \.report) }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard options.files.count == 2 else {
      throw CommandFailure.usage("compare needs two result files: \(Bench.name) compare OLD.csv NEW.csv")
    }
    try OutputCheck.check(
      options.report.exports.files(),
      over: options.files.flatMap { ResultFiles(path: $0).files(of: "the result file") })
    try options.report.deliver(report(old: options.files[0], new: options.files[1]))
    return .success
  }

  private static func report(old oldPath: String, new newPath: String) throws -> ComparisonReport {
    let old = try ResultTable(contentsOf: oldPath)
    let new = try ResultTable(contentsOf: newPath)
    let pairing = try RowPairing(old: old, oldPath: oldPath, new: new, newPath: newPath)
    var notes: [String] = []
    if let before = RecordedEnvironment.read(beside: oldPath, notes: &notes),
      let after = RecordedEnvironment.read(beside: newPath, notes: &notes)
    {
      notes += before.differences(from: after)
    }
    for (path, table) in [(oldPath, old), (newPath, new)]
    where table.rows.contains(where: { $0.build == "debug" }) {
      notes.append("\(path) has rows of a debug build, whose times mean nothing")
    }
    return ComparisonReport(
      title: "compare", oldName: oldPath, newName: newPath,
      findings: TableComparison.findings(for: pairing), notes: notes)
  }
}
