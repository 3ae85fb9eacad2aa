/// The toolchain's `swift package`, which reads and changes manifests.
struct PackageTool {
  /// A folder for what it builds and copies, which goes away with it when the bench is killed.
  let workFolder: String

  /// The most that a manifest takes to be compiled, in seconds, on a busy machine.
  private static let patience = 300.0

  /// Runs a subcommand on the package in a folder.
  ///
  /// - Returns: What it wrote.
  /// - Throws: ``CommandFailure`` with the reason when it fails, or when there is no Swift.
  func run(_ arguments: [String], in folder: String) throws -> String {
    let location = ["--package-path", folder, "--scratch-path", "\(workFolder)/build"]
    let command = ChildProcess.Command(
      program: "swift", arguments: ["package"] + location + arguments, environment: Git.misleadingVariables,
      cleanUp: FolderRemoval.command(workFolder))
    let outcome = try ChildProcess.run(command, within: Self.patience)
    // A supervised program that is missing is told by its exit code.
    guard outcome.status != ChildProcess.cannotRun else {
      throw CommandFailure.failure("init needs the program swift in PATH")
    }
    guard outcome.status == 0 else {
      let reason = BuildLog(of: outcome).reason(withoutFolder: folder)
      throw CommandFailure.failure("\(folder): swift package \(arguments[0]) failed: \(reason)")
    }
    return outcome.output
  }
}
