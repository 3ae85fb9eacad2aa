import Files

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

  /// Checks the revision out and builds it.
  ///
  /// - Parameters:
  ///   - run: The folder of the run, which everything is made in.
  ///   - number: A digit that tells the builds of a run apart.
  ///   - cache: Where a log is kept.
  /// - Returns: A folder with the executable and what it needs beside it.
  /// - Throws: ``CommandFailure`` that says in one line why the revision does not build, and where the log
  ///   is.
  func build(in run: RunFolder, number: Int, cache: BuildCache) throws -> String {
    // The working tree has the name of the user's folder, which dependencies among packages of a repository
    // may name. Both revisions' paths are of the same length.
    let place = "\(run.path)/\(number)"
    let checkout = "\(place)/\(repository.top.split(separator: "/").last ?? "checkout")"
    let package = repository.packageFolder.isEmpty ? checkout : "\(checkout)/\(repository.packageFolder)"
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

    func swiftBuild(_ arguments: [String]) throws -> ChildProcess.Outcome {
      let common = [
        "build", "--package-path", package, "-c", "release", "--scratch-path", "\(place)/scratch",
      ]
      return try run.run(
        ChildProcess.Command(
          program: settings.program, arguments: common + settings.arguments + arguments,
          environment: Git.misleadingVariables, directory: package))
    }
    /// What a build wrote to its output, if it went well.
    func output(of outcome: ChildProcess.Outcome) throws -> String {
      guard outcome.status == 0 else { throw failure(outcome, checkout: checkout, cache: cache) }
      return outcome.output
    }
    let product = ["--product", settings.product]
    var orders = settings.linkOrders
    var outcome = try swiftBuild(product + (orders > 1 ? LinkOrder.arguments(seed: 1) : []))
    if outcome.status != 0, orders > 1, LinkOrder.isRefused(inLog: outcome.output + outcome.errors) {
      orders = 1
      outcome = try swiftBuild(product)
    }
    _ = try output(of: outcome)
    let shown = try output(of: swiftBuild(["--show-bin-path"])).split(separator: "\n").last
    let folder = "\(place)/product"
    try collect(from: String(shown ?? ""), to: folder)
    for seed in 1...orders where seed > 1 {
      _ = try output(of: swiftBuild(product + LinkOrder.arguments(seed: seed)))
      try move(
        "\(shown ?? "")/\(settings.product)", to: LinkOrder.path("\(folder)/\(settings.product)", seed: seed))
    }
    return folder
  }

  /// Puts the revision's files into a folder, as a working tree that the repository is not told of, so that
  /// nothing stays there whatever happens. To git it is one all the same, at the revision's commit.
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

  /// Moves the executable and what it needs beside it; the scratch folder goes away anyway.
  private func collect(from built: String, to folder: String) throws {
    try FileSystem.makeFolder(folder)
    guard FileSystem.exists("\(built)/\(settings.product)") else {
      throw CommandFailure.failure(
        "revision \(revision.name): the build left no executable \(quoted: settings.product);"
          + " --product names another")
    }
    let needed = [".resources", ".bundle", ".framework", ".so", ".dylib"]
    for name in FileSystem.names(in: built)
    where name == settings.product || needed.contains(where: name.hasSuffix) {
      try move("\(built)/\(name)", to: "\(folder)/\(name)")
    }
  }

  private func move(_ source: String, to target: String) throws {
    guard FileSystem.move(source, to: target) else {
      throw CommandFailure.failure("revision \(revision.name): \(source) cannot be moved to \(target)")
    }
  }

  private func failure(
    _ outcome: ChildProcess.Outcome, checkout: String, cache: BuildCache
  ) -> CommandFailure {
    let log = BuildLog(of: outcome)
    let path = cache.logPath(of: entry)
    let reason =
      outcome.status < 0
      ? "the build was ended by signal \(-outcome.status)" : log.reason(withoutFolder: checkout)
    let submodules =
      FileSystem.exists("\(checkout)/.gitmodules")
      ? "; the revision has submodules, which are not checked out" : ""
    let message = "revision \(revision.name) does not build: \(reason)\(submodules); log: "
    do throws(FileProblem) {
      try AtomicFile.write(log.text, to: path)
      return .failure(message + path)
    } catch {
      return .failure(message + error.description)
    }
  }
}
