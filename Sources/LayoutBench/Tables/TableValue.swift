/// What a row has in a column, as programs read it.
enum TableValue: Hashable, Sendable {
  /// Nothing was measured.
  case missing
  case text(String)
  case integer(Int)
  case flag(Bool)
  /// A finite number, as exact as it is to be written.
  case number(Double)
  /// What only JSON can say.
  case nested(JSONValue)

  /// A number as exactly as it is kept; missing where it is none that can be written.
  static func number(_ number: Double?, _ precision: Precision) -> TableValue {
    number.flatMap(precision.rounded).map { .number($0) } ?? .missing
  }

  /// The value as it stands in a line of text.
  var plainText: String {
    switch self {
    case .missing, .nested: ""
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): CSVNumber.text(number)
    }
  }
}

/// How exactly a measured number is kept.
enum Precision: Hashable, Sendable {
  /// Times, bytes and instructions: one decimal place.
  case amount
  /// Means of counts, and costs per item: four decimal places.
  case count
  /// Ratios: four decimal places, and more for small ones, so that none becomes 0. Always above 0.
  case ratio
  /// Shares and seconds: six decimal places.
  case share
  /// As it was computed.
  case exact

  /// The number as it is written; `nil` when it is none that can be written.
  func rounded(_ number: Double) -> Double? {
    guard allows(number) else { return nil }
    var scale = scale
    if self == .ratio {
      while number * scale < 1000 && scale < 1e22 { scale *= 10 }
    }
    let scaled = number * scale
    // Beyond 2^53 there are no decimal places to take away. Up to there, and with an exact power of ten, the
    // quotient is the number closest to the decimal: it is written briefly, and rounding again changes
    // nothing.
    guard scaled.magnitude < 0x1p53 else { return number }
    let result = scaled.rounded() / scale
    return allows(result) ? result : nil
  }

  private var scale: Double {
    switch self {
    case .amount: 10
    case .count, .ratio: 1e4
    case .share: 1e6
    case .exact: .infinity
    }
  }

  func allows(_ number: Double) -> Bool {
    switch self {
    case .amount, .count: number.isFinite && number >= 0
    case .ratio: number.isFinite && number > 0
    case .share, .exact: number.isFinite
    }
  }

  /// What people are told to write.
  var allowed: String {
    switch self {
    case .amount, .count: "a number of at least 0, or nothing when not measured"
    case .ratio: "a number above 0, or nothing when not measured"
    case .share, .exact: "a number, or nothing when not measured"
    }
  }
}
