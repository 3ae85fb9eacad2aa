/// Markdown that keeps to the room it is given: parts lose their last lines, and what is lost is counted.
struct MarkdownText {
  /// Lines that belong together, as the rows of a table do.
  struct Part {
    /// What stands before the lines and after them, whole or not at all.
    var head = ""
    var lines: [String] = []
    var foot = ""
    /// The most lines that anyone reads.
    var most = Int.max
    /// What a line is, in the plural.
    var noun = "lines"

    var isEmpty: Bool { head.isEmpty && lines.isEmpty }

    /// The part with so many of its lines.
    func text(_ count: Int) -> String {
      let rest = lines.count - count
      return head + lines.prefix(count).joined()
        + (rest > 0 ? "\n… and \(rest) more \(noun), for which there is no room\n" : "") + foot
    }

    /// As much of the part as fits; `nil` where none of its lines does.
    func text(fitting room: Int) -> String? {
      let whole = text(min(most, lines.count))
      if whole.utf8.count <= room { return whole }
      var left = room - text(0).utf8.count
      let kept = lines.prefix { line in
        left -= line.utf8.count
        return left >= 0
      }
      return kept.isEmpty ? nil : text(min(most, kept.count))
    }
  }

  let parts: [Part]

  init(parts: [Part]) { self.parts = parts.filter { !$0.isEmpty } }

  /// The parts with empty lines between them.
  ///
  /// - Parameter room: The most bytes.
  /// - Returns: Nothing where not even the first part has room.
  /// - Complexity: O(*n*) for *n* bytes.
  func text(fitting room: Int) -> String {
    func more(_ count: Int) -> String { "\n… and \(count) more lines, for which there is no room\n" }
    let lines = parts.reduce(0) { $0 + max(1, $1.lines.count) }
    let whole = parts.map { $0.text(min($0.most, $0.lines.count)) }.joined(separator: "\n")
    if whole.utf8.count <= room { return whole }
    var (text, dropped) = ("", 0)
    for part in parts {
      let left = room - text.utf8.count - more(lines).utf8.count - 1
      if let fitting = part.text(fitting: left) {
        text += (text.isEmpty ? "" : "\n") + fitting
      } else if text.isEmpty {
        return ""
      } else {
        dropped += max(1, part.lines.count)
      }
    }
    return text + (dropped > 0 ? more(dropped) : "")
  }
}
