import CollectionLayouts
import LayoutBench

extension SelectionOptions {
  /// The scenarios that the options choose.
  ///
  /// - Throws: ``CommandFailure`` when a file cannot be read, or when nothing is left to measure.
  func scenarios() throws -> [Scenario] {
    var scenarios: [Scenario] = []
    let subjects = try subjects().map { subject in
      (layout: subject.layout.shown(in: viewport?.size, along: axis), itemCounts: subject.itemCounts)
    }
    if content != nil && subjects.allSatisfy({ $0.layout.naturalContent == nil }) {
      throw CommandFailure.usage(
        "--content would change nothing, as no layout here takes any: "
          + subjects.map(\.layout.name).joined(separator: ", ") + "; --layouts adds others")
    }
    let trace = try readTrace()
    for subject in subjects {
      for count in subject.itemCounts {
        for sweep in sweepSources(for: subject.layout, trace: trace) {
          scenarios.append(
            Scenario(
              subject: subject.layout, content: content, items: count, sweep: sweep,
              frames: framesPerSweep ?? suite.frames(forItems: count), seed: seed))
        }
      }
    }
    if let filter {
      scenarios = filter.matches(in: scenarios, name: \.name)
      if scenarios.isEmpty {
        throw CommandFailure.usage(
          "--filter \(quoted: filter.text) leaves no scenario; \(Bench.name) list shows them")
      }
    }
    if let paths, let path = paths.first(where: { path in !scenarios.contains(where: path.exists) }) {
      throw CommandFailure.usage(
        "--paths \(path.name) is for other layouts than those to measure, "
          + Set(scenarios.map(\.subject.name)).sorted().joined(separator: ", ").prefix(200))
    }
    return scenarios
  }

  /// The layouts to measure, each with its item counts.
  private func subjects() throws -> [(layout: LayoutSubject, itemCounts: [Int])] {
    guard let framesFile, let frames = try readFrames() else {
      return (layouts ?? suite.layouts(of: bench.layouts)).map { ($0, items ?? suite.items) }
    }
    guard !frames.isEmpty else { throw CommandFailure.failure("\(framesFile): has no frames") }
    guard frames.itemCount > 0 else { throw CommandFailure.failure("\(framesFile): has no items") }
    let own = LayoutSubject.frames(frames)
    // Counts beyond the frames all stand for the whole of them, which is measured once.
    let counts = (items ?? [frames.itemCount]).map { min($0, frames.itemCount) }
      .reduce(into: [Int]()) { distinct, count in if !distinct.contains(count) { distinct.append(count) } }
    return [(own, counts)] + (layouts ?? []).map { ($0, items ?? suite.items) }
  }

  private func sweepSources(for subject: LayoutSubject, trace: ScrollTrace?) -> [SweepSource] {
    guard let trace else { return (sweeps ?? suite.sweeps).map(SweepSource.made) }
    let sweep = trace.sweep(viewport: subject.container.size, axis: subject.container.axis)
    return [.trace(sweep)] + (sweeps ?? []).map(SweepSource.made)
  }

  /// The run that the options choose.
  func benchRun() throws -> BenchRun {
    BenchRun(
      scenarios: try scenarios(), paths: chosenPaths,
      plan: MeasuringPlan(rounds: rounds, timeBudget: timeBudget ?? suite.timeBudget))
  }
}
