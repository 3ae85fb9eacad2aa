import LayoutBench

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// How a comparison is told: on standard output, in files, and to GitHub where that runs the command.
struct ReportOptions {
  var format = ReportFormat.text
  var exports: [(format: ReportFormat, path: String)] = []

  /// Declares the options.
  static func declare<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, ReportOptions>
  ) {
    let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    parser.value("--format", "NAME", "what to print: \(formats) [text]") { values, text in
      values[keyPath: place].format = try OptionValue.word(text, of: "--format")
    }
    parser.value("--export", "FORMAT=FILE", "also write a file in a format, such as junit=gate.xml") {
      values, text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: String(parts[0])) else {
        throw CommandFailure.usage(
          "--export does not take '\(text)'; allowed: FORMAT=FILE with one of \(formats)")
      }
      values[keyPath: place].exports.append((format, String(parts[1])))
    }
  }

  /// Makes sure that the files can be written, before anything is measured for them.
  ///
  /// - Throws: ``CommandFailure`` naming the first that cannot.
  func checkWritable() throws {
    for export in exports {
      do {
        try AtomicFile.checkWritable(export.path, makingFolder: AtomicFile.resultsFolder)
      } catch {
        throw CommandFailure.failure("\(error)")
      }
    }
  }

  /// Tells a report: files first, then GitHub, then standard output.
  ///
  /// - Throws: ``CommandFailure`` when a file cannot be written.
  func deliver(_ report: ComparisonReport) throws {
    for export in exports {
      do {
        try AtomicFile.write(export.format.text(of: report), to: export.path)
      } catch {
        throw CommandFailure.failure("\(error)")
      }
    }
    GitHubJob.tell(report)
    try StandardOutput.write(format.text(of: report))
  }
}

/// The job of GitHub Actions that runs the command, if one does.
enum GitHubJob {
  /// Shows a report beside the change and in the job's summary; does nothing elsewhere.
  static func tell(_ report: ComparisonReport) {
    guard variable("GITHUB_ACTIONS") == "true" else { return }
    // The runner reads commands from both streams; standard output may be somebody's JSON.
    StandardError.writeRaw(ReportFormat.github.text(of: report))
    guard let path = variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    guard let file = fopen(path, "a") else { return warn() }
    let isWritten = fputs(ReportFormat.markdown.text(of: report) + "\n", file) >= 0
    // What is buffered is written only now.
    if fclose(file) != 0 || !isWritten { warn() }
  }

  private static func warn() {
    StandardError.write(
      "bench: warning: cannot append to the job summary: \(String(cString: strerror(errno)))")
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
