import Files

/// Makes a package ready to measure layouts of its own.
///
/// All that can fail is done on a copy of the manifest; then everything is written at once.
struct PackageStarter {
  private let options: InitCommand.Options
  /// The package's folder, absolute.
  private let folder: String
  private let place: WorkflowPlace
  private let ignoreFile: String

  /// - Throws: ``CommandFailure`` when the folder has no package, or has a file that would be written.
  init(_ options: InitCommand.Options) throws {
    self.options = options
    let given = Printable.line(options.folder, limit: 300)
    guard let folder = FileSystem.absolutePath(of: options.folder),
      FileSystem.exists("\(folder)/Package.swift")
    else {
      throw CommandFailure.failure("\(given): has no Package.swift; swift package init makes one")
    }
    self.folder = folder
    place = WorkflowPlace(ofPackage: folder)
    ignoreFile = "\(folder)/.gitignore"
    let inTheWay = newFiles.filter { FileSystem.exists($0.path) }.map { shown($0.path) }
    guard inTheWay.isEmpty else {
      throw CommandFailure.failure(
        "\(inTheWay.joined(separator: " and ")) \(inTheWay.count == 1 ? "is" : "are") there already, and init"
          + " overwrites nothing; --name gives the executable another name, --no-workflow leaves the workflow out"
      )
    }
  }

  /// Writes the files, and says what comes next.
  ///
  /// - Throws: ``CommandFailure`` and `FileProblem`, before anything has been written.
  func start() throws {
    let temporary = try TemporaryFolder(named: "layoutbench-init")
    let work = temporary.path(of: "work")
    try FileSystem.makeFolder(work)
    defer { FolderRemoval.run(work) }
    let tool = PackageTool(workFolder: work)
    let manifest = try PackageManifest(in: folder, tool)
    try SourceFolders(of: manifest, in: folder).checkRoom()
    try checkName(in: manifest)
    try checkPlace()
    let harness = try harness(of: manifest)

    let copy = "\(work)/package"
    // Where a package's only target has no folder of its own, swift package would look for its files and move them.
    for target in manifest.targets {
      try FileSystem.makeFolders(above: "\(copy)/Sources/\(target.name)/file")
    }
    try FileSystem.makeFolders(above: "\(copy)/Package.swift")
    let manifestFile = "\(folder)/Package.swift"
    try AtomicFile.write([
      AtomicFile.Entry(path: "\(copy)/Package.swift", bytes: InputFile.read(manifestFile))
    ])
    try add(harness, to: copy, tool)

    var files = [
      AtomicFile.Entry(path: manifestFile, bytes: try InputFile.read("\(copy)/Package.swift"))
    ]
    files += newFiles
    let earlier = FileSystem.exists(ignoreFile) ? try InputFile.read(ignoreFile) : nil
    let addition = IgnoredResults(target: options.target)
      .addition(to: earlier.map { String(decoding: $0, as: UTF8.self) })
    if let addition {
      // Whatever encoding the earlier text has stays.
      files.append(AtomicFile.Entry(path: ignoreFile, bytes: (earlier ?? []) + Array(addition.utf8)))
    }
    for file in newFiles { try FileSystem.makeFolders(above: file.path) }
    try AtomicFile.write(files)
    try StandardOutput.writeLine(report(on: files.map(\.path)))
    for note in notes(on: manifest, harness) { StandardError.note(note) }
  }

  // MARK: - Files

  /// The files that must not be there.
  private var newFiles: [AtomicFile.Entry] {
    let target = options.target
    var files = [
      AtomicFile.Entry(
        path: "\(folder)/Sources/\(target)/\(target).swift", text: StarterSource(target: target).text)
    ]
    if options.hasWorkflow {
      let text = StarterWorkflow(target: target).text(inFolder: place.packageFolder)
      files.append(AtomicFile.Entry(path: place.file, text: text))
    }
    return files
  }

