import CollectionLayouts

/// A scenario made ready: content laid out once, visible rectangles chosen, right answers known.
///
/// All paths of a scenario run on the same frames.
struct StagedScenario {
  let scenario: Scenario
  private(set) var laidOut: LaidOutContent
  /// The visible rectangles, one a frame.
  private(set) var rects: [LayoutRect]
  /// What each frame's query must return.
  private(set) var answers: OracleAnswers

  /// Lays a scenario out.
  ///
  /// - Throws: `LayoutError` when its arrangement does not give what an arrangement must.
  init(_ scenario: Scenario) throws(LayoutError) {
    self.scenario = scenario
    let laidOut = try LaidOutContent(scenario)
    let layout = laidOut.template
    let rects = Self.rects(of: scenario, prepared: laidOut.prepared, snapping: layout.snapping)
    self.laidOut = laidOut
    self.rects = rects
    self.answers = OracleAnswers(layout: layout, rects: rects)
  }

  var content: CollectionContent { laidOut.content }
  var template: CollectionLayout { laidOut.template }
  var table: FrameTable { laidOut.table }

  private static func rects(
    of scenario: Scenario, prepared: PreparedLayout, snapping: Snapping
  ) -> [LayoutRect] {
    switch scenario.sweep {
    case .trace(let sweep): return sweep.rects
    case .made(let kind):
      let resting = snapping.mode == .none ? Snapping.nearest : snapping
      return Sweep.make(
        kind, frames: scenario.frames, contentSize: prepared.contentSize,
        viewport: prepared.container.size, axis: prepared.container.axis, seed: scenario.seed
      ) { flick in
        prepared.snapTarget(
          resting, proposed: flick.proposed, velocity: flick.velocity, startOffset: flick.start
        ).offset
      }.rects
    }
  }

  /// The scenario's layout for a path, prepared.
  func layout(for path: MeasuredPath) -> CollectionLayout {
    var layout = template
    let strategy: QueryStrategy =
      switch path.preparation {
      case .strategy(let strategy): strategy
      // It has an index of its own, or none.
      case .own, nil: .scan
      }
    layout.use(PreparedLayout(table: table, strategy: strategy), of: content)
    layout.caches = path.caches
    layout.counts = QueryCounts()
    return layout
  }

  /// Whether scrolling changes the elements' look.
  var hasEffect: Bool { !(template.effect is NoEffect) }

  /// The same elements in the same frames, without the layout's effect: what the effect is measured against.
  var withoutEffect: StagedScenario {
    var stage = self
    stage.laidOut.template.effect = NoEffect()
    return stage
  }

  /// The same elements where sweeps seldom come: around the start and the end of the content, and beyond.
  var atEdges: StagedScenario {
    let (size, axis, view) = (laidOut.prepared.contentSize, table.container.axis, table.container.size)
    let content = axis == .vertical ? size.height : size.width
    let length = axis == .vertical ? view.height : view.width
    let offsets = [-length / 2, content - length, content - length / 2, content].filter(\.isFinite)
    var stage = self
    stage.rects = offsets.map { offset in
      LayoutRect(
        origin: axis == .vertical ? LayoutPoint(x: 0, y: offset) : LayoutPoint(x: offset, y: 0), size: view)
    }
    stage.answers = OracleAnswers(layout: template, rects: stage.rects)
    return stage
  }

  /// Where the elements of each frame's right answer stand in element order.
  var positionsOfAnswers: [[Int32]] {
    answers.frames.map { answer in
      answer.map { Int32(clamping: table.directory.position(of: $0.elementID) ?? 0) }
    }
  }
}
