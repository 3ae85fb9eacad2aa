import CollectionLayouts
import LayoutBench
import Measurement

/// About how long a run takes and how much memory it needs, before it starts: to warn of hours, no more.
struct RunEstimate {
  /// The time of each scenario, in seconds.
  let seconds: [Double]
  /// What there is to say of a run that takes much longer than its time for rounds, or much memory.
  let warning: String?

  /// - Parameter slowness: How many times as long everything takes as in an optimised build.
  init(_ run: BenchRun, slowness: Double = MachineEnvironment.isDebugBuild ? 20 : 1) {
    let plan = run.plan
    let paths = Set(run.paths).union([.naive, .floor])
    let share = plan.timeBudget / Double(max(1, run.scenarios.count))
    /// The passes over a sweep in rounds: each is one of steps, and some are also done frame by frame.
    func passes(_ rounds: Int) -> Double { Double(rounds + 2 * min(rounds, 9)) }
    seconds = run.scenarios.map { scenario in
      let (items, frames) = (Double(scenario.items), Double(scenario.frameCount))
      let pass = frames * paths.reduce(0) { $0 + Self.perItem($1) * items + 2_000 } * slowness / 1e9
      // Checks, counts and warming up are passes too; the right answers and the prepares come on top.
      let fixed = 8 * pass + items * (15 * frames + 500) * slowness / 1e9
      let least = pass * passes(plan.rounds ?? MeasuringPlan.fewestRounds)
      let most = pass * passes(plan.rounds ?? plan.mostRounds)
      return 0.1 + fixed + max(least, min(share, most))
    }
    let total = seconds.reduce(0, +)
    // Of as many elements as a screen shows.
    let answers = run.scenarios.map { Double($0.frameCount) * Double(min($0.items, 40)) }.max() ?? 0
    let gigabytes = answers * Double(MemoryLayout<LayoutAttributes>.stride) / 1e9
    let parts = [
      total > max(150, 2 * plan.timeBudget) ? "this may take \(Self.duration(total))" : nil,
      gigabytes > 2 ? "the right answers alone need about \(Int(gigabytes)) GB of memory" : nil,
    ].compactMap(\.self)
    warning =
      parts.isEmpty
      ? nil : parts.joined(separator: ", and ") + "; fewer items, a shorter trace or fewer rounds take less"
  }

  /// The time that a path spends on each item in a scroll step of an optimised build, in ns: none where it
  /// searches.
  private static func perItem(_ path: MeasuredPath) -> Double {
    switch path {
    case .floor: 0
    case .everything(_, let caches): 18 + perItem(caches)
    case .query(let strategy, _, let caches): perItem(strategy) + perItem(caches)
    // As long as a linear one, as far as anybody can tell.
    case .own(_, let caches): perItem(.scan) + perItem(caches)
    }
  }

  private static func perItem(_ strategy: QueryStrategy) -> Double {
    switch strategy {
    case .scan: 4
    case .binary: 0
    }
  }

  private static func perItem(_ caches: LayoutCaches) -> Double { caches.keepsPrepareOverScrolling ? 0 : 25 }

  /// About how long something takes, for people.
  fileprivate static func duration(_ seconds: Double) -> String {
    if seconds < 40 { return "seconds" }
    if seconds < 150 { return "a minute or two" }
    let minutes = (seconds / 60).rounded(.up)
    if minutes < 120 { return "about \(Int(minutes)) minutes" }
    let hours = (minutes / 60).rounded(.up)
    return hours < 72 ? "about \(Int(hours)) hours" : "about \(Int(min(1e6, hours / 24))) days"
  }
}

extension Suite {
  /// One line for the help: item counts, sweeps and how long an optimised build takes.
  func summary(of bench: Bench) -> String {
    let run = try? SelectionOptions(bench, suite: self).benchRun()
    let seconds = run.map { RunEstimate($0, slowness: 1).seconds.reduce(0, +) } ?? 0
    let counts = items.map(String.init).joined(separator: ", ")
    return
      "\(counts) items; \(sweeps.map(\.rawValue).joined(separator: ", ")); \(RunEstimate.duration(seconds))"
  }
}
