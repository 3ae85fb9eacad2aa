import CollectionLayouts
import Files
import LayoutBench

extension SelectionOptions {
  /// The scenarios that the options choose.
  ///
  /// - Throws: ``CommandFailure`` when a file cannot be read, or when nothing is left to measure.
  func scenarios() throws -> [Scenario] {
    var scenarios: [Scenario] = []
    let subjects = try subjects()
    if content != nil && subjects.allSatisfy({ $0.layout.naturalContent == nil }) {
      throw CommandFailure.usage(
        "--content would change nothing, as no layout here takes any: "
          + subjects.map(\.layout.name).joined(separator: ", ") + "; --layouts adds others")
    }
    // Once, as a pipe can be read only once.
    let trace = try traceFile.map { path in try InputFile.read(path) }
    for subject in subjects {
      for count in subject.itemCounts {
        for sweep in try sweepSources(for: subject.layout, trace: trace) {
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
    return scenarios
  }

  /// The layouts to measure, each with its item counts.
  private func subjects() throws -> [(layout: LayoutSubject, itemCounts: [Int])] {
    guard let framesFile else {
      return (layouts ?? suite.layouts(of: catalog)).map { ($0, items ?? suite.items) }
    }
    let frames = try UserFrames.read(from: framesFile)
    guard !frames.isEmpty else { throw CommandFailure.failure("\(framesFile): has no frames") }
    let own = LayoutSubject.frames(frames)
    // Counts beyond the frames all stand for the whole of them, which is measured once.
    let counts = (items ?? [frames.count]).map { min($0, frames.count) }
      .reduce(into: [Int]()) { distinct, count in if !distinct.contains(count) { distinct.append(count) } }
    return [(own, counts)] + (layouts ?? []).map { ($0, items ?? suite.items) }
  }

  private func sweepSources(for subject: LayoutSubject, trace bytes: [UInt8]?) throws -> [SweepSource] {
    guard let traceFile, let bytes else { return (sweeps ?? suite.sweeps).map(SweepSource.made) }
    let trace = try Sweep.trace(
      csv: bytes, path: traceFile, viewport: subject.container.size, axis: subject.container.axis)
    guard !trace.rects.isEmpty else { throw CommandFailure.failure("\(traceFile): has no frames") }
    return [.trace(trace)] + (sweeps ?? []).map(SweepSource.made)
  }

  /// The run that the options choose.
  func benchRun() throws -> BenchRun {
    BenchRun(
      scenarios: try scenarios(), paths: chosenPaths,
      plan: MeasuringPlan(rounds: rounds, timeBudget: timeBudget ?? suite.timeBudget))
  }
}
