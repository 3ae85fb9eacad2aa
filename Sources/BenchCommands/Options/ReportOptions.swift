import LayoutBench

/// How a comparison is told: on standard output, in files, and to GitHub where that runs the command.
struct ReportOptions {
  var format = ReportFormat.text
  var exports: [FileExport<ReportFormat>] = []

  /// Declares the options.
  static func declare<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, ReportOptions>
  ) {
    let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    parser.value("--format", "NAME", "what to print: \(formats) [text]") { values, text in
      values[keyPath: place].format = try OptionValue.word(text, of: "--format")
    }
    FileExport.declare(
      in: &parser, at: place.appending(path: \.exports), example: "junit=results/gate.xml")
  }

  /// Tells a report: files first, then GitHub, then standard output.
  ///
  /// - Throws: ``CommandFailure`` when a file or standard output cannot be written.
  func deliver(_ report: ComparisonReport) throws {
    try exports.write(report)
    GitHubJob.tell(report)
    try StandardOutput.write(format.text(of: report))
  }
}
