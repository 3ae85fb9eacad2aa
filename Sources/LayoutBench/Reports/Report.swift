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
  /// The findings of a comparison by what may have caused them, the gravest first.
  var groups: [Group] = []
  /// Whether histories get every figure of every row, and not only those that sum a run up.
  public var hasAllSeries = false

  /// How many rows there are of each verdict, in the order of the tables.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  var counts: [(verdict: Verdict, count: Int)] { tables.flatMap(\.counts) }

  /// The tables that a history gets.
  var series: [any ReportTable] { hasAllSeries ? tables : tables.map { $0.headlines ?? $0 } }

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

extension Report {
  /// Where something stands in the repository.
  public struct Place: Hashable, Sendable {
    /// The file, from the root of the checkout.
    public var path: String
    /// The line, from 1; `nil` for the file as a whole.
    public var line: Int?
  }

  /// Findings that may have one cause, in a sentence.
  struct Group: Sendable {
    let verdict: Verdict
    let text: String
    /// Where the gravest of them stands; `nil` where that is not known.
    var place: Place?
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
