/// `bench baseline update` and `bench baseline check`: the gate that keeps regressions out.
enum BaselineCommand: Command {
  static let name = "baseline"
  static let summary = "update writes results/baseline.csv, check fails when something is worse than it"

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "update": return try explained(by: "update") { try BaselineUpdate.run(rest, of: bench) }
    case "check": return try explained(by: "check") { try BaselineCheck.run(rest, of: bench) }
    case "--help", "-h":
      try StandardOutput.writeLine(help)
      return .success
    case let verb:
      let found = verb.map { "'\($0)'" } ?? "nothing"
      throw CommandFailure.usage("baseline takes update or check, not \(found)")
    }
  }

  /// Runs one of the two; its own help explains what is wrong with its command line.
  private static func explained(
    by verb: String, _ body: () throws -> ExitStatus
  ) throws -> ExitStatus {
    do {
      return try body()
    } catch var failure as CommandFailure {
      failure.command = "\(name) \(verb)"
      throw failure
    }
  }

  private static let help = """
    usage: bench baseline update [OPTIONS]
           bench baseline check [OPTIONS]

    update measures and writes results/baseline.csv: the figures that carry over between machines, to be committed.
    check measures the same again and compares: counts exactly, ratios by interval and margin.
    bench baseline update --help and bench baseline check --help show the options.
    """
}
