/// Measured numbers as people read them: three digits and a unit that fits.
public enum HumanUnits {
  /// What stands where nothing was measured.
  public static let notMeasured = "–"

  /// A time: `79.3 ns`, `1.24 µs`, `12.3 ms`, `1.40 s`.
  ///
  /// - Parameter nanoseconds: The time, in nanoseconds.
  public static func time(_ nanoseconds: Double?) -> String {
    scaled(nanoseconds, step: 1000, units: ["ns", "µs", "ms", "s"])
  }

  /// A number of bytes: `512 B`, `1.50 KiB`, `2.00 MiB`, `1.00 GiB`.
  public static func bytes(_ bytes: Double?) -> String {
    scaled(bytes, step: 1024, units: ["B", "KiB", "MiB", "GiB"])
  }

  /// A mean of counts: at most one decimal place, thousands apart, as in `15.6` and `100,000`.
  public static func count(_ count: Double?) -> String {
    guard let count, count.isFinite else { return notMeasured }
    return grouped(decimal(count, places: 1, keepingZeros: false))
  }

  /// A mean of counts in full: up to four decimal places, as in `15.625` and `100,000`.
  public static func exactCount(_ count: Double?) -> String {
    guard let count, count.isFinite else { return notMeasured }
    return grouped(decimal(count, places: 4, keepingZeros: false))
  }

  /// A change as a share of what was: `+5.0 %`, `-12 %`.
  ///
  /// - Parameter ratio: New over old.
  public static func change(_ ratio: Double?) -> String {
    guard let ratio, case let percent = (ratio - 1) * 100, percent.isFinite else { return notMeasured }
    let text = decimal(percent, places: percent.magnitude < 10 ? 2 : percent.magnitude < 99.95 ? 1 : 0)
    return (percent > 0 ? "+" : "") + grouped(text) + " %"
  }

  /// A ratio: `12.3×`, `1.04×`.
  public static func ratio(_ ratio: Double?) -> String {
    guard let ratio, ratio.isFinite else { return notMeasured }
    return grouped(threeDigits(ratio)) + "×"
  }

  /// A ratio with its interval: `12.3× [11.9, 12.8]`.
  public static func ratio(_ ratio: Double?, low: Double?, high: Double?) -> String {
    let middle = Self.ratio(ratio)
    guard middle != notMeasured, let low, let high, low.isFinite, high.isFinite else { return middle }
    return "\(middle) [\(grouped(threeDigits(low))), \(grouped(threeDigits(high)))]"
  }

  private static func scaled(_ value: Double?, step: Double, units: [String]) -> String {
    guard var value, value.isFinite else { return notMeasured }
    var unit = 0
    // Half a last digit below the step would be shown as the step.
    while value.magnitude >= step - 0.5 && unit < units.count - 1 {
      value /= step
      unit += 1
    }
    let isWhole = unit == 0 && value == value.rounded()
    return "\(grouped(isWhole ? decimal(value, places: 0) : threeDigits(value))) \(units[unit])"
  }

  /// The number with three significant digits, but never fewer than all before the point.
  private static func threeDigits(_ number: Double) -> String {
    switch number.magnitude {
    case ..<0.000_5: decimal(number, places: 6, keepingZeros: false)
    case ..<0.099_95: decimal(number, places: 4)
    case ..<9.995: decimal(number, places: 2)
    case ..<99.95: decimal(number, places: 1)
    default: decimal(number, places: 0)
    }
  }

  /// The number with decimal places.
  static func decimal(_ number: Double, places: Int, keepingZeros: Bool = true) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = (number.magnitude * Double(scale)).rounded()
    // Too large to have decimal places that mean anything.
    guard scaled < 0x1p53 else { return "\(number)" }
    let digits = Int(scaled)
    let sign = number < 0 && digits > 0 ? "-" : ""
    var fraction = places > 0 ? String(String(digits % scale + scale).dropFirst()) : ""
    while !keepingZeros && fraction.hasSuffix("0") { fraction.removeLast() }
    return sign + "\(digits / scale)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The number with commas between thousands.
  private static func grouped(_ text: String) -> String {
    let whole = text.prefix { $0.isASCII && $0.isNumber }
    guard whole.count > 3, !text.contains("e") else { return text }
    var result = ""
    for (position, digit) in whole.enumerated() {
      if position > 0 && (whole.count - position).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result + text.dropFirst(whole.count)
  }
}
