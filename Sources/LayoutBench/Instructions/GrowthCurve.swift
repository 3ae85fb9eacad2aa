import CollectionLayouts
import Files
import Measurement

/// How the instructions of a query grow with the number of items, on one path.
///
/// The slope on logarithmic axes is the exponent of growth: 0 when the number of items does not matter, 1
/// when twice the items cost twice the instructions.
public struct GrowthCurve: Hashable, Sendable {
  /// The item counts at which growth is judged.
  public static let itemCounts = [250, 1_000, 4_000, 16_000, 64_000, 256_000]
  /// The number of frames of each sweep.
  public static let frames = 8
  /// The paths that are judged: return-everything, and every strategy.
  public static let paths: [MeasuredPath] = [.naive] + QueryStrategy.allCases.map { .query($0) }

  public let path: MeasuredPath
  /// The counts, by ascending number of items; at least one.
  public let points: [InstructionCount]
  /// The exponent of growth; `nil` with fewer than two item counts.
  public let slope: Double?

  /// The least slope that the path may have; `nil` where growing less is only better.
  public var leastSlope: Double? { path.allowedSlopes.least }

  /// The greatest slope that the path may have.
  public var greatestSlope: Double { path.allowedSlopes.greatest }

  /// Whether the path grows as it must; also without a slope, which violates nothing.
  public var holds: Bool {
    guard let slope else { return true }
    return slope <= greatestSlope && leastSlope.map { slope >= $0 } ?? true
  }

  /// What is wrong, on one line; `nil` when nothing is.
  public var violation: String? {
    guard let slope, !holds else { return nil }
    return "\(Printable.line(key.layout)), \(key.path): instructions per query grow with exponent"
      + " \(Self.text(slope)), allowed is \(allowed)"
  }

  /// The slopes that the path may have, for people.
  var allowed: String {
    let greatest = CSVNumber.text(greatestSlope)
    return leastSlope.map { "\(CSVNumber.text($0)) to \(greatest)" } ?? "at most \(greatest)"
  }

  /// What the curve is about, at its smallest number of items.
  var key: RowKey { points[0].row }

  /// The curves in counts of `paths` over several item counts, in order of appearance.
  public static func curves(through counts: [InstructionCount]) -> [GrowthCurve] {
    let groups = counts.grouped { count in
      var key = count.row
      key.items = 0
      return key
    }
    return groups.compactMap { key, points in
      paths.first { $0.name == key.path }.map { GrowthCurve($0, points: points) }
    }
  }

  /// - Parameters:
  ///   - path: The path.
  ///   - points: At least one count, all of the same layout, content and sweep.
  private init(_ path: MeasuredPath, points: [InstructionCount]) {
    self.path = path
    self.points = points.sorted { $0.row.items < $1.row.items }
    slope = PowerLawFit(points.map { (x: Double($0.row.items), y: $0.perQuery) })?.exponent
  }

  /// A slope with three decimal places.
  static func text(_ slope: Double) -> String { HumanUnits.decimal(slope, places: 3) }
}

extension MeasuredPath {
  /// The exponents with which its instructions may grow.
  fileprivate var allowedSlopes: (least: Double?, greatest: Double) {
    switch self {
    case .everything: (0.9, 1.1)
    // What it visits stays as much.
    case .floor: (nil, 0.1)
    case .query(let strategy, _, _):
      switch strategy {
      case .scan: (0.9, 1.1)
      // A bisection takes a step more for twice the items; the elements that it finds stay as many.
      case .binary: (nil, 0.1)
      }
    }
  }
}
