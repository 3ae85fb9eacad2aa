import LayoutBench

/// A result CSV and the environment file beside it, which belong together.
struct ResultFiles {
  /// The CSV.
  let path: String

  /// The environment file; `nil` beside a device.
  var environmentPath: String? {
    AtomicFile.isDevice(path) ? nil : EnvironmentFile.path(beside: path)
  }

  /// Both, for people.
  var names: String { ([path] + [environmentPath].compactMap(\.self)).joined(separator: " and ") }

  /// Makes sure that both can be written, before minutes of measuring rather than after them.
  ///
  /// - Throws: ``CommandFailure``
  func checkWritable() throws {
    do {
      try AtomicFile.checkWritable(path, makingFolder: AtomicFile.resultsFolder)
      if let environmentPath { try AtomicFile.checkWritable(environmentPath) }
    } catch {
      throw CommandFailure.failure("\(error)")
    }
  }

  /// Writes both, as one.
  ///
  /// - Throws: ``CommandFailure``
  func write(_ table: ResultTable, environment: EnvironmentFile) throws {
    var files = [AtomicFile.Entry(path: path, text: table.csv)]
    if let environmentPath { files.append(AtomicFile.Entry(path: environmentPath, text: environment.json)) }
    do {
      try AtomicFile.write(files)
    } catch {
      throw CommandFailure.failure("\(error)")
    }
  }
}
