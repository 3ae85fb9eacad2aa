import Files

/// The findings of a comparison with what belongs to them.
public struct ComparisonReport: Hashable, Sendable {
  /// What was compared, in a few words: "baseline check", "compare".
  public var title: String
  /// The names of the two sides.
  public var sides: Report.Sides
  /// The findings, in the order in which they are told.
  public var findings: [Finding]
  /// What else there is to know, a line each.
  public var notes: [String]
  /// Whether people read of every figure that could not be told, and not only how many there are.
  public var namesInconclusive = false
  /// The committed file that the findings are about, where there is one, and its rows' lines.
  public var lines: RowLines?

  public init(title: String, old: String, new: String, findings: [Finding], notes: [String] = []) {
    self.title = title
    self.sides = Report.Sides(old: old, new: new)
    self.findings = findings
    self.notes = notes
  }

  /// Compares two result files and what they were measured on.
  ///
  /// - Parameters:
  ///   - oldPath: The older file.
  ///   - newPath: The newer one.
  /// - Throws: `FileProblem` when one cannot be read, is no result file, has a row twice, or a
  ///   ratio outside of its interval.
  public init(comparing oldPath: String, with newPath: String) throws(FileProblem) {
    let (old, new) = (try ResultTable(contentsOf: oldPath), try ResultTable(contentsOf: newPath))
    try old.checkRatios(path: oldPath)
    try new.checkRatios(path: newPath)
    let pairing = try RowPairing(old: old, oldPath: oldPath, new: new, newPath: newPath)
    self.init(
      title: "compare", old: oldPath, new: newPath, findings: TableComparison.findings(for: pairing),
      notes: EnvironmentFile.notes(comparing: oldPath, with: newPath))
    for (path, table) in [(oldPath, old), (newPath, new)]
    where table.rows.contains(where: { $0.build == "debug" }) {
      notes.append("\(path) has rows of a debug build, whose times mean nothing")
    }
  }

  /// How many findings came to an outcome.
  ///
  /// - Complexity: O(*n*)
  public func count(_ outcome: Finding.Outcome) -> Int { findings.count { $0.outcome == outcome } }

  public var hasRegressions: Bool { count(.regression) > 0 }

  /// The findings, for every format.
  ///
  /// - Complexity: O(*n*) for *n* findings.
  public var report: Report {
    let table = Table(
      name: "findings", columns: Finding.tableColumns, rows: findings,
      verdicts: Finding.Outcome.allCases.map(\.verdict), showsOnlyNotable: true, judge: \.outcome.verdict,
      describe: \.sentence)
    let overview = FindingsOverview(findings, namesInconclusive: namesInconclusive)
    return Report(
      title: title, sides: sides, tables: [table], notes: notes, overview: overview.text,
      groups: overview.groups(at: lines))
  }
}

extension Finding.Outcome {
  var verdict: Verdict {
    switch self {
    case .regression: Verdict("regression", plural: "regressions", .failed, annotation: .error)
    case .improvement: Verdict("improvement", plural: "improvements", .passed, annotation: .notice)
    case .missing: Verdict("missing", .skipped, annotation: .warning)
    case .added: Verdict("added", word: "new", .skipped, annotation: .warning)
    case .renamed: Verdict("renamed", .passed, annotation: .warning)
    case .inconclusive: Verdict("inconclusive", .skipped)
    case .unchanged: Verdict("unchanged", .passed, isNotable: false)
    }
  }
}

extension Finding {
  fileprivate static let tableColumns: [Column<Finding>] =
    [
      Column("outcome") { .text($0.outcome.rawValue) }.shown(
        "outcome", leading: true, \.outcome.verdict.word),
      Column(shown: "row", leading: true, \.row.description),
    ] + Column.naming(\.row) + [
      Column("metric", .subject) { $0.metric.map { .text($0.rawValue) } ?? .missing }
        .shown("figure", leading: true) { $0.metric?.rawValue ?? "" },
      Column("old") { .number($0.old, .exact) }.shown("old") { $0.text($0.old) },
      Column("new") { .number($0.new, .exact) }.shown("new") { $0.text($0.new) },
      Column(
        "change",
        .figure(.init(name: "change of cost", unit: "× before") { ($0.changeLow, $0.changeHigh) })
      ) { .number($0.change, .exact) }
      .shown("change", leading: true) { finding in
        [finding.details, finding.remark ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
      },
      Column("change_low") { .number($0.changeLow, .exact) },
      Column("change_high") { .number($0.changeHigh, .exact) },
      Column("certainty") { .number($0.certainty, .exact) },
      Column("remark") { $0.remark.map { .text($0) } ?? .missing },
    ]
}

extension Finding {
  /// The finding as words after the outcome: `flow/photos/1000/steady binary: examined_per_query 18 → 19
  /// (+5.56 %, exact)`.
  public var sentence: String {
    var text = row.description
    if let metric {
      text += ": \(metric.rawValue) \(metric.text(old)) → \(metric.text(new))"
      if !details.isEmpty { text += " (\(details))" }
    }
    if let remark { text += (metric == nil ? ": " : "; ") + Printable.line(remark, limit: 300) }
    return text
  }

  /// A figure of the finding's for people.
  fileprivate func text(_ value: Double?) -> String { metric.map { $0.text(value) } ?? "" }

  /// The change and how sure it is.
  fileprivate var details: String {
    var parts: [String] = []
    if let change, let metric {
      switch metric.kind {
      case .ratio, .time: parts.append("cost \(HumanUnits.change(change))" + intervalText)
      case .count, .memory, .instructions: parts.append(HumanUnits.change(change))
      }
    }
    // Of what was not found there is nothing to be certain of.
    if let certainty, outcome != .inconclusive {
      parts.append(metric?.kind == .ratio ? "certainty \(Self.percent(certainty))" : "exact")
    }
    return parts.joined(separator: ", ")
  }

  private var intervalText: String {
    guard let changeLow, let changeHigh else { return "" }
    return " [\(HumanUnits.change(changeLow)), \(HumanUnits.change(changeHigh))]"
  }

  /// A probability without more nines than can be meant.
  public static func percent(_ probability: Double) -> String {
    if probability > 0.999_9 { return "over 99.99 %" }
    return "\((probability * 10_000).rounded(.down) / 100) %"
  }
}
