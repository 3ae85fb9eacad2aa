import Files

/// Orders in which the linker puts functions into an executable.
///
/// Any change of any file moves the functions behind it, and where a loop lies in memory makes it some
/// percent faster or slower: a difference that is no work of the change, and gone after the next one. So a
/// revision is linked several times with its functions in random orders, and every slice of a comparison runs
/// another one.
enum LinkOrder {
  /// How many orders a comparison takes. Linking takes a second or so each.
  static let count = 16

  /// The arguments of `swift build` that link functions in the order of a seed from 1.
  static func arguments(seed: Int) -> [String] {
    [
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections", "-Xswiftc", "-use-ld=lld",
      "-Xlinker", "--shuffle-sections=.text*=\(seed)",
    ]
  }

  /// Whether a build's log says that the linker or the compiler does not know these arguments, as on Apple's
  /// systems.
  ///
  /// The arguments alone say nothing: a link that fails for another reason is shown with all of them.
  static func isRefused(inLog log: String) -> Bool {
    let refusals = ["unknown argument", "unknown option", "unrecognized option", "invalid linker name"]
    let arguments = ["shuffle-sections", "-function-sections", "use-ld=lld"]
    return log.split(whereSeparator: \.isNewline).contains { line in
      refusals.contains { line.contains($0) } && arguments.contains { line.contains($0) }
    }
  }

  /// The path of the executable of a seed, beside that of seed 1.
  static func path(_ executable: String, seed: Int) -> String {
    seed == 1 ? executable : "\(executable)-\(seed)"
  }

  /// The executables that there are of a revision, in the order of their seeds.
  static func executables(beside executable: String) -> [String] {
    var paths = [executable]
    while FileSystem.isExecutable(path(executable, seed: paths.count + 1)) {
      paths.append(path(executable, seed: paths.count + 1))
    }
    return paths
  }
}
