/// `bench init`: gives a package an executable that measures layouts of its own.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "gives a package an executable that measures layouts of its own"

  struct Options {
    var folder = "."
    var target = "layout-bench"
    var layoutBench: String?
    /// Which version of a repository: at most one of these.
    var from: String?
    var branch: String?
    var hasWorkflow = true
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options()
    return OptionParser(
      command: name,
      summary: """
        Adds to a Swift package: LayoutBench as a dependency, by swift package, unless it is one; an executable target
        with a layout to begin with and all commands; .github/workflows/benchmarks.yml, at the repository's top; and
        results, but not the baseline, to .gitignore. Ends with 1 before it writes anything when a file is there already.
        """,
      defaults: defaults
    ) { list in
      list.value("--package-path", "DIR", "the package [the current folder]", at: \.folder, OptionValue.path)
      list.value(
        "--name", "NAME", "what the executable is called [\(defaults.target)]", at: \.target, targetName)
      list.value(
        "--layoutbench", "PLACE",
        "where LayoutBench comes from: a checkout's folder, or a git URL with --from or --branch",
        at: \.layoutBench
      ) { try OptionValue.path($0, of: $1) }
      list.value("--from", "VERSION", "with a URL: the least version, up to the next major one", at: \.from) {
        try OptionValue.path($0, of: $1)
      }
      list.value("--branch", "NAME", "with a URL: the branch", at: \.branch) {
        try OptionValue.path($0, of: $1)
      }
      list.flag("--no-workflow", "no workflow of GitHub Actions") { $0.hasWorkflow = false }
    }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    guard options.from == nil || options.branch == nil else {
      throw CommandFailure.usage("--from and --branch are two ways to say a version; allowed: one of them")
    }
    let starter = try PackageStarter(options)
    try TerminationSignals.deferred { try starter.start() }
    return .success
  }

  private static func targetName(_ text: String, of option: String) throws -> String {
    let isName = text.utf8.allSatisfy { letters.contains($0) || "0123456789-_".utf8.contains($0) }
    guard let first = text.utf8.first, letters.contains(first), isName, text.count <= 60 else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: up to 60 letters, digits, - and _, a letter first")
    }
    return text
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
