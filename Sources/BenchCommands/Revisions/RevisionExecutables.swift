import Files
import LayoutBench

/// The executable of a revision.
struct RevisionExecutable: Hashable {
  let revision: Revision
  /// The executable's path, which stays until the process ends. What it needs lies beside it.
  let path: String
  /// The revision as a side of a comparison, with its executables in all orders of functions.
  var side: SliceComparison.Side {
    SliceComparison.Side(name: revision.name, executables: LinkOrder.executables(beside: path))
  }
}

/// The executables of the two revisions to compare.
struct RevisionExecutables {
  let base: RevisionExecutable
  let head: RevisionExecutable

  /// Builds what is not there yet. The same files on both sides are built once.
  ///
  /// - Parameters:
  ///   - base: A revision, as git names them.
  ///   - head: Another one; `nil` is the working tree as it is.
  ///   - folder: A folder of the package; `nil` is the current one.
  ///   - progress: Takes a line before each build.
  /// - Throws: ``CommandFailure``: usage for a revision that is not there; failure without git, repository or
  ///   compiler, and when a revision does not build.
  static func build(
    base: String, head: String?, _ settings: BuildSettings, in folder: String? = nil,
    progress: (String) -> Void
  ) throws -> RevisionExecutables {
    let repository = try GitRepository(containing: folder)
    let baseRevision = try repository.revision(base)
    let headRevision = try head.map(repository.revision)
    let compiler = try settings.compilerVersion(in: folder ?? repository.top)
    let cache = try BuildCache(of: repository)
    return try RunFolder.with(in: cache) { run in
      func executable(of revision: Revision, number: Int) throws -> RevisionExecutable {
        let dependencies = try repository.dependencies(missingIn: revision)
        let entry = BuildCache.Entry(
          tree: revision.tree,
          key: settings.key(
            compiler: compiler, package: repository.packageFolder, dependencies: dependencies),
          product: settings.product)
        if let path = try cache.executable(of: entry) {
          return RevisionExecutable(revision: revision, path: path)
        }
        progress("building \(revision.name), which takes a minute or so")
        let folder = try RevisionBuild(
          repository: repository, settings: settings, revision: revision, entry: entry,
          dependencies: dependencies
        ).build(in: run, number: number, cache: cache)
        return RevisionExecutable(revision: revision, path: try cache.add(folder, as: entry, from: run))
      }
      // Taken now, so that it is of the moment of the command, not of a minute later.
      let other = try headRevision ?? repository.workingTree(using: run)
      return RevisionExecutables(
        base: try executable(of: baseRevision, number: 1), head: try executable(of: other, number: 2))
    }
  }
}

extension GitRepository {
  /// The versions of dependencies that the user's package is resolved to, for a revision without them among
  /// its files, so that both revisions are built with the same; empty where there are none.
  fileprivate func dependencies(missingIn revision: Revision) throws -> [UInt8] {
    let name = packageFolder.isEmpty ? "Package.resolved" : "\(packageFolder)/Package.resolved"
    guard FileSystem.exists("\(top)/\(name)"), !has(name, in: revision) else { return [] }
    return try InputFile.read("\(top)/\(name)")
  }
}
