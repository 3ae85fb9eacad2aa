import CollectionLayouts
import Measurement

/// Runs one path over the frames of a scenario.
struct PathRunner {
  private let rects: [LayoutRect]
  private var source: ElementSource
  private var host: ScrollHost
  /// Whether the elements come in element order, as the scroll host takes them.
  private let isInOrder: Bool
  /// Where elements in another order are put in order.
  private var elementsInOrder: [LayoutAttributes] = []

  init(_ path: MeasuredPath, on stage: StagedScenario) {
    rects = stage.rects
    isInOrder = !path.isOwn
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
    if !isInOrder {
      putInOrder(frame: frame)
      for attributes in elementsInOrder { host.take(attributes) }
    } else if let elements = source.elements(ofFrame: frame, visiting: { host.take($0) }) {
      for attributes in elements { host.take(attributes) }
    }
    host.endFrame()
  }

  /// Asks what one frame shows and puts the answer in element order, if it is not.
  private mutating func putInOrder(frame: Int) {
    elementsInOrder.removeAll(keepingCapacity: true)
    if let elements = source.elements(ofFrame: frame, visiting: { elementsInOrder.append($0) }) {
      elementsInOrder.append(contentsOf: elements)
    }
    let isSorted = zip(elementsInOrder, elementsInOrder.dropFirst()).allSatisfy {
      $0.elementID < $1.elementID
    }
    if !isSorted { elementsInOrder.sort { $0.elementID < $1.elementID } }
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
