import Files
import LayoutBench

/// Looks at what a command writes before it measures for minutes.
enum OutputCheck {
  /// A file as the command line names it, and its path; `nil` where the command line names none.
  typealias File = (name: String, path: String?)

  /// Refuses to write files over what they are made from, over each other, or over where standard output
  /// goes, whatever the paths are spelled like, and makes sure that they can be written.
  ///
  /// - Parameter advice: What to do instead of writing to standard output.
  /// - Throws: ``CommandFailure`` with the usage code; `FileProblem` naming the first that cannot be written.
  static func check(_ outputs: [File], over inputs: [File], advice: String? = nil) throws {
    var taken: [FileIdentity: String] = [:]
    for input in inputs {
      if let path = input.path, let file = FileIdentity(ofPath: path) {
        taken[file] = "\(shown(input)), which it would overwrite"
      }
    }
    if let file = FileIdentity.ofStandardOutput {
      taken[file] = "standard output" + (advice.map { "; \($0)" } ?? "")
    }
    for output in outputs {
      guard let path = output.path, let file = FileIdentity(ofPath: path) else { continue }
      if let other = taken[file] { throw CommandFailure.usage("\(shown(output)) is the file of \(other)") }
      taken[file] = shown(output)
    }
    for path in outputs.compactMap(\.path) { try AtomicFile.checkWritable(path) }
  }

  private static func shown(_ file: File) -> String {
    "\(file.name) \(Printable.line(file.path ?? "", limit: 4096))"
  }
}

extension SelectionOptions {
  /// The files that are measured.
  var inputFiles: [OutputCheck.File] { [("--frames", framesFile), ("--trace", traceFile)] }
}
