/// Where the workflow of a package goes: to the top of its repository, where GitHub looks for it.
struct WorkflowPlace {
  let file: String
  /// The package's folder, seen from there; empty for the top itself.
  let packageFolder: String

  /// - Parameter folder: The package's folder; outside of a repository it is the top.
  init(ofPackage folder: String) {
    let answers = ["--show-toplevel", "--show-prefix"].compactMap {
      try? Git.answer(["rev-parse", $0], in: folder, within: 10)
    }
    let isInside = answers.count == 2 && !answers[0].isEmpty
    file = (isInside ? answers[0] : folder) + "/.github/workflows/benchmarks.yml"
    packageFolder = isInside ? answers[1].split(separator: "/").joined(separator: "/") : ""
  }
}
