import CollectionLayouts
import Measurement

/// Runs one path over the frames of a scenario.
struct PathRunner {
  private let rects: [LayoutRect]
  private var source: ElementSource
  private var host: ScrollHost

  init(_ path: MeasuredPath, on stage: StagedScenario) {
    rects = stage.rects
    source = ElementSource(path, on: stage)
    host = ScrollHost(expectedVisibleCount: stage.answers.mostElements)
  }

  /// Asks what one frame shows, and looks at the answer no further than that it exists.
  @inline(never)
  mutating func query(frame: Int) {
    var sum = 0.0
    if let elements = source.elements(ofFrame: frame, visiting: { sum += $0.frame.y }) {
      keep(elements.count)
    } else {
      keep(sum)
    }
  }

  /// Asks what one frame shows and hands it to the scroll host, as a whole scroll step does.
  @inline(never)
  mutating func step(frame: Int) {
    host.beginFrame(visible: rects[frame])
    if let elements = source.elements(ofFrame: frame, visiting: { host.take($0) }) {
      for attributes in elements { host.take(attributes) }
    }
    host.endFrame()
  }

  /// One whole sweep of scroll steps.
  mutating func stepSweep() {
    for frame in rects.indices { step(frame: frame) }
    keep(host.tally.stayed)
  }

  /// One whole sweep of queries.
  @inline(never)
  mutating func querySweep() {
    for frame in rects.indices { query(frame: frame) }
  }

  /// What the path answers for one frame.
  mutating func answer(frame: Int) -> [LayoutAttributes] {
    var visited: [LayoutAttributes] = []
    return source.elements(ofFrame: frame, visiting: { visited.append($0) }) ?? visited
  }

  /// What the scroll host has seen so far.
  var hostTally: ScrollHost.Tally { host.tally }

  /// What the queries have done so far.
  var counts: QueryCounts { source.counts }
}
