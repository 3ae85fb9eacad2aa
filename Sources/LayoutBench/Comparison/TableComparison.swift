import Measurement

/// What differs between two tables of results, for people: nothing is too small to be told, nothing is
/// judged.
public enum TableComparison {
  /// Compares rows.
  ///
  /// A ratio counts as changed when its interval, corrected for the number of ratios compared, does not
  /// contain "no change"; an exact figure when it differs. Times have no interval across runs: they are told
  /// beside the ratio.
  ///
  /// - Parameters:
  ///   - pairing: The rows of both tables.
  ///   - confidence: The confidence that all statements about ratios have together.
  /// - Returns: The findings, largest change first.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  public static func findings(for pairing: RowPairing, confidence: Double = 0.95) -> [Finding] {
    let tolerances = Tolerances(
      ratioMargin: 0, instructions: 0, instructionShare: 0, confidence: confidence)
    let findings = RegressionGate(tolerances: tolerances).findings(for: pairing)
    var rows: [RowKey: (old: ResultRow, new: ResultRow)] = [:]
    for pair in pairing.pairs + pairing.renamed { rows[RowKey(pair.new)] = pair }
    return Self.sorted(
      findings.map { finding in
        guard let metric = finding.metric, metric.kind == .ratio else { return finding }
        let times = rows[finding.row].flatMap { metric.times(from: $0.old, to: $0.new) }
        guard times != nil || metric.subject == .look else { return finding }
        var finding = finding
        // Without a margin no interval lies inside it: what cannot be told from "no change" has not changed.
        if finding.outcome == .inconclusive, let low = finding.changeLow, let high = finding.changeHigh,
          low <= 1, high >= 1
        {
          finding.outcome = .unchanged
        }
        finding.remark = [finding.remark, times].compactMap(\.self).joined(separator: "; ")
        if finding.remark == "" { finding.remark = nil }
        return finding
      })
  }

  /// Findings by outcome, then largest change first; those of ``MeasuredPath/naive`` and
  /// ``MeasuredPath/floor`` after the others, as whoever broke a layout looks for its own paths.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func sorted(_ findings: [Finding]) -> [Finding] {
    let order = Finding.Outcome.allCases
    func rank(_ finding: Finding) -> (Int, Int, Double) {
      (
        order.firstIndex(of: finding.outcome) ?? 0,
        MeasuredPath.referenceNames.contains(finding.row.path) ? 1 : 0, -finding.magnitude
      )
    }
    return findings.map { (rank: rank($0), finding: $0) }.sorted { $0.rank < $1.rank }.map(\.finding)
  }
}

extension ComparedMetric {
  /// The times behind a ratio, for people; `nil` where rows have none.
  fileprivate func times(from old: ResultRow, to new: ResultRow) -> String? {
    let (name, time): (String, ComparedMetric)
    switch subject {
    case .query: (name, time) = ("step", .stepTime)
    case .prepare: (name, time) = ("prepare per item", .prepareTime)
    case .look: return nil
    }
    guard let before = time.value(of: old), let after = time.value(of: new) else { return nil }
    return "\(name) \(HumanUnits.time(before)) → \(HumanUnits.time(after))"
  }
}
