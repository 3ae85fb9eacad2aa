/// What somebody who mistyped a word may have meant.
enum Suggestion {
  /// The nearest of the words that are allowed, as ` (did you mean list?)`; nothing when none is near.
  static func text(for word: String, among allowed: [String]) -> String {
    nearest(to: word, among: allowed).map { " (did you mean \($0)?)" } ?? ""
  }

  /// The word that is the fewest slips away, if they are few for its length; of equals the first.
  static func nearest(to word: String, among allowed: [String]) -> String? {
    // A longer one is no slip, and comparing takes time.
    guard word.utf8.count <= 60 else { return nil }
    var best: (word: String, slips: Int)?
    for candidate in allowed {
      let slips = editDistance(from: Array(word.lowercased()), to: Array(candidate.lowercased()))
      let letters = candidate.drop { $0 == "-" }.count
      guard slips <= max(1, letters / 3), slips < letters else { continue }
      if best.map({ slips < $0.slips }) ?? true { best = (candidate, slips) }
    }
    return best?.word
  }

  /// The letters to insert, drop, replace or swap with their neighbour that make one word of another.
  static func editDistance(from word: [Character], to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var line = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var slips = min(
          last[column + 1] + 1, line[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0 && column > 0 && letter == other[column - 1] && word[row - 1] == otherLetter {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        line.append(slips)
      }
      (beforeLast, last) = (last, line)
    }
    return last[other.count]
  }
}
