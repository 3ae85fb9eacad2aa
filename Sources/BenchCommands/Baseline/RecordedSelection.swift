import LayoutBench

/// What a baseline was made of, which a check measures again: the options in the environment file beside it.
enum RecordedSelection {
  /// Reads the options.
  ///
  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - bench: The bench whose layouts are chosen from.
  /// - Returns: The selection; that of a baseline made without options where none is recorded.
  /// - Throws: ``CommandFailure`` that names the file when it asks for what there is not. Only options that
  ///   choose what to measure are taken from it: a file in a repository is not to say what a check writes or
  ///   tolerates.
  static func read(from baseline: Baseline, of bench: Bench) throws -> SelectionOptions {
    let defaults = BaselineOptions(of: bench).selection
    guard let arguments = baseline.environment?.arguments else { return defaults }
    let parser = OptionParser(command: BaselineCheck.name, summary: "", defaults: defaults) {
      $0.include(defaults.choiceWithPaths, at: \.self)
    }
    func fail(_ reason: String) -> CommandFailure {
      let file = EnvironmentFile.path(beside: baseline.path)
      return .failure("\(file): options.arguments is not what baseline update writes: \(reason.prefix(300))")
    }
    do {
      guard let selection = try parser.parse(arguments) else {
        throw fail("it asks for the help text")
      }
      _ = try selection.scenarios()
      return selection
    } catch let failure as CommandFailure where failure.status == .usage {
      throw fail(failure.message)
    }
  }
}
