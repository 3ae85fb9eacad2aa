/// What a command has found, ready to be written in any ``ReportFormat``.
public struct Report: Sendable {
  /// The names of the two sides of a comparison.
  public struct Sides: Hashable, Sendable {
    public var old: String
    public var new: String
  }

  /// What was done, in a few words: `run`, `baseline check`.
  public var title: String
  /// What was compared; `nil` where nothing was.
  public var sides: Sides?
  /// What was found, the most important table first.
  let tables: [any ReportTable]
  /// What else there is to know, a line each.
  public var notes: [String] = []
  /// What people read first, in lines that end; `nil` where the tables are short enough.
  var overview: (@Sendable (TerminalColors) -> String)?

  /// How many rows there are of each verdict, in the order of the tables.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  var counts: [(verdict: Verdict, count: Int)] { tables.flatMap(\.counts) }

  /// One line: `2 regressions, 1 improvement, 310 unchanged`.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var summary: String {
    let parts = counts.filter { $0.count > 0 }.map { verdict, count in
      "\(count) \(count == 1 ? verdict.word : verdict.plural)"
    }
    return parts.isEmpty ? "nothing to \(sides == nil ? "tell" : "compare")" : parts.joined(separator: ", ")
  }
}

extension ReportTable {
  /// How many rows there are of each verdict.
  fileprivate var counts: [(verdict: Verdict, count: Int)] {
    var counts: [Verdict: Int] = [:]
    for row in rows { counts[verdict(on: row), default: 0] += 1 }
    return verdicts.map { ($0, counts[$0] ?? 0) }
  }

  /// The sentences about the rows of a verdict, in their order.
  func sentences(for verdict: Verdict) -> [String] {
    rows.filter { self.verdict(on: $0) == verdict }.map(sentence)
  }
}
