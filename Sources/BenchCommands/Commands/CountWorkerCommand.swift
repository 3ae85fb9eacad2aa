import LayoutBench
import Measurement

/// `bench count-worker`: what `bench count` runs under callgrind. It executes what is to be counted, and
/// writes the place of each scenario when it begins, one a line.
enum CountWorkerCommand: Command {
  static let name = "count-worker"
  static let summary = "executes what count counts (for count only)"

  struct Options {
    var selection: SelectionOptions
  }

  /// The command line that counts what some options choose.
  static func arguments(for selection: SelectionOptions) -> [String] {
    var arguments = [name] + selection.arguments
    if let frames = selection.framesPerSweep { arguments.append("--frames-per-sweep=\(frames)") }
    return arguments
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench))
    return OptionParser(command: name, summary: "\(summary).", defaults: defaults) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.value(
        "--frames-per-sweep", "N", "visible rectangles in a sweep [the suite's]",
        at: \.selection.framesPerSweep
      ) { try OptionValue.integer($0, of: $1, in: 1...Sweep.maximumFrames) }
    }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard CallgrindCounter.isUnderValgrind else {
      throw CommandFailure.usage("\(name) is run by \(Bench.name) count, under valgrind")
    }
    StandardOutput.reserve()
    let isWell = try options.selection.countingPass().run(
      // Nothing depends on it but what is shown of progress.
      progress: { try? StandardOutput.writeLine("\($0)") }, complain: StandardError.tell)
    return isWell ? .success : .failure
  }
}
