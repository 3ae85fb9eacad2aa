import CollectionLayouts

/// A scenario's content laid out once: what every prepare of it begins with and comes to.
struct LaidOutContent {
  let content: CollectionContent
  /// The scenario's layout with content, prepared without an index.
  var template: CollectionLayout
  let table: FrameTable

  /// Lays a scenario's content out.
  ///
  /// - Throws: `LayoutError` when its arrangement does not give what an arrangement must.
  init(_ scenario: Scenario) throws(LayoutError) {
    let subject = scenario.subject
    content = subject.content(scenario.content ?? .uniform, scenario.items, scenario.seed)
    template = subject.layout
    // Without an index.
    let prepared = try PreparedLayout(
      checking: content, container: subject.container, plan: template.plan, pinning: template.pinning,
      strategy: .scan)
    template.use(prepared, of: content)
    table = prepared.table
  }

  /// The layout with its content, to be prepared without an index when it is first asked.
  var unpreparedLayout: CollectionLayout {
    var layout = template
    layout.invalidateLayout()
    layout.counts = QueryCounts()
    return layout
  }

  var prepared: PreparedLayout {
    var layout = template
    return layout.prepared
  }
}
