/// `bench ab`: compares two revisions by running both executables, interleaved.
enum ABCommand: Command {
  static let name = "ab"
  static let summary = "compares two git revisions, or one with the working tree"

  struct Options {
    var revisions: [String] = []
    var product = defaultProduct
    var traits: [String]?
    var isQuiet = false
  }

  static func run(_ arguments: [String], of bench: Bench) throws -> ExitStatus {
    let parser = makeParser()
    guard case .values(let options) = try parser.parse(arguments, into: Options()) else {
      print(parser.help)
      return .success
    }
    guard let base = options.revisions.first else {
      throw CommandFailure.usage("ab needs a revision to compare with: ab BASE [HEAD]")
    }
    let executables = try RevisionExecutables.build(
      base: base, head: options.revisions.dropFirst().first,
      BuildSettings(
        product: options.product, arguments: BuildSettings.arguments(forTraits: options.traits))
    ) { line in
      if !options.isQuiet { StandardError.write("bench: \(line)") }
    }

    // MARK: Here both executables are measured, interleaved. Until then their paths are shown.
    for executable in [executables.base, executables.head] { print(executable.path) }
    return .success
  }

  private static func makeParser() -> OptionParser<Options> {
    var parser = OptionParser<Options>(
      command: name,
      summary: """
        Builds the revisions BASE and HEAD as release builds, in working trees of their own. Without HEAD it is the
        working tree as it is, with files not added yet. Executables are kept in .build/ab.
        """)
    parser.operands = (
      "BASE [HEAD]",
      { options, text in
        guard options.revisions.count < 2 else {
          throw CommandFailure.usage("ab compares two revisions, and takes no third such as '\(text)'")
        }
        options.revisions.append(text)
      }
    )
    parser.value("--product", "NAME", "the executable product to build [\(defaultProduct)]") {
      options, text in
      guard !text.isEmpty, !text.contains("/"), !text.hasPrefix(".") else {
        throw CommandFailure.usage("--product does not take '\(text)'; allowed: the name of a product")
      }
      options.product = text
    }
    parser.value("--traits", "A,B", "the package's traits, none for none [its defaults]") { options, text in
      options.traits = text == "none" ? [] : try OptionValue.list(text, of: "--traits")
    }
    parser.flag("--quiet", "no progress") { options in options.isQuiet = true }
    return parser
  }

  /// The name of the running executable, which the product has that it is built from.
  private static var defaultProduct: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "bench"
  }
}
