import LayoutBench
import Measurement

/// What a run was made on and with, as the file beside its CSV.
enum RunEnvironment {
  static func file(selection: SelectionOptions, run: BenchRun) -> EnvironmentFile {
    var file = EnvironmentFile()
    file.record("bench_version", .string(Bench.version))
    for field in MachineEnvironment.current().fields { file.record(field.name, .string(field.value)) }
    do {
      if let commit = try GitCommit.current() { file.record("git_commit", .string(commit)) }
    } catch {
      StandardError.note("the commit is not known: \(error)")
    }
    file.recordOption("arguments", .array(selection.arguments.map { .string($0) }))
    file.recordOption("suite", .string(selection.suite.rawValue))
    file.recordOption("seed", .string(String(selection.seed)))
    file.recordOption("time_budget_seconds", .number(run.plan.timeBudget))
    file.recordOption("rounds", selection.rounds.map { .integer($0) } ?? .null)
    file.recordOption("filter", selection.filter.map { .string($0.text) } ?? .null)
    file.recordOption("scenarios", .array(run.scenarios.map { .string($0.name) }))
    file.recordOption("paths", .array(run.paths.map { .string($0.name) }))
    return file
  }
}
