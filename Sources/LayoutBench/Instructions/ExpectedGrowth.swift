import CollectionLayouts

/// How the instructions of a query may grow with the number of items: the exponents that are allowed.
enum ExpectedGrowth: Hashable, Sendable {
  /// Twice the items, twice the instructions.
  case linear
  /// A bisection takes a step more for twice the items; the elements that it finds stay as many.
  case hardlyAny

  /// The least slope on logarithmic axes; `nil` where growing less is only better.
  var leastSlope: Double? {
    switch self {
    case .linear: 0.9
    case .hardlyAny: nil
    }
  }

  /// The greatest slope on logarithmic axes.
  var greatestSlope: Double {
    switch self {
    case .linear: 1.1
    case .hardlyAny: 0.1
    }
  }

  /// For people: `0.9 to 1.1`, `at most 0.1`.
  var text: String {
    let greatest = CSVNumber.text(greatestSlope)
    return leastSlope.map { "\(CSVNumber.text($0)) to \(greatest)" } ?? "at most \(greatest)"
  }
}

extension QueryStrategy {
  fileprivate var expectedGrowth: ExpectedGrowth {
    switch self {
    case .scan: .linear
    case .binary: .hardlyAny
    }
  }
}

extension MeasuredPath {
  /// How its instructions may grow.
  var expectedGrowth: ExpectedGrowth {
    switch self {
    case .floor: .hardlyAny
    case .everything: .linear
    case .query(let strategy, _, _): strategy.expectedGrowth
    }
  }
}
