import LayoutBench

extension SelectionOptions {
  /// The arguments that choose the same scenarios and paths again: for another process, or a later run.
  var arguments: [String] {
    var arguments = ["--suite=\(suite.rawValue)", "--seed=\(seed)"]
    func add(_ option: String, _ value: String?) {
      if let value { arguments.append("\(option)=\(value)") }
    }
    add("--layouts", layouts?.map(\.name).joined(separator: ","))
    add("--items", items?.map(String.init).joined(separator: ","))
    add("--sweeps", sweeps?.map(\.rawValue).joined(separator: ","))
    add("--paths", paths?.map(\.name).joined(separator: ","))
    add("--content", content?.rawValue)
    add("--filter", filter?.text)
    add("--frames", framesFile)
    add("--trace", traceFile)
    add("--viewport", viewport?.text)
    add("--axis", axis?.rawValue)
    return arguments
  }

  /// The same options, and where they choose nothing, what others choose.
  func completed(by other: SelectionOptions) -> SelectionOptions {
    var both = self
    both.askedSuite = askedSuite ?? other.askedSuite
    both.askedSeed = askedSeed ?? other.askedSeed
    both.layouts = layouts ?? other.layouts
    both.items = items ?? other.items
    both.sweeps = sweeps ?? other.sweeps
    both.paths = paths ?? other.paths
    both.content = content ?? other.content
    both.filter = filter ?? other.filter
    both.framesFile = framesFile ?? other.framesFile
    both.traceFile = traceFile ?? other.traceFile
    both.viewport = viewport ?? other.viewport
    both.axis = axis ?? other.axis
    return both
  }

  /// Whether the command line says what to measure.
  var choosesScenarios: Bool {
    askedSuite != nil || layouts != nil || items != nil || sweeps != nil || paths != nil || content != nil
      || filter != nil || framesFile != nil || traceFile != nil || viewport != nil || axis != nil
  }

  /// The rows that the command line asks for, as far as it says anything.
  func rows(in table: ResultTable) -> Set<RowKey> {
    let keys = table.rows.map { RowKey($0) }.filter { row in
      (layouts?.contains { $0.name == row.layout } ?? true) && (items?.contains(row.items) ?? true)
        && (sweeps?.contains { $0.rawValue == row.sweep } ?? true)
        && (paths?.contains { $0.name == row.path } ?? true)
    }
    return Set(filter?.matches(in: keys, name: \.scenario) ?? keys)
  }
}
