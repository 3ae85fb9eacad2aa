import Files
import LayoutBench

/// A file that is written besides, in a format of its own: `--export FORMAT=FILE`.
struct FileExport {
  let format: ReportFormat
  let path: String

  /// Reads the option's value.
  init(_ text: String, of option: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: parts[0]) else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: FORMAT=FILE with one of"
          + " \(OptionValue.names(ReportFormat.self))")
    }
    (self.format, path) = (format, parts[1])
  }
}
