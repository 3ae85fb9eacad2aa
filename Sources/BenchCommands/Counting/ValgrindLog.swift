/// What valgrind writes about itself and the program that it runs.
enum ValgrindLog {
  /// The last few lines that say something, joined to one.
  ///
  /// Valgrind starts its lines with the process's number, `==1234== `. It introduces itself before the program starts,
  /// and sums up at the end.
  static func lastWords(of log: String) -> String {
    let introductions = [
      "Callgrind, a call-graph", "Copyright", "Using Valgrind", "Command:", "Parent PID",
      "For interactive control",
      "Events ", "Collected ", "I   refs",
    ]
    let lines = log.split(separator: "\n").map(withoutProcess).filter { line in
      !line.isEmpty && !introductions.contains { line.hasPrefix($0) }
    }
    return lines.suffix(6).joined(separator: " / ")
  }

  /// The line without the process's number and the space around it.
  private static func withoutProcess(_ line: Substring) -> Substring {
    var rest = line
    for mark in ["==", "--"] where rest.hasPrefix(mark) {
      let number = rest.dropFirst(2).prefix { $0.isNumber }
      let after = rest.dropFirst(2 + number.count)
      if !number.isEmpty && after.hasPrefix(mark) { rest = after.dropFirst(2) }
    }
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " || rest.last == "\r" { rest.removeLast() }
    return rest
  }
}
