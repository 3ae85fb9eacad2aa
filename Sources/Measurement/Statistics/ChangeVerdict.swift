/// What a comparison came to.
///
/// A difference counts only when the whole interval of the ratio clears a margin (a minimum-effect test, Murphy and
/// Myors 1999), and "unchanged" is a finding of its own, which the whole interval within the margin shows (an
/// equivalence test: two one-sided tests, Schuirmann 1987). An interval that merely leaves out 1 is no finding: two
/// builds of the same source differ systematically, if little, by where their code and data happen to lie, and with
/// enough rounds any such difference leaves 1 out. Nor is one that merely covers 1 proof of no change: with few
/// rounds it covers large changes as well. Whatever fits neither is left open.
public enum ChangeVerdict: String, CaseIterable, Hashable, Sendable {
  /// The new one takes longer, by more than the margin.
  case slower
  /// The new one takes less time, by more than the margin.
  case faster
  /// Any difference is within the margin.
  case unchanged
  /// The interval crosses the margin, or there is none.
  case inconclusive

  /// Judges an interval of the ratio of the new time to the old one; above 1 the new one is slower.
  ///
  /// The margin is as wide for either direction: swapping new and old swaps ``slower`` and ``faster``.
  ///
  /// - Parameters:
  ///   - low: The lower end, 0 or more; `nil` when there is none.
  ///   - high: The upper end, no less than `low`; `nil` when there is none.
  ///   - margin: The change that does not count, as a share: with 0.02, ratios from 1/1.02 to 1.02 are no change.
  /// - Returns: ``inconclusive`` for ends that are missing, negative, NaN or in the wrong order, and for a margin
  ///   that is negative or NaN.
  /// - Complexity: O(1)
  public static func judge(low: Double?, high: Double?, margin: Double) -> ChangeVerdict {
    guard let low, let high, low >= 0, low <= high, margin >= 0 else { return .inconclusive }
    let (least, greatest) = (1 / (1 + margin), 1 + margin)
    if low > greatest { return .slower }
    if high < least { return .faster }
    return least <= low && high <= greatest ? .unchanged : .inconclusive
  }
}
