/// Corrections for many comparisons at once: of 20 at 95 %, one finds a difference where there is none.
public enum MultipleComparisons {
  /// The p-values of a family of comparisons, adjusted by Holm's step-down method (1979), so that rejecting those
  /// up to a level rejects any true hypothesis at most with that probability, however they depend on each other.
  ///
  /// The *i*th smallest of *m* is multiplied by `m - i + 1`, and no smaller than the one before it.
  ///
  /// - Parameter pValues: 0 to 1 each; a NaN stays NaN and does not count as a comparison.
  /// - Returns: The adjusted values in the order given, at most 1.
  /// - Complexity: O(*m* log *m*)
  public static func holm(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    let ascending = pValues.indices.filter { !pValues[$0].isNaN }.sorted { pValues[$0] < pValues[$1] }
    var largest = 0.0
    for (rank, index) in ascending.enumerated() {
      largest = max(largest, min(1, Double(ascending.count - rank) * pValues[index]))
      adjusted[index] = largest
    }
    return adjusted
  }

  /// The confidence that each of a family of intervals needs so that all of them together cover at least with a
  /// confidence: Bonferroni's `1 - (1 - confidence) / comparisons`.
  ///
  /// - Parameters:
  ///   - confidence: That of all together, 0 to 1.
  ///   - comparisons: The number of intervals; less than 1 counts as 1.
  /// - Returns: `confidence` to 1; NaN for a confidence out of range.
  /// - Complexity: O(1)
  public static func sharedConfidence(_ confidence: Double, comparisons: Int) -> Double {
    guard confidence >= 0, confidence <= 1 else { return .nan }
    guard comparisons > 1 else { return confidence }
    return 1 - (1 - confidence) / Double(comparisons)
  }
}
