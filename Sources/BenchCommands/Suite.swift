import CollectionLayouts
import LayoutBench

/// A ready choice of scenarios.
enum Suite: String, CaseIterable {
  /// For CI: seconds.
  case quick
  /// For every day: a minute or so.
  case `default`
  /// Up to a million items: minutes.
  case full

  /// The layouts measured when none are named. The plain grid tells nothing that the album does not.
  func layouts(of catalog: [LayoutSubject]) -> [LayoutSubject] {
    self == .full ? catalog : catalog.filter { $0.name != LayoutCatalog.grid.name }
  }

  var items: [Int] {
    switch self {
    case .quick: [1_000, 10_000]
    case .default: [1_000, 10_000, 100_000]
    case .full: [1_000, 10_000, 100_000, 1_000_000]
    }
  }

  var sweeps: [SweepKind] {
    switch self {
    case .quick: [.steady, .fling]
    case .default: [.steady, .fling, .jump]
    case .full: SweepKind.allCases
    }
  }

  var paths: [MeasuredPath] {
    let common: [MeasuredPath] = [
      .naive, .query(.scan), .query(.binary), .query(.binary, .visitor), .floor,
    ]
    return self == .full
      ? common + [.query(.binary, .array, LayoutCaches(keepsPrepareOverScrolling: false))] : common
  }

  /// One line for the help: item counts, sweeps and how long it takes.
  var summary: String {
    let counts = items.map(String.init).joined(separator: ", ")
    let kinds = sweeps.map(\.rawValue).joined(separator: ", ")
    return "\(counts) items; \(kinds); \(duration)"
  }

  /// About how long a run takes.
  private var duration: String {
    switch self {
    case .quick: "seconds"
    case .default: "a minute or two"
    case .full: "about 20 minutes"
    }
  }

  /// The number of visible rectangles in a sweep: fewer of many items, where return-everything takes long.
  func frames(forItems items: Int) -> Int {
    if self == .quick { return 30 }
    return items > 200_000 ? 20 : 40
  }

  /// The time for all rounds, in seconds.
  var timeBudget: Double {
    switch self {
    case .quick: 5
    case .default: 30
    case .full: 600
    }
  }
}
