import CollectionLayouts
import LayoutBench
import Measurement

/// About how long a run takes and how much memory it needs, before it starts: to warn of hours, no more.
struct RunEstimate {
  /// The time of each scenario, in seconds.
  let seconds: [Double]
  /// The memory of the right answers of the scenario that needs most, in bytes.
  let answerBytes: Double
  private let budget: Double

  init(_ run: BenchRun) {
    var answerBytes = 0.0
    let share = run.plan.timeBudget / Double(max(1, run.scenarios.count))
    seconds = run.scenarios.map { scenario in
      let work = Work(scenario)
      answerBytes = max(
        answerBytes, work.frames * work.visible * Double(MemoryLayout<LayoutAttributes>.stride))
      return work.seconds(paths: run.paths, rounds: run.plan.rounds, share: share)
    }
    self.answerBytes = answerBytes
    budget = run.plan.timeBudget
  }

  /// One line about a run that takes much longer than its time for rounds, or much memory.
  var warning: String? {
    let total = seconds.reduce(0, +)
    let isLong = total > max(150, 2 * budget)
    let isLarge = answerBytes > 2e9
    guard isLong || isLarge else { return nil }
    var parts: [String] = []
    if isLong { parts.append("this may take about \(Self.duration(total))") }
    if isLarge { parts.append("the right answers alone need about \(Int(answerBytes / 1e9)) GB of memory") }
    return parts.joined(separator: ", and ") + "; fewer items, a shorter trace or fewer rounds take less"
  }

  private static func duration(_ seconds: Double) -> String {
    let minutes = (seconds / 60).rounded(.up)
    if minutes < 120 { return "\(Int(minutes)) minutes" }
    let hours = (minutes / 60).rounded(.up)
    return hours < 72 ? "\(Int(hours)) hours" : "\(Int(min(1e6, hours / 24))) days"
  }

  /// How much there is to do in a scenario.
  private struct Work {
    let items: Double
    let frames: Double
    /// The elements that an answer has, in the mean.
    var visible: Double

    init(_ scenario: Scenario) {
      items = Double(scenario.items)
      if case .trace(let sweep) = scenario.sweep {
        frames = Double(sweep.rects.count)
      } else {
        frames = Double(scenario.frames)
      }
      visible = min(items, scenario.subject.naturalContent == nil ? Self.meanVisible(scenario) : 40)
    }

    /// The mean number of elements in view, from a few visible rectangles. Layouts that ship show a screen full, but
    /// frames of one's own may all be in view at once.
    private static func meanVisible(_ scenario: Scenario) -> Double {
      let subject = scenario.subject
      var layout = subject.layout
      layout.setStrategy(.naive)
      layout.setContent(subject.content(.uniform, scenario.items, scenario.seed), in: subject.container)
      let table = layout.prepared.table
      let samples = 8
      let rects: [LayoutRect]
      switch scenario.sweep {
      case .trace(let sweep):
        guard !sweep.rects.isEmpty else { return 0 }
        rects = (0..<samples).map { sweep.rects[$0 * sweep.rects.count / samples] }
      case .made:
        rects =
          Sweep.make(
            .jump, frames: samples, contentSize: table.contentSize, viewport: subject.container.size,
            axis: subject.container.axis, seed: scenario.seed
          ).rects
      }
      var visible = 0
      for rect in rects {
        for frame in table.frames where frame.intersects(rect) { visible += 1 }
      }
      return Double(visible) / Double(samples)
    }

    /// The passes over the sweep outside the rounds: checks, counts and warming up.
    private static var fixedPasses: Double { 8 }

    /// Every pass over the sweep at its cost in an optimised build on a fast machine.
    func seconds(paths: [MeasuredPath], rounds: Int?, share: Double) -> Double {
      let contestants = Set(paths).union([.naive, .floor])
      let step = contestants.reduce(0) { $0 + nanoseconds($1) }
      let oracle = frames * (15 * items + 100 * visible)
      let prepares = 500 * items
      // A round is a pass of steps, and one of queries and one of steps again for every frame by itself.
      func passes(_ rounds: Int, _ frameRounds: Int) -> Double { Double(rounds + 2 * frameRounds) }
      let least = passes(rounds ?? MeasuringPlan.fewestRounds, min(rounds ?? 3, 9)) * frames * step / 1e9
      let most = passes(rounds ?? MeasuringPlan().mostRounds, min(rounds ?? 9, 9)) * frames * step / 1e9
      let fixed = (oracle + prepares + Self.fixedPasses * frames * step) / 1e9
      let slowness = MachineEnvironment.isDebugBuild ? 20.0 : 1
      return 0.1 + slowness * fixed + max(slowness * least, min(share, slowness * most))
    }

    /// The time of a scroll step, in ns.
    private func nanoseconds(_ path: MeasuredPath) -> Double {
      var perItem = 0.0
      if path.form != .floor {
        switch path.strategy {
        case .naive: perItem = 18
        case .scan: perItem = 4
        case .binary: break
        }
      }
      if !path.caches.keepsPrepareOverScrolling { perItem += 25 }
      return perItem * items + 40 * visible + 100
    }
  }
}
