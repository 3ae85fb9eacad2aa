import Files
import LayoutBench

/// A file that is written besides, in a format of its own: `--export FORMAT=FILE`.
struct FileExport<Format: RawRepresentable & CaseIterable> where Format.RawValue == String {
  let format: Format
  let path: String

  /// Declares the option, which may be given several times.
  static func declare<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, [FileExport]>, example: String
  ) {
    parser.value(
      "--export", "FORMAT=FILE", "also write a file in a format, as in \(example); may be repeated"
    ) {
      values, text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty, let format = Format(rawValue: String(parts[0])) else {
        let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure.usage(
          "--export does not take '\(text)'; allowed: FORMAT=FILE with one of \(formats)")
      }
      values[keyPath: place].append(FileExport(format: format, path: String(parts[1])))
    }
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
  /// Makes sure that the files can be written, before anything is measured for them.
  ///
  /// - Throws: `FileProblem` naming the first that cannot.
  func checkWritable<Format>() throws where Element == FileExport<Format> {
    for export in self {
      try AtomicFile.checkWritable(export.path)
    }
  }
}
