import LayoutBench

extension SelectionOptions {
  /// The command-line arguments that choose the same scenarios and paths again: for another process, or a later run.
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
    return arguments
  }
}
