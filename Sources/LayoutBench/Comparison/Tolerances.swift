/// What still counts as unchanged, by the kind of figure.
public struct Tolerances: Hashable, Sendable {
  /// For ratios, as a share: 0.2 is 20 %. The interval of the change has to lie beyond it.
  public var ratioMargin: Double
  /// For instructions: this many, or this share of them if that is more.
  public var instructions: Double
  public var instructionShare: Double
  /// For times, as a share; `nil` where times inform only.
  public var timeMargin: Double?
  /// The confidence that all judgements of ratios have together.
  public var confidence: Double

  public init(
    ratioMargin: Double = 0.2, instructions: Double = 2, instructionShare: Double = 0.005,
    timeMargin: Double? = nil, confidence: Double = 0.99
  ) {
    self.ratioMargin = ratioMargin
    self.instructions = instructions
    self.instructionShare = instructionShare
    self.timeMargin = timeMargin
    self.confidence = confidence
  }

  /// The change of a ratio that counts as none, as a share.
  ///
  /// Half of ``ratioMargin`` for prepare and look: each is one piece of code, timed against hardly any, so that
  /// less comes in between than with a query.
  func margin(for metric: ComparedMetric) -> Double {
    switch metric.subject {
    case .query: ratioMargin
    case .prepare, .look: ratioMargin / 2
    }
  }

  /// The largest difference of an exact figure that counts as none.
  func allowance(for metric: ComparedMetric, old: Double) -> Double {
    metric.kind == .instructions ? max(instructions, old * instructionShare) : 0
  }
}
