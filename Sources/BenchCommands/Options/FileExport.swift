import Files
import LayoutBench

/// A file that is written besides, in a format of its own: `--export FORMAT=FILE`.
struct FileExport<Format: RawRepresentable & CaseIterable> where Format.RawValue == String {
  let format: Format
  let path: String
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
