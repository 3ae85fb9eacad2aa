/// The columns of the result CSV, in their order; new ones go to the end.
enum ResultColumn: String, CaseIterable {
  case schema
  case layout
  case content
  case items
  case sweep
  case path
  case verified
  case frames
  case rounds
  case prepareNanosecondsPerItem = "prepare_ns_per_item"
  case queryNanosecondsP50 = "query_ns_p50"
  case queryNanosecondsP90 = "query_ns_p90"
  case queryNanosecondsP99 = "query_ns_p99"
  case queryNanosecondsMax = "query_ns_max"
  case stepNanosecondsP50 = "step_ns_p50"
  case stepNanosecondsP99 = "step_ns_p99"
  case speedup
  case speedupLow = "speedup_low"
  case speedupHigh = "speedup_high"
  case overFloor = "over_floor"
  case returnedPerQuery = "returned_per_query"
  case examinedPerQuery = "examined_per_query"
  case bytesPerQuery = "bytes_per_query"
  case allocationsPerQuery = "allocations_per_query"
  case indexBytesPerItem = "index_bytes_per_item"
  case instructionsPerQuery = "instructions_per_query"
  case build
  case overFloorLow = "over_floor_low"
  case overFloorHigh = "over_floor_high"
  case probesPerQuery = "probes_per_query"
  case instructionsPerPreparedItem = "instructions_per_prepared_item"

  /// Whether every file has the column: those added since the first version may be missing.
  var isRequired: Bool {
    switch self {
    case .build, .overFloorLow, .overFloorHigh, .probesPerQuery, .instructionsPerPreparedItem: false
    default: true
    }
  }

  /// Where a row keeps the column's value, and how the value is written.
  enum Storage {
    case text(WritableKeyPath<ResultRow, String>)
    case integer(WritableKeyPath<ResultRow, Int>)
    case flag(WritableKeyPath<ResultRow, Bool?>)
    case number(WritableKeyPath<ResultRow, Double?>, Precision)
  }

  var storage: Storage {
    switch self {
    case .schema: .integer(\.schema)
    case .layout: .text(\.layout)
    case .content: .text(\.content)
    case .items: .integer(\.items)
    case .sweep: .text(\.sweep)
    case .path: .text(\.path)
    case .verified: .flag(\.verified)
    case .frames: .integer(\.frames)
    case .rounds: .integer(\.rounds)
    // A few nanoseconds: one decimal place would hide changes of a percent.
    case .prepareNanosecondsPerItem: .number(\.prepareNanosecondsPerItem, .count)
    case .queryNanosecondsP50: .number(\.queryNanosecondsP50, .amount)
    case .queryNanosecondsP90: .number(\.queryNanosecondsP90, .amount)
    case .queryNanosecondsP99: .number(\.queryNanosecondsP99, .amount)
    case .queryNanosecondsMax: .number(\.queryNanosecondsMax, .amount)
    case .stepNanosecondsP50: .number(\.stepNanosecondsP50, .amount)
    case .stepNanosecondsP99: .number(\.stepNanosecondsP99, .amount)
    case .speedup: .number(\.speedup, .ratio)
    case .speedupLow: .number(\.speedupLow, .ratio)
    case .speedupHigh: .number(\.speedupHigh, .ratio)
    case .overFloor: .number(\.overFloor, .ratio)
    case .returnedPerQuery: .number(\.returnedPerQuery, .count)
    case .examinedPerQuery: .number(\.examinedPerQuery, .count)
    case .bytesPerQuery: .number(\.bytesPerQuery, .amount)
    case .allocationsPerQuery: .number(\.allocationsPerQuery, .count)
    case .indexBytesPerItem: .number(\.indexBytesPerItem, .count)
    case .instructionsPerQuery: .number(\.instructionsPerQuery, .amount)
    case .build: .text(\.build)
    case .overFloorLow: .number(\.overFloorLow, .ratio)
    case .overFloorHigh: .number(\.overFloorHigh, .ratio)
    case .probesPerQuery: .number(\.probesPerQuery, .count)
    case .instructionsPerPreparedItem: .number(\.instructionsPerPreparedItem, .count)
    }
  }
}

/// How exactly a measured number is kept.
enum Precision {
  /// Times, bytes and instructions: one decimal place.
  case amount
  /// Means of counts, and costs per item: four decimal places.
  case count
  /// Ratios: four decimal places, and more for small ones, so that none becomes 0. Always above 0.
  case ratio

  /// The number as it is written; `nil` when it is none that can be written.
  func rounded(_ number: Double) -> Double? {
    guard allows(number) else { return nil }
    var scale = self == .amount ? 10.0 : 1e4
    if self == .ratio {
      while number * scale < 1000 && scale < 1e22 { scale *= 10 }
    }
    let scaled = number * scale
    // Beyond 2^53 there are no decimal places to take away. Up to there, and with an exact power of ten, the
    // quotient is the number closest to the decimal: it is written briefly, and rounding again changes
    // nothing.
    guard scaled < 0x1p53 else { return number }
    let result = scaled.rounded() / scale
    return allows(result) ? result : nil
  }

  func allows(_ number: Double) -> Bool {
    number.isFinite && (self == .ratio ? number > 0 : number >= 0)
  }

  /// What people are told to write.
  var allowed: String {
    switch self {
    case .amount, .count: "a number of at least 0, or nothing when not measured"
    case .ratio: "a number above 0, or nothing when not measured"
    }
  }
}
