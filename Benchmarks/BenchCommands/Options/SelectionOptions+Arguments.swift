import LayoutBench

extension SelectionOptions {
  /// The options that choose scenarios and paths as they would be written on a command line: what another process, or
  /// a later run, needs to measure the same.
  var arguments: [String] {
    var arguments = ["--suite", suite.rawValue, "--seed", String(seed)]
    func add(_ option: String, _ names: [String]?) {
      if let names { arguments += [option, names.joined(separator: ",")] }
    }
    add("--layouts", layouts?.map(\.name))
    add("--items", items?.map(String.init))
    add("--sweeps", sweeps?.map(\.rawValue))
    add("--paths", paths?.map(\.name))
    add("--content", content.map { [$0.rawValue] })
    // With an equals sign, as a value may begin with a dash.
    if let filter { arguments.append("--filter=\(filter.text)") }
    if let framesFile { arguments.append("--frames=\(framesFile)") }
    if let traceFile { arguments.append("--trace=\(traceFile)") }
    return arguments
  }
}
