import Files

/// What new results come to when they are judged against a baseline.
public struct BaselineVerdict: Sendable {
  /// What is to become of the new results.
  public enum Outcome: Hashable, Sendable {
    /// As good as the baseline, or better.
    case fine
    /// Not worse, but rows or figures are missing, new, under another name, or could not be judged.
    case doubtful
    /// Worse.
    case regression
  }

  /// The findings, the gravest and the largest first.
  public let findings: [Finding]
  /// The figures that only one side has, and other doubts, a line each.
  public let gaps: [String]

  /// Judges results.
  ///
  /// - Parameters:
  ///   - results: The new results.
  ///   - name: What problems call them.
  ///   - baseline: What they are judged against.
  ///   - gate: Judges, as far as the conditions allow.
  ///   - asked: The baseline's rows that are missing when they were not measured; those of no other were left
  ///     out on purpose. `nil` for all.
  ///   - doubts: What keeps the results from being comparable as they should, a line each.
  /// - Throws: `FileProblem` when the results have a row twice.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  public init(
    on results: ResultTable, named name: String = "this run", against baseline: Baseline,
    gate: RegressionGate, asked: Set<RowKey>? = nil, doubts: [String] = []
  ) throws(FileProblem) {
    let pairing = try RowPairing(
      old: baseline.expected(measured: results, asked: asked), oldPath: baseline.path,
      new: results, newPath: name)
    findings = TableComparison.sorted(gate.findings(for: pairing))
    gaps = doubts + gate.gaps(in: pairing)
  }

  /// Whether any figure could be compared.
  public var hasComparedFigures: Bool { findings.contains { $0.metric != nil } }

  public var outcome: Outcome {
    let outcomes = Set(findings.map(\.outcome))
    if outcomes.contains(.regression) { return .regression }
    return gaps.isEmpty && outcomes.isSubset(of: [.improvement, .unchanged]) ? .fine : .doubtful
  }

  /// The scenarios in which something looks slower, which measuring again may tell for sure.
  public var suspects: Set<String> {
    let slower = findings.filter { $0.outcome == .regression && $0.metric?.isMeasuredInTime == true }
    // A prepare is judged by the mean of all sweeps.
    let prepared = Set(slower.filter { $0.metric?.subject == .prepare }.map(\.row.inAnySweep))
    return Set(
      slower.map(\.row.scenario)
        + findings.filter { prepared.contains($0.row.inAnySweep) }.map(\.row.scenario))
  }

  /// What to do about it, a line each.
  ///
  /// - Parameter update: The command that makes the new results the baseline.
  public func advice(update: String) -> [String] {
    let regressions = findings.filter { $0.outcome == .regression }
    if !regressions.isEmpty {
      return [Self.groups(of: regressions)].compactMap(\.self) + [
        "what is meant to be so is taken into the baseline by \(update), to be committed"
      ]
    }
    let hasNews = findings.contains {
      switch $0.outcome {
      case .improvement, .missing, .added, .renamed: true
      case .regression, .inconclusive, .unchanged: false
      }
    }
    return hasNews ? ["\(update) takes the improvements, new and renamed rows into the baseline"] : []
  }

  /// Many regressions seldom have many causes: how many there are of each figure and path.
  private static func groups(of regressions: [Finding]) -> String? {
    guard regressions.count > 10 else { return nil }
    let groups = regressions.grouped { "\($0.row.path) \($0.metric?.rawValue ?? "")" }
      .sorted { $0.elements.count > $1.elements.count }
    let words = groups.prefix(12).map { "\($0.elements.count) of \($0.key)" }
    return "regressions by path and figure: \(words.joined(separator: ", "))"
  }
}

extension RegressionGate {
  /// The figures that only one side of a pair has, a line each.
  fileprivate func gaps(in pairing: RowPairing) -> [String] {
    ComparedMetric.allCases.flatMap { metric -> [String] in
      guard metric.kind != .time, !unjudged.contains(metric.kind) else { return [] }
      let figures = pairing.pairs.map { (had: metric.value(of: $0.old), has: metric.value(of: $0.new)) }
      let onlyOld = figures.count { $0.had != nil && $0.has == nil }
      let onlyNew = figures.count { $0.had == nil && $0.has != nil }
      func count(_ number: Int) -> String { "\(number) row\(number == 1 ? "" : "s")" }
      return [
        onlyOld == 0
          ? nil : "\(metric.rawValue) of \(count(onlyOld)) is in the baseline and could not be measured here",
        onlyNew == 0
          ? nil : "\(metric.rawValue) of \(count(onlyNew)) is not in the baseline, so it was not judged",
      ].compactMap(\.self)
    }
  }
}
