import Files
import LayoutBench

/// A file that is written besides, in a format of its own: `--export FORMAT=FILE`.
struct FileExport<Format: RawRepresentable & CaseIterable> where Format.RawValue == String {
  let format: Format
  let path: String

  /// Reads the option's value.
  init(_ text: String, of option: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = Format(rawValue: parts[0]) else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: FORMAT=FILE with one of"
          + " \(OptionValue.names(Format.self))")
    }
    (self.format, path) = (format, parts[1])
  }
}

extension [FileExport<ReportFormat>] {
  /// Writes the files.
  func write(_ report: ComparisonReport) throws {
    for export in self { try AtomicFile.write(export.format.text(of: report), to: export.path) }
  }
}

extension [FileExport<OutputFormat>] {
  /// Writes the files.
  func write(_ results: ResultTable) throws {
    for export in self { try AtomicFile.write(export.format.text(of: results), to: export.path) }
  }
}

extension Array {
  /// The files.
  func files<Format>() -> [OutputCheck.File] where Element == FileExport<Format> {
    map { ("--export", $0.path) }
  }
}
