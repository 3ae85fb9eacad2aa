import CollectionLayouts

/// What is timed as it is, without a reference in the same run: against another revision, or against itself.
public enum MeasuredWork: Hashable, Sendable {
  /// A path's sweep of scroll steps.
  case sweep(MeasuredPath)
  /// A prepare.
  case prepare(Preparation)
  /// Handing the right elements over, with what the layout's effect does to them.
  case look

  /// The name in results.
  public var name: String {
    switch self {
    case .sweep(let path): path.name
    case .prepare(let preparation): Self.prepareName(preparation.name)
    case .look: "look"
    }
  }

  private static let prepareMark = "prepare:"

  /// The name of a prepare in results.
  static func prepareName(_ preparation: String) -> String { prepareMark + preparation }

  /// The figure that tells of a work with a name, also of one that only another bench has.
  public static func metric(ofWorkNamed name: String) -> ComparedMetric {
    if name == look.name { return .lookTime }
    return name.hasPrefix(prepareMark) ? .prepareTime : .sweepTime
  }

  /// What there is to time of some paths: their sweeps, what each of them prepares, and the look.
  public static func works(of paths: [MeasuredPath]) -> [MeasuredWork] {
    paths.map(sweep) + paths.filter { !$0.returnsEverything }.preparations.map(prepare) + [look]
  }

  /// Whether a scenario has it: without an effect there is no look.
  public func exists(in scenario: Scenario) -> Bool {
    switch self {
    case .sweep(let path): path.exists(in: scenario)
    case .prepare(.strategy): true
    case .prepare(.own(let search)): MeasuredPath.own(search).exists(in: scenario)
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
