import Measurement

/// What a comparison says of one row, or of one figure of it.
public struct Finding: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Worse, beyond the tolerance.
    case regression
    /// Better, beyond the tolerance.
    case improvement
    /// In the old results only.
    case missing
    /// In the new results only.
    case added
    /// The same thing under another name.
    case renamed
    /// Not enough was measured to tell.
    case inconclusive
    /// The same, within the tolerance.
    case unchanged

    /// What a change of time comes to.
    public init(_ verdict: ChangeVerdict) {
      self =
        switch verdict {
        case .slower: .regression
        case .faster: .improvement
        case .unchanged: .unchanged
        case .inconclusive: .inconclusive
        }
    }
  }

  public var outcome: Outcome
  /// The row.
  public var row: RowKey
  /// The figure; `nil` for what concerns the row as a whole.
  public var metric: ComparedMetric?
  public var old: Double?
  public var new: Double?
  /// How many times the cost has become: above 1 is worse. `nil` where that is no number, as after a cost of
  /// 0.
  public var change: Double?
  /// The ends of the interval of ``change``; `nil` for exact figures and where there is none.
  public var changeLow: Double?
  public var changeHigh: Double?
  /// The probability that the finding is no accident, corrected for the number of figures judged; 1 for exact
  /// figures.
  public var certainty: Double?
  /// The name that the row had before, where it is another one.
  public var renamedFrom: RowKey?
  /// What else there is to say, for people.
  public var remark: String?

  public init(
    _ outcome: Outcome, row: RowKey, metric: ComparedMetric? = nil, old: Double? = nil, new: Double? = nil,
    change: Double? = nil, remark: String? = nil
  ) {
    self.outcome = outcome
    self.row = row
    self.metric = metric
    self.old = old
    self.new = new
    self.change = change
    self.remark = remark
  }

  /// Whether it says that something has become worse or better.
  var isChange: Bool {
    switch outcome {
    case .regression, .improvement: true
    case .missing, .added, .renamed, .inconclusive, .unchanged: false
    }
  }

  /// How far the change lies from none, for sorting: the magnitude of its logarithm.
  var magnitude: Double {
    guard let change else { return outcome == .regression || outcome == .improvement ? .infinity : 0 }
    return change > 1 ? change - 1 : 1 / change - 1
  }
}
