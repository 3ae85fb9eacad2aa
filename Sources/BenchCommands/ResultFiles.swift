import Files
import LayoutBench

/// A result CSV and the environment file beside it, which belong together.
struct ResultFiles {
  /// The CSV.
  let path: String

  /// The environment file; `nil` beside a device.
  var environmentPath: String? {
    FileSystem.isDevice(path) ? nil : EnvironmentFile.path(beside: path)
  }

  /// Both, for people.
  var names: String { ([path] + [environmentPath].compactMap(\.self)).joined(separator: " and ") }

  /// Both, the CSV as the option that names it.
  func files(of option: String) -> [OutputCheck.File] {
    [(option, path), ("the environment file", environmentPath)]
  }

  /// Writes both, as one.
  ///
  /// - Throws: `FileProblem`
  func write(_ table: ResultTable, environment: EnvironmentFile) throws(FileProblem) {
    var files = [AtomicFile.Entry(path: path, text: table.csv)]
    if let environmentPath { files.append(AtomicFile.Entry(path: environmentPath, text: environment.json)) }
    try AtomicFile.write(files)
  }
}
