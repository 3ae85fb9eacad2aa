import Files
import LayoutBench

/// The names of a bench's layouts and paths, which choose rows on the command line and in every file.
struct BenchNames {
  /// What is wrong with them, on one line; `nil` when nothing is.
  let problem: String?

  init(_ bench: Bench) {
    let own = bench.paths.map(\.name)
    problem =
      Self.problem(of: bench.layouts.map(\.name), called: "layout", separators: ",/")
      ?? Self.problem(of: own, called: "path", separators: ",:/ ")
      ?? own.first(where: MeasuredPath.names.contains).map {
        "the path \(quoted: $0) has a name that the bench itself uses; used are "
          + MeasuredPath.names.joined(separator: ", ")
      }
      ?? (bench.layouts.isEmpty ? "the bench has no layout" : nil)
      ?? bench.paths.lazy.compactMap { Self.problem(of: $0, among: bench.layouts.map(\.name)) }.first
  }

  private static func problem(of path: MeasuredPath, among layouts: [String]) -> String? {
    guard case .own(let search, _) = path,
      let name = search.layouts?.sorted().first(where: { !layouts.contains($0) })
    else { return nil }
    return
      "the path \(quoted: path.name) is for the layout \(quoted: name)\(Suggestion.text(for: name, among: layouts)),"
      + " which the bench does not have; it has \(layouts.joined(separator: ", "))"
  }

  private static func problem(of names: [String], called noun: String, separators: String) -> String? {
    for name in names {
      if name.isEmpty { return "a \(noun) has no name" }
      if let character = name.first(where: { separators.contains($0) }) {
        return "the \(noun) \(quoted: name) has a '\(character)' in its name, which separates names"
      }
      if Printable.line(name) != name {
        return "the \(noun) \(quoted: name) has a name that cannot be printed"
      }
    }
    let twice = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.min()
    return twice.map { "two \(noun)s are called \(quoted: $0); names have to differ" }
  }
}
