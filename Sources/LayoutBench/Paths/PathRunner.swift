import CollectionLayouts
import Measurement

/// Runs one path over the frames of a scenario.
struct PathRunner {
  let path: MeasuredPath
  let rects: [LayoutRect]
  private(set) var layout: CollectionLayout
  private var host: ScrollHost
  private var floor: FloorPath?

  init(_ path: MeasuredPath, on stage: StagedScenario) {
    self.path = path
    self.rects = stage.rects
    self.layout = stage.layout(for: path)
    self.host = ScrollHost(expectedVisibleCount: stage.answers.mostElements)
    self.floor = path.form == .floor ? FloorPath(stage) : nil
  }

  /// Asks what one frame shows, and looks at the answer no further than that it exists.
  @inline(never)
  mutating func query(frame: Int) {
    let rect = rects[frame]
    layout.visibleRect = rect
    switch path.form {
    case .array:
      keep(layout.layoutAttributesForElements(in: rect).count)
    case .visitor:
      var sum = 0.0
      layout.forEachElement(in: rect) { sum += $0.frame.y }
      keep(sum)
    case .floor:
      var sum = 0.0
      floor?.visit(frame: frame, scene: layout.scene) { sum += $0.frame.y }
      keep(sum)
    }
  }

  /// Asks what one frame shows and hands it to the scroll host, as a whole scroll step does.
  @inline(never)
  mutating func step(frame: Int) {
    let rect = rects[frame]
    layout.visibleRect = rect
    host.beginFrame(visible: rect)
    switch path.form {
    case .array:
      for attributes in layout.layoutAttributesForElements(in: rect) { host.take(attributes) }
    case .visitor:
      layout.forEachElement(in: rect) { host.take($0) }
    case .floor:
      floor?.visit(frame: frame, scene: layout.scene) { host.take($0) }
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
    let rect = rects[frame]
    layout.visibleRect = rect
    switch path.form {
    case .array: return layout.layoutAttributesForElements(in: rect)
    case .visitor:
      var result: [LayoutAttributes] = []
      layout.forEachElement(in: rect) { result.append($0) }
      return result
    case .floor:
      var result: [LayoutAttributes] = []
      floor?.visit(frame: frame, scene: layout.scene) { result.append($0) }
      return result
    }
  }

  /// What the scroll host has seen so far.
  var hostTally: ScrollHost.Tally { host.tally }

  /// What the queries have done so far.
  var counts: QueryCounts { layout.counts }
}
