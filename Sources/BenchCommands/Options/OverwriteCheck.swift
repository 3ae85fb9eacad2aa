import Files
import LayoutBench

/// Keeps what a command writes from what it reads, whatever the paths are spelled like.
enum OverwriteCheck {
  /// A file as the command line names it, and its path; `nil` where the command line names none.
  typealias File = (name: String, path: String?)

  /// Refuses to write files over what they are made from, over each other, or over where standard output goes.
  ///
  /// - Parameters:
  ///   - outputs: What is written.
  ///   - inputs: What is read.
  ///   - advice: What to do instead of writing to standard output.
  /// - Throws: ``CommandFailure`` with the usage code.
  static func refuse(outputs: [File], over inputs: [File], advice: String? = nil) throws {
    var taken: [FileIdentity: String] = [:]
    for (name, path) in inputs {
      if let path, let file = FileIdentity(ofPath: path) {
        taken[file] = "\(shown(name, path)), which it would overwrite"
      }
    }
    if let file = FileIdentity.ofStandardOutput {
      taken[file] = "standard output" + (advice.map { "; \($0)" } ?? "")
    }
    for (name, path) in outputs {
      guard let path, let file = FileIdentity(ofPath: path) else { continue }
      let output = shown(name, path)
      if let other = taken[file] { throw CommandFailure.usage("\(output) is the file of \(other)") }
      taken[file] = output
    }
  }

  private static func shown(_ name: String, _ path: String) -> String {
    "\(name) \(Printable.line(path, limit: 4096))"
  }
}

extension SelectionOptions {
  /// The files that are measured.
  var inputFiles: [OverwriteCheck.File] { [("--frames", framesFile), ("--trace", traceFile)] }
}

extension ResultFiles {
  /// Both files, the CSV as the option that names it.
  func outputs(of option: String) -> [OverwriteCheck.File] {
    [(option, path), ("the environment file", environmentPath)]
  }
}

extension Array {
  /// The files that are exported.
  func outputs<Format>() -> [OverwriteCheck.File] where Element == FileExport<Format> {
    map { ("--export", $0.path) }
  }
}
