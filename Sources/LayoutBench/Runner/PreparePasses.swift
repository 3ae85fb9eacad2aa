import Measurement

/// What the contents of a run cost to prepare, measured in passes over all of them that are spread over the run.
///
/// The sweeps of a content share its figures: preparing knows nothing of scrolling.
struct PreparePasses {
  /// The rounds of a pass, where the time allows and nobody says how many there are to be.
  private static let roundsOfPass = 3

  /// How many passes there are to be.
  let total: Int
  /// How many have been measured.
  private(set) var finished = 0
  /// How many of them were not left out for want of time.
  private var measured = 0
  private let budgetNanoseconds: Double
  private var spentNanoseconds = 0.0
  private let rounds: InterleavedRounds
  /// A scenario of each content.
  private let scenarios: [Scenario]
  private var times: [ContentKey: PrepareTimes]

  /// - Parameters:
  ///   - scenarios: The scenarios of the run.
  ///   - paths: The paths, with those that they are compared with.
  ///   - plan: How thoroughly.
  ///   - seconds: The time for all passes.
  init(of scenarios: [Scenario], paths: [MeasuredPath], plan: MeasuringPlan, seconds: Double) {
    total = max(1, plan.rounds ?? plan.mostRounds)
    budgetNanoseconds = seconds * 1e9
    var times: [ContentKey: PrepareTimes] = [:]
    var distinct: [Scenario] = []
    for scenario in scenarios where times[ContentKey(scenario)] == nil {
      let preparations = paths.filter { $0.exists(in: scenario) }.preparations
      times[ContentKey(scenario)] = PrepareTimes(of: preparations)
      distinct.append(scenario)
    }
    (self.scenarios, self.times) = (distinct, times)
    let ofPass = plan.rounds == nil ? Self.roundsOfPass : 1
    rounds = InterleavedRounds(minimumRounds: ofPass, maximumRounds: ofPass, budgetNanoseconds: 0)
  }

  /// Measures as many passes as are due before a scenario, so that they spread evenly over the run.
  ///
  /// - Parameters:
  ///   - number: The scenario's number.
  ///   - count: How many there are.
  ///   - progress: Is told of each pass before it begins.
  mutating func measureDue(before number: Int, of count: Int, progress: (String) -> Void) {
    let due = total * (number + 1) / max(1, count)
    while finished < due {
      finished += 1
      let share = Double(finished) / Double(total)
      let hasTime = spentNanoseconds < share * budgetNanoseconds
      guard hasTime || Double(measured) < share * Double(MeasuringPlan.fewestRounds) else { continue }
      progress("prepare, pass \(finished) of \(total)")
      let start = MonotonicClock.now()
      for scenario in scenarios {
        // Laid out anew for each pass, so that it lies elsewhere. What cannot be laid out is told by its scenarios.
        guard let laidOut = try? LaidOutContent(scenario) else { continue }
        times[ContentKey(scenario)]?.measurePass(on: laidOut, rounds: rounds)
      }
      spentNanoseconds += Double(MonotonicClock.now() - start)
      measured += 1
    }
  }

  /// The share of the passes that are still to come.
  var shareLeft: Double { Double(total - finished) / Double(total) }

  /// What preparing the content of a scenario costs.
  func times(of scenario: Scenario) -> PrepareTimes? { times[ContentKey(scenario)] }
}

/// What scenarios that differ in the sweep alone have in common.
private struct ContentKey: Hashable {
  let layout: String
  let content: String
  let items: Int

  init(_ scenario: Scenario) {
    (layout, content, items) = (scenario.subject.name, scenario.contentName, scenario.items)
  }
}
