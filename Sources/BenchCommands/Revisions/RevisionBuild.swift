import Files
import LayoutBench
import Measurement

/// The building of a revision in a working tree and a scratch folder of its own.
///
/// It is always from scratch: a comparison is worth nothing with an object of another revision in it.
struct RevisionBuild {
  let repository: GitRepository
  let settings: BuildSettings
  let revision: Revision
  /// What the cache calls the executable.
  let entry: BuildCache.Entry
  /// The versions of dependencies, where they are not among the revision's files.
  let dependencies: [UInt8]

  /// A finished build.
  struct Product {
    /// A folder with the executable and what it needs beside it.
    let folder: String
    /// How long it took, in seconds.
    let seconds: Double
  }

  /// Checks the revision out and builds it.
  ///
  /// - Parameters:
  ///   - run: The folder of the run, which everything is made in.
  ///   - number: A digit that tells the builds of a run apart.
  ///   - cache: Where a log is kept.
  /// - Throws: ``CommandFailure`` that says in one line why the revision does not build, and where the log is.
  func build(in run: RunFolder, number: Int, cache: BuildCache) throws -> Product {
    let start = MonotonicClock.now()
    // The working tree has the name of the user's folder, which dependencies among packages of a repository may name.
    // Both revisions' paths are of the same length.
    let place = "\(run.path)/\(number)"
    let checkout = "\(place)/\(repository.top.split(separator: "/").last ?? "checkout")"
    let package = repository.packageFolder.isEmpty ? checkout : "\(checkout)/\(repository.packageFolder)"
    let scratch = "\(place)/scratch"
    try FileSystem.makeFolder(place)
    try checkOut(to: checkout, in: place, run)
    // Without one, the build would go on to look for a package above, and find the user's own files.
    guard FileSystem.exists("\(package)/Package.swift") else {
      throw CommandFailure.failure(
        "revision \(revision.name) has no Package.swift"
          + (repository.packageFolder.isEmpty ? "" : " in \(repository.packageFolder)"))
    }
    if !dependencies.isEmpty {
      try AtomicFile.write([AtomicFile.Entry(path: "\(package)/Package.resolved", bytes: dependencies)])
    }

    let folder = "\(place)/product"
    let arguments = ["-c", "release", "--scratch-path", scratch] + settings.arguments
    var linking = settings.linkOrders > 1 ? LinkOrder.arguments(seed: 1) : []
    var outcome = try swiftBuild(package, arguments + linking, in: run)
    if outcome.status != 0, !linking.isEmpty, LinkOrder.isRefused(inLog: outcome.output + outcome.errors) {
      linking = []
      outcome = try swiftBuild(package, arguments, in: run)
    }
    guard outcome.status == 0 else { throw failure(outcome, checkout: checkout, cache: cache) }
    let shown = try run.run(
      swift(["build", "--package-path", package, "--show-bin-path"] + arguments, in: package))
    guard shown.status == 0, let built = shown.output.split(separator: "\n").last.map(String.init) else {
      throw failure(shown, checkout: checkout, cache: cache)
    }
    try collect(from: built, to: folder)
    for seed in 1...settings.linkOrders where seed > 1 && !linking.isEmpty {
      let outcome = try swiftBuild(package, arguments + LinkOrder.arguments(seed: seed), in: run)
      let target = LinkOrder.path("\(folder)/\(settings.product)", seed: seed)
      guard outcome.status == 0, FileSystem.move("\(built)/\(settings.product)", to: target) else {
        throw failure(outcome, checkout: checkout, cache: cache)
      }
    }
    return Product(folder: folder, seconds: Double(MonotonicClock.now() - start) / 1e9)
  }

  private func swiftBuild(
    _ package: String, _ arguments: [String], in run: RunFolder
  ) throws -> ChildProcess.Outcome {
    let command = ["build", "--package-path", package, "--product", settings.product]
    return try run.run(swift(command + arguments, in: package))
  }

  /// Puts the revision's files into a folder, as a working tree that the repository is not told of, so that nothing
  /// stays there whatever happens. To git it is one all the same, at the revision's commit.
  private func checkOut(to path: String, in place: String, _ run: RunFolder) throws {
    let git = "\(place)/git"
    for folder in [git, path] { try FileSystem.makeFolder(folder) }
    try AtomicFile.write([
      AtomicFile.Entry(path: "\(git)/HEAD", text: revision.commit + "\n"),
      AtomicFile.Entry(path: "\(git)/commondir", text: repository.commonFolder + "\n"),
      AtomicFile.Entry(path: "\(path)/.git", text: "gitdir: \(git)\n"),
    ])
    let fill = Git.command(
      ["read-tree", "--reset", "-u", revision.tree], in: path, setting: revision.variables)
    _ = try Git.answer(of: run.run(fill))
  }

  private func swift(_ arguments: [String], in folder: String) -> ChildProcess.Command {
    ChildProcess.Command(
      program: settings.program, arguments: arguments, environment: Git.misleadingVariables, directory: folder
    )
  }

  /// Moves the executable and what it needs beside it; the scratch folder goes away anyway.
  private func collect(from built: String, to folder: String) throws {
    try FileSystem.makeFolder(folder)
    guard FileSystem.move("\(built)/\(settings.product)", to: "\(folder)/\(settings.product)") else {
      throw CommandFailure.failure(
        "revision \(revision.name): the build left no executable \(quoted: settings.product); --product names another"
      )
    }
    let needed = [".resources", ".bundle", ".framework", ".so", ".dylib"]
    for name in FileSystem.names(in: built) where needed.contains(where: name.hasSuffix) {
      guard FileSystem.move("\(built)/\(name)", to: "\(folder)/\(name)") else {
        throw CommandFailure.failure("revision \(revision.name): \(name) cannot be put beside the executable")
      }
    }
  }

  private func failure(
    _ outcome: ChildProcess.Outcome, checkout: String, cache: BuildCache
  ) -> CommandFailure {
    let log = BuildLog(of: outcome)
    let path = cache.logPath(of: entry)
    var message = "revision \(revision.name) does not build: "
    message +=
      outcome.status < 0
      ? "the build was ended by signal \(-outcome.status)"
      : log.reason(
        withoutFolder: checkout)
    if FileSystem.exists("\(checkout)/.gitmodules") {
      message += "; the revision has submodules, which are not checked out"
    }
    do throws(FileProblem) {
      try AtomicFile.write(log.text, to: path)
      return .failure("\(message); log: \(path)")
    } catch {
      return .failure("\(message); log: \(error.description)")
    }
  }
}
