import Measurement

/// Judges results against a baseline: what has become worse, better, or stayed within the tolerances.
public struct RegressionGate: Sendable {
  public var tolerances: Tolerances
  /// Kinds of figures that inform only, as their conditions differ from the baseline's.
  public var unjudged: Set<ComparedMetric.Kind>

  public init(tolerances: Tolerances = Tolerances(), unjudged: Set<ComparedMetric.Kind> = []) {
    self.tolerances = tolerances
    self.unjudged = unjudged
  }

  /// Judges rows.
  ///
  /// Counts are judged one by one and exactly. Ratios are judged together: the more of them, the clearer each
  /// has to be, by Holm's method. A path has become slower when its ratio to `naive` and its ratio to `floor`
  /// both say so; when only one does, the reference may be what has changed. Prepare and look have a ratio each,
  /// which rows share and which is judged once; where each sweep has a prepare of its own, as in older tables, the
  /// mean is judged.
  ///
  /// - Parameter pairing: The baseline's rows and the new ones.
  /// - Returns: A finding for each exact figure, for each row's ratios together, and for each prepare and look, in the order of the rows.
  /// - Complexity: O(*n* log *n*) for *n* rows.
  public func findings(for pairing: RowPairing) -> [Finding] {
    var findings = pairing.renamed.map { old, new in
      var finding = Finding(.renamed, row: RowKey(new), remark: "was \(RowKey(old))")
      finding.renamedFrom = RowKey(old)
      return finding
    }
    let pairs = (pairing.pairs + pairing.renamed).filter { old, new in
      guard let obstacle = Self.obstacle(old, new) else { return true }
      findings.append(Finding(.inconclusive, row: RowKey(new), remark: obstacle))
      return false
    }
    findings += pairs.flatMap(exactFindings)
    findings += ratioFindings(pairs)
    if let margin = tolerances.timeMargin {
      findings += pairs.flatMap { Self.timeFindings($0, $1, margin: margin) }
    }
    findings += pairing.missing.map { Finding(.missing, row: RowKey($0)) }
    findings += pairing.added.map { Finding(.added, row: RowKey($0)) }
    return findings
  }

  /// Why two rows cannot be compared, or `nil`.
  private static func obstacle(_ old: ResultRow, _ new: ResultRow) -> String? {
    if old.verified == false { return "the baseline's answers were wrong" }
    if new.verified == false { return "gives wrong answers" }
    if old.frames != new.frames { return "\(old.frames) frames in the baseline, \(new.frames) now" }
    return nil
  }

  // MARK: - Exact figures

  private func exactFindings(_ old: ResultRow, _ new: ResultRow) -> [Finding] {
    ComparedMetric.allCases.compactMap { metric in
      guard !metric.isMeasuredInTime, !unjudged.contains(metric.kind),
        let before = metric.value(of: old), let after = metric.value(of: new)
      else { return nil }
      let difference = after - before
      let isSame = difference.magnitude <= tolerances.allowance(for: metric, old: before)
      let outcome: Finding.Outcome =
        isSame
        ? .unchanged : difference > 0 || metric.anyDifferenceIsWorse ? .regression : .improvement
      var finding = Finding(
        outcome, row: RowKey(new), metric: metric, old: before, new: after,
        change: metric.costRatio(old: before, new: after))
      finding.certainty = 1
      if metric.anyDifferenceIsWorse && !isSame { finding.remark = "other elements in the answers" }
      return finding
    }
  }

  // MARK: - Ratios

  private func ratioFindings(_ pairs: [(old: ResultRow, new: ResultRow)]) -> [Finding] {
    guard !unjudged.contains(.ratio) else { return [] }
    var told: Set<SharedFigure> = []
    let changes = Self.meansOfPrepare(
      pairs.map { old, new in
        ComparedMetric.allCases.filter { $0.kind == .ratio }
          .compactMap { RatioChange($0, old: old, new: new) }
          .filter { SharedFigure($0, old: old, new: new).map { told.insert($0).inserted } ?? true }
      }, of: pairs)
    let pValues = MultipleComparisons.holm(
      changes.joined().map { $0.pValue(margin: tolerances.margin(for: $0.metric)) })
    var rest = pValues[...]
    let findings = zip(pairs, changes).flatMap { pair, changes in
      let findings = changes.map { change in
        finding(change, adjustedPValue: rest.removeFirst(), of: RowKey(pair.new), judged: pValues.count)
      }
      return [Self.combined(findings.filter { $0.metric?.subject == .query })].compactMap(\.self)
        + findings.filter { $0.metric?.subject != .query }
    }
    return Self.withoutEchoes(findings)
  }