  /// A path for people: seen from the package, if it is in there.
  private func shown(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  // MARK: - The manifest

  /// Refuses a place whose name the workflow could not have.
  private func checkPlace() throws {
    guard options.hasWorkflow,
      let character = place.packageFolder.first(where: {
        !$0.isLetter && !$0.isNumber && !"-_./ ".contains($0)
      })
    else { return }
    throw CommandFailure.failure(
      "\(quoted: place.packageFolder): a workflow cannot name a folder with \(quoted: String(character)); allowed:"
        + " letters, digits, spaces, and - _ . /; --no-workflow does without one")
  }

  private func checkName(in manifest: PackageManifest) throws {
    guard !manifest.products.contains(where: { StarterSource.modules.contains($0.name) }) else {
      throw CommandFailure.failure("\(shown(folder)): is LayoutBench itself, whose executable is bench")
    }
    let module = Self.module(options.target)
    let taken =
      manifest.targets.map(\.name) + manifest.products.map(\.name) + StarterSource.modules
      + StarterSource.hiddenModules + ["bench", "main"]
    if let name = taken.first(where: { Self.module($0) == module }) {
      throw CommandFailure.usage(
        "--name does not take \(quoted: options.target): \(name) is a name of the package"
          + " or of LayoutBench already")
    }
  }

  /// What a target is called in code, in lower case, as file systems tell names apart.
  private static func module(_ target: String) -> String {
    String(target.lowercased().map { $0 == "-" ? "_" : $0 })
  }

  /// What is to be added, or what is there.
  private enum Harness {
    case present(PackageDependency)
    case added(HarnessSource)
  }

  private func harness(of manifest: PackageManifest) throws -> Harness {
    let dependency = manifest.dependencies.first(where: \.isLayoutBench)
    guard let text = options.layoutBench else {
      guard options.from == nil && options.branch == nil else {
        throw CommandFailure.usage("--from and --branch go with --layoutbench URL")
      }
      guard let dependency else {
        throw CommandFailure.usage(
          "Package.swift does not depend on LayoutBench yet; --layoutbench says where it comes from: the folder of a"
            + " checkout, or a git URL with --from or --branch")
      }
      return .present(dependency)
    }
    if let dependency {
      throw CommandFailure.usage(
        "Package.swift depends on LayoutBench already, as \(Printable.line(dependency.name)); leave --layoutbench out"
      )
    }
    return .added(try HarnessSource(text, from: options.from, branch: options.branch, for: folder))
  }

  private func add(_ harness: Harness, to copy: String, _ tool: PackageTool) throws {
    let package: String
    switch harness {
    case .present(let dependency): package = dependency.name
    case .added(let source):
      _ = try tool.run(source.arguments, in: copy)
      package = source.packageName
    }
    _ = try tool.run(["add-target", options.target, "--type", "executable"], in: copy)
    for module in StarterSource.modules {
      _ = try tool.run(["add-target-dependency", module, options.target, "--package", package], in: copy)
    }
    // A manifest that the toolchain does not read back is not written.
    _ = try tool.run(["dump-package"], in: copy)
  }

  // MARK: - For people

  private func report(on paths: [String]) -> String {
    let run = "swift run -c release \(options.target)"
    let rows = [
      (name: "\(run) --suite quick", text: "measures the layout to begin with"),
      (name: "\(run) baseline update", text: "writes the baseline"),
      (name: "git add results/baseline.csv results/baseline.environment.json", text: "to be committed"),
    ]
    let lines =
      paths.map { "wrote \(shown($0))" }
      + ["", "Your layouts go into Sources/\(options.target). Next, in \(folder):"] + HelpText.table(rows)
      + ["Then \(run) baseline check fails when something is worse."]
    return lines.map { Printable.line($0, limit: 4096) }.joined(separator: "\n")
  }

  private func notes(on manifest: PackageManifest, _ harness: Harness) -> [String] {
    var notes: [String] = []
    if let note = RequiredPlatform.note(on: manifest) { notes.append(note) }
    if case .added(let source) = harness, let folder = source.folderOutside {
      notes.append(
        "\(folder) is a folder of this machine; others, and the workflow, need a git URL in Package.swift")
    }
    return notes
  }
}
