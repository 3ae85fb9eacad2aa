import CollectionLayouts

/// A ready choice of scenarios.
public enum Suite: String, Hashable, Sendable, CaseIterable {
  /// For CI: seconds.
  case quick
  /// For every day: a minute or so.
  case `default`
  /// Up to a million items: minutes.
  case full

  /// The layouts measured when none are named: those that belong to the suite.
  public func layouts(of catalog: [LayoutSubject]) -> [LayoutSubject] {
    catalog.filter { $0.suites.contains(self) }
  }

  public var items: [Int] {
    switch self {
    case .quick: [1_000, 10_000]
    case .default: [1_000, 10_000, 100_000]
    case .full: [1_000, 10_000, 100_000, 1_000_000]
    }
  }

  public var sweeps: [SweepKind] {
    switch self {
    case .quick: [.steady, .fling]
    case .default: [.steady, .fling, .jump]
    case .full: SweepKind.allCases
    }
  }

  public var paths: [MeasuredPath] {
    let common: [MeasuredPath] = [
      .naive, .query(.scan), .query(.binary), .query(.binary, .visitor), .floor,
    ]
    switch self {
    case .quick, .default: return common
    case .full:
      return common + [.query(.binary, .array, LayoutCaches(keepsPrepareOverScrolling: false))]
    }
  }

  /// The number of visible rectangles in a sweep: fewer of many items, where return-everything takes long.
  public func frames(forItems items: Int) -> Int {
    switch self {
    case .quick: 30
    case .default, .full: items > 200_000 ? 20 : 40
    }
  }

  /// The time for all rounds, in seconds.
  public var timeBudget: Double {
    switch self {
    case .quick: 8
    case .default: 30
    case .full: 600
    }
  }
}