  /// The changes of each pair, those of a prepare in several sweeps as one in the first of them.
  private static func meansOfPrepare(
    _ changes: [[RatioChange]], of pairs: [(old: ResultRow, new: ResultRow)]
  ) -> [[RatioChange]] {
    let prepares = zip(pairs, changes).flatMap { pair, changes in
      changes.filter { $0.metric.subject == .prepare }.map { (row: RowKey(pair.new).inAnySweep, change: $0) }
    }
    var rest = Dictionary(grouping: prepares, by: \.row)
    return zip(pairs, changes).map { pair, changes in
      changes.compactMap { change in
        guard change.metric.subject == .prepare else { return change }
        return rest.removeValue(forKey: RowKey(pair.new).inAnySweep)
          .map { RatioChange(mean: $0.map(\.change)) }
      }
    }
  }

  /// The findings, with those on queries left open that a change of look has brought about: every query looks.
  private static func withoutEchoes(_ findings: [Finding]) -> [Finding] {
    let looks = Set(
      findings.filter { $0.metric?.subject == .look && $0.isChange }.map(\.row.scenario))
    return findings.map { finding in
      guard finding.metric?.subject == .query, finding.isChange, looks.contains(finding.row.scenario)
      else { return finding }
      var echo = finding
      echo.outcome = .inconclusive
      echo.remark = "look has changed, which is in every query"
      return echo
    }
  }

  /// A figure that several rows have, as it is of their scenario or of their strategy: judged once, in the first
  /// of them.
  private struct SharedFigure: Hashable {
    let scenario: String
    let metric: ComparedMetric
    let logChange: Double
    let standardError: Double

    /// - Returns: `nil` for a figure that is of the row alone.
    init?(_ change: RatioChange, old: ResultRow, new: ResultRow) {
      switch change.metric.subject {
      case .query: return nil
      // Rows of a run have it in each sweep, as they share the preparing.
      case .prepare: scenario = RowKey(new).inAnySweep.scenario
      case .look: scenario = RowKey(new).scenario
      }
      metric = change.metric
      logChange = change.logChange
      standardError = change.standardError
    }
  }

  private func finding(
    _ change: RatioChange, adjustedPValue: Double, of row: RowKey, judged: Int
  ) -> Finding {
    let interval = change.interval(
      confidence: MultipleComparisons.sharedConfidence(tolerances.confidence, comparisons: judged))
    let outcome: Finding.Outcome =
      if adjustedPValue < 1 - tolerances.confidence {
        change.logChange > 0 ? .regression : .improvement
      } else {
        // Lying clear of the margin by itself is not enough.
        ChangeVerdict.judge(
          low: interval?.low, high: interval?.high, margin: tolerances.margin(for: change.metric))
          == .unchanged ? .unchanged : .inconclusive
      }
    var finding = Finding(
      outcome, row: row, metric: change.metric, old: change.old, new: change.new, change: change.change)
    finding.changeLow = interval?.low
    finding.changeHigh = interval?.high
    finding.certainty = 1 - adjustedPValue
    if change.sweeps > 1 { finding.remark = "mean of \(change.sweeps) sweeps" }
    if interval == nil { finding.remark = "too few rounds for an interval" }
    return finding
  }

  /// One finding of those that the ratios of a row give.
  private static func combined(_ findings: [Finding]) -> Finding? {
    // The one that says least: the other agrees.
    guard let mildest = findings.min(by: { $0.magnitude < $1.magnitude }) else { return nil }
    if Set(findings.map(\.outcome)).count == 1 { return mildest }
    // One ratio says changed and the other does not.
    if let changed = findings.first(where: { $0.outcome == .regression || $0.outcome == .improvement }),
      let other = findings.first(where: { $0.metric != changed.metric })
    {
      var doubtful = changed
      doubtful.outcome = .inconclusive
      let reference = changed.metric == .speedup ? MeasuredPath.naive.name : MeasuredPath.floor.name
      doubtful.remark =
        "the other ratio does not say so (\(HumanUnits.change(other.change))): \(reference) may have changed"
      return doubtful
    }
    return findings.first { $0.outcome == .inconclusive }
  }

  // MARK: - Times

  private static func timeFindings(_ old: ResultRow, _ new: ResultRow, margin: Double) -> [Finding] {
    ComparedMetric.allCases.compactMap { metric in
      guard metric.kind == .time, let before = metric.value(of: old), let after = metric.value(of: new),
        let change = metric.costRatio(old: before, new: after)
      else { return nil }
      let verdict = ChangeVerdict.judge(low: change, high: change, margin: margin)
      return Finding(
        Finding.Outcome(verdict), row: RowKey(new), metric: metric, old: before, new: after, change: change)
    }
  }
}
