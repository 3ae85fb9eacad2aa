import Files
import LayoutBench

/// How a report is told: on standard output, in files, and to GitHub where that runs the command.
struct ReportOptions {
  /// What is printed where nothing is asked for.
  let usualFormat: ReportFormat
  var askedFormat: ReportFormat?
  var color = ColorChoice.auto
  var exports: [FileExport] = []
  var hasAllSeries = false

  init(usually format: ReportFormat) { usualFormat = format }

  /// The options.
  ///
  /// - Parameter example: An export, for the help.
  func list(example: String) -> OptionList<ReportOptions> {
    OptionList { list in
      list.value(
        "--format", "NAME",
        "what to print: \(OptionValue.names(ReportFormat.self)) [\(usualFormat.rawValue)]", at: \.askedFormat
      ) { try OptionValue.word($0, of: $1) }
      if let full = Self.inFull(usualFormat) {
        list.flag(full.name, "\(full.help); as --format \(full.format.rawValue)") {
          $0.askedFormat = full.format
        }
      }
      list.value(
        "--color", "WHEN", "colour on a terminal: \(OptionValue.names(ColorChoice.self)) [auto]", at: \.color
      ) {
        try OptionValue.word($0, of: $1)
      }
      list.values(
        "--export", "FORMAT=FILE", "also write a file in a format, as in \(example)", at: \.exports
      ) { try FileExport($0, of: $1) }
      // What other commands find has no headlines.
      if usualFormat == .overview {
        list.flag("--all-series", "histories of every figure of every row, not only of each layout's ratios")
        {
          $0.hasAllSeries = true
        }
      }
    }
  }

  /// The option that prints all rows where usually they are summed up.
  private static func inFull(
    _ usual: ReportFormat
  ) -> (name: String, help: String, format: ReportFormat)? {
    switch usual {
    case .overview: ("--details", "print every row", .table)
    case .text: ("--verbose", "print every row that is not unchanged, also the inconclusive", .lines)
    default: nil
    }
  }

  /// The files that are exported.
  var files: [OutputCheck.File] { exports.map { ("--export", $0.path) } }

  /// Writes files and tells a report: to GitHub where it is a comparison, and on standard output.
  ///
  /// The files come first, as whoever reads standard output may go at any time. What fails keeps nothing else
  /// from being tried, so that what was measured is not lost: then the report is printed also where it was
  /// not to be.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether nothing is printed that was not asked for.
  ///   - write: Writes the command's own files.
  /// - Returns: What failed first.
  func deliver(
    _ report: Report, isQuiet: Bool = false, writing write: () throws -> Void = {}
  ) -> (any Error)? {
    var report = report
    report.hasAllSeries = hasAllSeries
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch { failure = failure ?? error }
    }
    attempt(write)
    for export in exports {
      attempt { try AtomicFile.write(export.format.text(of: report), to: export.path) }
    }
    if report.sides != nil { GitHubJob.tell(report) }
    // What cannot be kept is told whole.
    let usual = failure == nil ? usualFormat : Self.inFull(usualFormat)?.format ?? usualFormat
    if !isQuiet || askedFormat != nil || failure != nil {
      attempt { try StandardOutput.write((askedFormat ?? usual).text(of: report, colors: color.colors)) }
    }
    return failure
  }
}
