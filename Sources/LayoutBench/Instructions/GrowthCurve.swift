import CollectionLayouts
import Files
import Measurement

/// How the instructions of a path's query, or of a prepare, grow with the number of items.
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

  /// A path's sweep, whose queries are counted, or a prepare.
  public let work: MeasuredWork
  /// The counts, by ascending number of items; at least one.
  public let points: [InstructionCount]
  /// The exponent of growth; `nil` with fewer than two item counts.
  public private(set) var slope: Double?

  /// The least slope that it may have; `nil` where growing less is only better.
  public var leastSlope: Double? { work.allowedSlopes.least }

  /// The greatest slope that it may have.
  public var greatestSlope: Double { work.allowedSlopes.greatest }

  /// Whether it grows as it must; also without a slope, which violates nothing.
  public var holds: Bool {
    guard let slope else { return true }
    return slope <= greatestSlope && leastSlope.map { slope >= $0 } ?? true
  }

  /// What is wrong, on one line; `nil` when nothing is.
  public var violation: String? {
    guard let slope, !holds else { return nil }
    return "\(Printable.line(key.layout)), \(key.path): instructions per \(unit) grow with exponent"
      + " \(Self.text(slope)), allowed is \(allowed)"
  }

  /// What one of it is called.
  private var unit: String {
    switch work {
    case .sweep, .look: "query"
    case .prepare: "prepare"
    }
  }

  /// The instructions of one query, or of one prepare of all items; `nil` where they were not counted.
  func instructions(of point: InstructionCount) -> Double? {
    switch work {
    case .sweep, .look: point.perQuery
    case .prepare: point.perPreparedItem.map { $0 * Double(point.row.items) }
    }
  }

  /// The slopes that it may have, for people.
  var allowed: String {
    let greatest = CSVNumber.text(greatestSlope)
    return leastSlope.map { "\(CSVNumber.text($0)) to \(greatest)" } ?? "at most \(greatest)"
  }

  /// What the curve is about, at its smallest number of items.
  var key: RowKey { points[0].row }

  /// The curves in counts of `paths` over several item counts, in order of appearance: of the queries of each
  /// path, and after those of a strategy's array form of its prepares, where they were counted.
  public static func curves(through counts: [InstructionCount]) -> [GrowthCurve] {
    let groups = counts.grouped { count in
      var key = count.row
      key.items = 0
      return key
    }
    return groups.flatMap { key, points -> [GrowthCurve] in
      guard let path = paths.first(where: { $0.name == key.path }) else { return [] }
      let queries = GrowthCurve(.sweep(path), points: points)
      guard case .query(let strategy, _, _) = path, points.contains(where: { $0.perPreparedItem != nil })
      else { return [queries] }
      return [queries, GrowthCurve(.prepare(.strategy(strategy)), points: points)]
    }
  }

  /// - Parameters:
  ///   - work: What was counted.
  ///   - points: At least one count, all of the same layout, content and sweep.
  private init(_ work: MeasuredWork, points: [InstructionCount]) {
    self.work = work
    self.points = points.sorted { $0.row.items < $1.row.items }.map { point in
      var point = point
      point.row.path = work.name
      return point
    }
    slope = nil
    slope =
      PowerLawFit(
        self.points.compactMap { point in
          instructions(of: point).map { (x: Double(point.row.items), y: $0) }
        })?.exponent
  }

  /// A slope with three decimal places.
  static func text(_ slope: Double) -> String { HumanUnits.decimal(slope, places: 3) }
}

extension MeasuredWork {
  /// The exponents with which its instructions may grow.
  fileprivate var allowedSlopes: (least: Double?, greatest: Double) {
    switch self {
    case .sweep(.everything), .sweep(.query(.scan, _, _)): (0.9, 1.1)
    // How a search of one's own grows is its own affair.
    case .sweep(.own): (nil, .infinity)
    // What they find stays as much; a bisection takes a step more for twice the items.
    case .sweep(.floor), .sweep(.query(.binary, _, _)), .look: (nil, 0.1)
    // Equal items may be prepared at once.
    case .prepare: (nil, 1.1)
    }
  }
}
