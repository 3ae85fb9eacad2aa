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
    for (name, path) in [
      (EnvironmentFile.contentOfFrames, selection.framesFile),
      (EnvironmentFile.contentOfTrace, selection.traceFile),
    ] {
      file.recordOption(
        name, path.flatMap { selection.measuredFiles.hash(of: $0) }.map { .string($0) } ?? .null)
    }
    file.recordOption("viewport", selection.viewport.map { .string($0.text) } ?? .null)
    file.recordOption("axis", selection.axis.map { .string($0.rawValue) } ?? .null)
    file.recordOption("scenarios", .array(run.scenarios.map { .string($0.name) }))
    file.recordOption("paths", .array(run.paths.map { .string($0.name) }))
    return file
  }
}

/// The commit that the working folder stands at.
enum GitCommit {
  /// How long git may take, in seconds; a repository on a slow disk is no reason to wait for ever.
  private static let patience = 5.0

  /// The commit's hash, with `-dirty` when files differ from it; `nil` outside a repository.
  ///
  /// - Throws: What keeps git from telling it, where the job of GitHub Actions does not know it either.
  static func current() throws -> String? {
    do {
      let arguments = ["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]
      return try Git.answer(arguments, in: nil, within: patience)
    } catch {
      // In the container of a job git may be missing, or refuse a checkout that belongs to another user.
      if let commit = GitHubJob.commit { return commit }
      if case GitFailure.noRepository = error { return nil }
      throw error
    }
  }
}
