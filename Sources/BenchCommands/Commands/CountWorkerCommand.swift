private import CLibrary
import LayoutBench
import Measurement

/// `bench count-worker`: what `bench count` runs under callgrind. It executes what is to be counted, and writes the
/// place of each scenario when it begins, one a line.
enum CountWorkerCommand: Command {
  static let name = "count-worker"
  static let summary = "executes what bench count counts (for bench count only)"

  struct Options {
    var selection: SelectionOptions
    var countsPrepares = true
  }

  /// The command line that counts what some options choose.
  static func arguments(for selection: SelectionOptions, countsPrepares: Bool) -> [String] {
    var arguments = [name] + selection.arguments
    if let frames = selection.framesPerSweep { arguments.append("--frames-per-sweep=\(frames)") }
    if !countsPrepares { arguments.append("--queries-only") }
    return arguments
  }

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    var parser = OptionParser<Options>(command: name, summary: "\(summary).")
    SelectionOptions.declareSelection(in: &parser, at: \.selection, layouts: bench.layouts)
    SelectionOptions.declarePaths(in: &parser, at: \.selection)
    parser.value("--frames-per-sweep", "N", "visible rectangles in a sweep [the suite's]") { options, text in
      options.selection.framesPerSweep = try OptionValue.integer(
        text, of: "--frames-per-sweep", in: 1...Sweep.maximumFrames)
    }
    parser.flag("--queries-only", "count no prepares") { $0.countsPrepares = false }
    guard
      case .values(let options) = try parser.parse(
        arguments, into: Options(selection: SelectionOptions(catalog: bench.layouts)))
    else {
      try StandardOutput.writeLine(parser.help)
      return .success
    }
    guard CallgrindCounter.isUnderValgrind else {
      throw CommandFailure.usage("\(name) is run by bench count, under valgrind")
    }
    ParentProcess.endWithIt()
    let isWell = try options.selection.countingPass(countsPrepares: options.countsPrepares).run { number in
      print(number)
      // Now, not when the buffer is full.
      fflush(nil)
    }
    return isWell ? .success : .failure
  }
}
