import LayoutBench

/// `bench compare OLD.csv NEW.csv`: what changed between two runs, by how much, and how sure that is.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "what changed between two result files, by how much, how sure"

  struct Options {
    var files: [String] = []
    var report = ReportOptions(usually: .text)
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options()
    return OptionParser(
      command: name,
      summary: """
        Tells every figure that differs between two result files, largest change first. Ratios are compared with
        their intervals, counts exactly. Judges nothing: the exit code is 0 whatever changed.
        """,
      defaults: defaults,
      operands: (
        "OLD.csv NEW.csv",
        { options, text in
          guard options.files.count < 2 else {
            throw CommandFailure.usage("compare takes two files; \(quoted: text) is one more")
          }
          options.files.append(text)
        }
      )
    ) { list in
      list.include(defaults.report.list(example: "junit=results/compare.xml"), at: \.report)
    }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard options.files.count == 2 else {
      throw CommandFailure.usage("compare needs two result files: \(Bench.name) compare OLD.csv NEW.csv")
    }
    try OutputCheck.check(
      options.report.files,
      over: options.files.flatMap { ResultFiles(path: $0).files(of: "the result file") })
    let report = try ComparisonReport(comparing: options.files[0], with: options.files[1])
    if let failure = options.report.deliver(report.report) { throw failure }
    return .success
  }
}
