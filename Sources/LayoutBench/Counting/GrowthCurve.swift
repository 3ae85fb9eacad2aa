import CollectionLayouts
import Files
import Measurement

/// How the instructions of a query grow with the number of items, under one strategy.
///
/// The slope on logarithmic axes is the exponent of growth: 0 when the number of items does not matter, 1 when twice
/// the items cost twice the instructions.
public struct GrowthCurve: Hashable, Sendable {
  /// The item counts at which growth is judged.
  public static let itemCounts = [250, 1_000, 4_000, 16_000, 64_000, 256_000]
  /// The number of frames of each sweep.
  public static let frames = 8
  /// The strategies that are judged.
  public static let strategies: [QueryStrategy] = [.naive, .scan, .binary]

  public let layout: String
  public let content: String
  public let sweep: String
  public let strategy: QueryStrategy
  /// The counts, by ascending number of items.
  public let points: [InstructionCount]

  /// The exponent of growth; `nil` with fewer than two item counts.
  public let slope: Double?

  /// The least slope that the strategy may have; `nil` where growing less is only better.
  public var leastSlope: Double? {
    switch strategy {
    case .naive, .scan: 0.9
    default: nil
    }
  }

  /// The greatest slope that the strategy may have.
  public var greatestSlope: Double {
    switch strategy {
    case .naive, .scan: 1.1
    // A bisection takes a step more for twice the items; the elements that it finds stay as many.
    default: 0.1
    }
  }

  /// Whether the strategy grows as it must; also without a slope, which violates nothing.
  public var holds: Bool {
    guard let slope else { return true }
    return slope <= greatestSlope && leastSlope.map { slope >= $0 } ?? true
  }

  /// The slopes that the strategy may have, for people.
  var allowed: String {
    let greatest = CSVNumber.text(greatestSlope)
    return leastSlope.map { "\(CSVNumber.text($0)) to \(greatest)" } ?? "at most \(greatest)"
  }

  /// What is wrong, on one line; `nil` when nothing is.
  public var violation: String? {
    guard let slope, !holds else { return nil }
    return "\(Printable.line(layout)), \(strategy.rawValue): instructions per query grow with exponent"
      + " \(Self.text(slope)), allowed is \(allowed)"
  }

  /// The curves in counts of `strategies` over several item counts, in order of appearance.
  public static func curves(through counts: [InstructionCount]) -> [GrowthCurve] {
    var groups: [(first: InstructionCount, points: [InstructionCount])] = []
    for count in counts {
      let place = groups.firstIndex { group in
        group.first.layout == count.layout && group.first.content == count.content
          && group.first.sweep == count.sweep && group.first.path == count.path
      }
      if let place { groups[place].points.append(count) } else { groups.append((count, [count])) }
    }
    return groups.compactMap { group in
      QueryStrategy(rawValue: group.first.path).map { GrowthCurve($0, points: group.points) }
    }
  }

  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - points: At least one count, all of the same layout, content and sweep.
  init(_ strategy: QueryStrategy, points: [InstructionCount]) {
    self.strategy = strategy
    self.points = points.sorted { $0.items < $1.items }
    (layout, content, sweep) = (points[0].layout, points[0].content, points[0].sweep)
    slope = PowerLawFit(points.map { (x: Double($0.items), y: $0.perQuery) })?.exponent
  }

  /// A slope with three decimal places.
  static func text(_ slope: Double) -> String {
    let thousandths = (slope.magnitude * 1000).rounded()
    guard thousandths < 1e9 else { return "\(slope)" }
    let digits = String(Int(thousandths) % 1000 + 1000).dropFirst()
    return (slope < 0 && thousandths > 0 ? "-" : "") + "\(Int(thousandths) / 1000).\(digits)"
  }
}
