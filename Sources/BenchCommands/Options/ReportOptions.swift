import LayoutBench

/// How a comparison is told: on standard output, in files, and to GitHub where that runs the command.
struct ReportOptions {
  var format = ReportFormat.text
  var exports: [FileExport<ReportFormat>] = []

  /// The options.
  static var list: OptionList<ReportOptions> {
    OptionList { list in
      list.format(at: \.format, usually: .text)
      list.exports(at: \.exports, example: "junit=results/gate.xml")
    }
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
