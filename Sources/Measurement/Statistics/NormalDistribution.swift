// The C library's function; the standard library has none.
private import CLibrary

/// The normal distribution with mean 0 and standard deviation 1.
public enum NormalDistribution {
  /// The probability of a value of at most `z`: `erfc(-z / sqrt(2)) / 2`.
  ///
  /// - Parameter z: In standard deviations from the mean.
  /// - Returns: 0 to 1, without loss of relative precision in the lower tail; NaN for NaN.
  /// - Complexity: O(1)
  public static func cumulative(_ z: Double) -> Double { erfc(-z * 0.5.squareRoot()) / 2 }

  /// The value that is exceeded with probability `1 - p`: the inverse of ``cumulative(_:)``, to about 1 part in
  /// 10^16, by the rational approximations PPND16 of Wichura (1988), algorithm AS 241.
  ///
  /// - Parameter p: 0 to 1.
  /// - Returns: In standard deviations from the mean; infinite at 0 and 1, NaN outside of them and for NaN.
  /// - Complexity: O(1)
  public static func quantile(_ p: Double) -> Double {
    guard p >= 0, p <= 1 else { return .nan }
    let fromMiddle = p - 0.5
    guard fromMiddle.magnitude > 0.425 else {
      return fromMiddle * Quotient.central(0.180625 - fromMiddle * fromMiddle)
    }
    let tail = fromMiddle < 0 ? p : 1 - p
    guard tail > 0 else { return fromMiddle < 0 ? -.infinity : .infinity }
    let root = (-logarithm(tail)).squareRoot()
    let distance = root <= 5 ? Quotient.near(root - 1.6) : Quotient.far(root - 5)
    return fromMiddle < 0 ? -distance : distance
  }
}

/// A quotient of two polynomials, the coefficients from that of the highest power to the constant.
private struct Quotient {
  let numerator: [Double]
  let denominator: [Double]

  func callAsFunction(_ argument: Double) -> Double {
    numerator.reduce(0) { $0 * argument + $1 } / denominator.reduce(0) { $0 * argument + $1 }
  }

  /// Within 0.425 of 1/2, in `0.425² - (p - 1/2)²`.
  static let central = Quotient(
    numerator: [
      2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
      1971.5909503065513, 133.14166789178438, 3.3871328727963665,
    ],
    denominator: [
      5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597,
      5394.196021424751, 687.1870074920579, 42.31333070160091, 1.0,
    ])

  /// For tails above exp(-25), in `sqrt(-log(tail)) - 1.6`.
  static let near = Quotient(
    numerator: [
      0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684,
      3.6478483247632045, 5.769497221460691, 4.630337846156546, 1.4234371107496835,
    ],
    denominator: [
      1.0507500716444169e-09, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008,
      0.6897673349851, 1.6763848301838038, 2.053191626637759, 1.0,
    ])

  /// For the tails beyond, in `sqrt(-log(tail)) - 5`.
  static let far = Quotient(
    numerator: [
      2.0103343992922881e-07, 2.7115555687434876e-05, 0.0012426609473880784, 0.026532189526576124,
      0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
    ],
    denominator: [
      2.0442631033899397e-15, 1.421511758316446e-07, 1.8463183175100548e-05, 0.0007868691311456133,
      0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1.0,
    ])
}
