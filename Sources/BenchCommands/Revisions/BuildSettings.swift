/// What is built of a revision, and how.
struct BuildSettings: Hashable {
  /// The executable product's name.
  var product: String
  /// Further arguments of `swift build`, such as those about traits.
  var arguments: [String] = []
  /// How many orders of functions are linked; one is the linker's own.
  var linkOrders = 1
  /// The program that builds: a path, or a name to be found in PATH.
  var program = "swift"

  /// The arguments of `swift build` that choose a package's traits.
  ///
  /// - Parameter traits: The traits and no others; `nil` for those that the package has by default.
  static func arguments(forTraits traits: [String]?) -> [String] {
    guard let traits else { return [] }
    return traits.isEmpty ? ["--disable-default-traits"] : ["--traits", traits.joined(separator: ",")]
  }

  /// The version text of the compiler.
  ///
  /// - Throws: ``CommandFailure`` when there is none.
  func compilerVersion(in folder: String) throws -> String {
    let command = ChildProcess.Command(
      program: program, arguments: ["--version"], environment: Git.misleadingVariables, directory: folder)
    let outcome = try ChildProcess.run(command, within: 300)
    guard outcome.status == 0 else {
      throw CommandFailure.failure("building revisions needs \(program), whose --version fails")
    }
    return outcome.output
  }

  /// A short text that differs when the same files would become another executable.
  ///
  /// What a manifest takes from the environment is not in it.
  ///
  /// - Parameters:
  ///   - compiler: The compiler's version text.
  ///   - package: The package's folder, seen from the repository's top.
  ///   - dependencies: The versions of dependencies, where they are not among the files.
  /// - Returns: 16 hexadecimal digits.
  /// - Complexity: O(*n*) for *n* bytes.
  func key(compiler: String, package: String, dependencies: [UInt8]) -> String {
    let texts = [compiler, package, product, String(linkOrders)] + arguments
    let parts = texts.map { Array($0.utf8) } + [dependencies]
    // FNV-1a: nobody tries to make two settings collide, and Swift's own hashes differ in every process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    // With each part's length, lest what moves from one part to the next stay the same.
    for byte in parts.flatMap({ Array("\($0.count):".utf8) + $0 }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
