import CollectionLayouts

/// What is timed as it is, without a reference in the same run: against another revision, or against itself.
public enum MeasuredWork: Hashable, Sendable {
  /// A path's sweep of scroll steps.
  case sweep(MeasuredPath)
  /// A prepare for a strategy.
  case prepare(QueryStrategy)
  /// Handing the right elements over, with what the layout's effect does to them.
  case look

  /// The name in results.
  public var name: String {
    switch self {
    case .sweep(let path): path.name
    case .prepare(let strategy): "prepare:\(strategy.rawValue)"
    case .look: "look"
    }
  }

  /// The figure that tells of it.
  public var metric: ComparedMetric {
    switch self {
    case .sweep: .sweepTime
    case .prepare: .prepareTime
    case .look: .lookTime
    }
  }

  /// The work with a name; `nil` for none.
  public init?(name: String) {
    guard
      let work = Self.withoutPath.first(where: { $0.name == name })
        ?? (try? MeasuredPath(name: name)).map(Self.sweep)
    else { return nil }
    self = work
  }

  private static let withoutPath = QueryStrategy.allCases.map(prepare) + [look]

  /// What there is to time of some paths: their sweeps, a prepare for each of their strategies, and the look.
  public static func works(of paths: [MeasuredPath]) -> [MeasuredWork] {
    let strategies = Set(paths.filter { !$0.returnsEverything }.compactMap(\.strategy))
    return paths.map(sweep) + QueryStrategy.allCases.filter(strategies.contains).map(prepare) + [look]
  }

  /// Whether a scenario has it: without an effect there is no look.
  public func exists(in scenario: Scenario) -> Bool {
    switch self {
    case .sweep, .prepare: true
    case .look: !(scenario.subject.layout.effect is NoEffect)
    }
  }

  /// Whether its answers, if it gives any, are right.
  func isRight(on stage: StagedScenario) -> Bool {
    switch self {
    case .sweep(let path): PathVerification(path, on: stage).isRight
    case .prepare, .look: true
    }
  }
}
