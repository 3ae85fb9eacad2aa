/// Results as Markdown: a heading and a table per scenario.
enum MarkdownFormat {
  static func text(of results: ResultTable) -> String {
    let groups = ResultGroup.groups(of: results)
    guard !groups.isEmpty else { return "No results.\n" }
    return groups.map(block).joined(separator: "\n")
  }

  private static func block(_ group: ResultGroup) -> String {
    let alignment = ResultGroup.titles.indices.map { $0 == 0 ? "---" : "---:" }
    let lines = [ResultGroup.titles, alignment] + group.cells.map { $0.map(escaped) }
    return "### \(escaped(group.title))\n\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// The text without what Markdown would take for its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\|`*_<>[]&#".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
