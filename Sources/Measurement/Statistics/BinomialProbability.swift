/// The probability of exactly `count` of `trials` successes: Loader, "Fast and accurate computation of binomial
/// probabilities" (2000).
///
/// - Parameters:
///   - count: 0 or more and below `trials`.
///   - success: The probability of one success, above 0 and below 1.
///   - failure: `1 - success`, given so that the smaller one of the two can be exact.
/// - Complexity: O(1)
func binomialProbability(of count: Int, of trials: Int, success: Double, failure: Double) -> Double {
  let all = Double(trials)
  guard count > 0 else {
    return exponential(all * (success < failure ? logarithm(onePlus: -success) : logarithm(failure)))
  }
  let successes = Double(count)
  let failures = Double(trials - count)
  let exponent =
    stirlingError(all) - stirlingError(successes) - stirlingError(failures)
    - devianceTerm(successes, mean: all * success) - devianceTerm(failures, mean: all * failure)
  return exponential(exponent) * (all / (2 * .pi * successes * failures)).squareRoot()
}

/// `log(n!)` less Stirling's `log(sqrt(2πn) (n/e)^n)`, for a whole number above 0.
private func stirlingError(_ number: Double) -> Double {
  if number < 16 { return smallStirlingErrors[Int(number) - 1] }
  let square = number * number
  let series = 1 / 1_260.0 - (1 / 1_680.0 - 1 / 1_188.0 / square) / square
  return (1 / 12.0 - (1 / 360.0 - series / square) / square) / number
}

/// Those of 1 to 15, where the series is not precise.
private let smallStirlingErrors = [
  0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475,
  0.005554733551962801,
]

/// `count · log(count / mean) + mean - count`, by a series where that would cancel.
private func devianceTerm(_ count: Double, mean: Double) -> Double {
  let difference = count - mean
  guard difference.magnitude < 0.1 * (count + mean) else {
    return count * logarithm(count / mean) - difference
  }
  let share = difference / (count + mean)
  var result = difference * share
  var power = 2 * count * share
  for divisor in stride(from: 3.0, through: 21, by: 2) {
    power *= share * share
    result += power / divisor
  }
  return result
}
