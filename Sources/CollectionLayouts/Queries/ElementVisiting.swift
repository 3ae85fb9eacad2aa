// One scroll step: window, index, candidates, effect, exact test, attributes. Generic over the effect and
// inlinable, so that each effect, also one of another module, gets a loop without a call per element.

extension PreparedLayout {
  /// Visits the elements whose displayed frames meet a query, in element order, each once.
  ///
  /// - Parameters:
  ///   - query: The rectangle and what is visible.
  ///   - effect: What scrolling does to the elements' look.
  ///   - counts: Has the query added to it.
  ///   - body: Receives an element; sets its second argument to `true` to stop.
  /// - Complexity: That of the strategy's search, and O(1) per candidate. Allocates nothing.
  @inlinable
  func visit<Effect: ScrollEffect>(
    matching query: ElementQuery, effect: Effect, counting counts: inout QueryCounts,
    _ body: (LayoutAttributes, inout Bool) -> Void
  ) {
    let candidates = index.candidates(for: query, in: table, effect: effect, counting: &counts.probes)
    probe(candidates, for: query, effect: effect, counting: &counts, body)
  }

  /// Collects the elements whose displayed frames meet a query, in element order, each once.
  ///
  /// - Complexity: That of the strategy's search, and O(1) per candidate.
  @inlinable
  func collect<Effect: ScrollEffect>(
    matching query: ElementQuery, effect: Effect, counting counts: inout QueryCounts
  ) -> [LayoutAttributes] {
    let candidates = index.candidates(for: query, in: table, effect: effect, counting: &counts.probes)
    var result: [LayoutAttributes] = []
    result.reserveCapacity(candidates.expectedCount)
    probe(candidates, for: query, effect: effect, counting: &counts) { attributes, _ in
      result.append(attributes)
    }
    return result
  }

  @inlinable
  @inline(__always)
  func probe<Effect: ScrollEffect>(
    _ candidates: CandidateSet, for query: ElementQuery, effect: Effect, counting counts: inout QueryCounts,
    _ body: (LayoutAttributes, inout Bool) -> Void
  ) {
    counts.queries += 1
    table.frames.withUnsafeBufferPointer { frames in
      var probe = ElementProbe(
        effect: effect, query: query, frames: frames, table: table)
      switch candidates {
      case .run(let positions):
        for position in positions {
          probe.examine(position, body)
          if probe.stop { break }
        }
      case .merged(let lists, let span):
        let axis = table.container.axis
        lists.forEachRun(in: span, counting: &counts.probes) {
          effect.searchReach(for: $0, axis: axis)
        } _: { run in
          for position in run {
            probe.examine(Int(position), body)
            if probe.stop { break }
          }
          return !probe.stop
        }
      }
      counts.examined += probe.examined
      counts.returned += probe.returned
    }
  }
}

extension ScrollEffect {
  /// How far a search along the scroll axis must look, in points: the reach, but never 0 for an effect that
  /// computes looks anew, as rounding alone moves displayed frames beyond base frames.
  @inlinable
  func searchReach(for largest: LayoutSize, axis: ScrollAxis) -> Double {
    let reach = reach(for: largest, axis: axis).main(axis)
    return dependsOnScrolling ? max(reach, .leastNonzeroMagnitude) : reach
  }

  @inlinable
  public func _visitElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts,
    _ body: (LayoutAttributes, inout Bool) -> Void
  ) {
    layout.visit(matching: query, effect: self, counting: &counts, body)
  }

  @inlinable
  public func _collectElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts
  ) -> [LayoutAttributes] {
    layout.collect(matching: query, effect: self, counting: &counts)
  }

  @inlinable
  public func _visitElements(
    of layout: PreparedLayout, at positions: [Int32], in scene: ScrollScene,
    _ body: (LayoutAttributes) -> Void
  ) {
    var cursor = ElementDirectory.Cursor()
    let table = layout.table
    for position in positions where table.frames.indices.contains(Int(position)) {
      body(
        table.attributes(
          at: Int(position), base: table.frames[Int(position)], cursor: &cursor, effect: self, in: scene))
    }
  }

  @inlinable
  public func _collectAllElements(of layout: PreparedLayout, in scene: ScrollScene) -> [LayoutAttributes] {
    var cursor = ElementDirectory.Cursor()
    let table = layout.table
    var elements: [LayoutAttributes] = []
    elements.reserveCapacity(table.frames.count)
    for position in table.frames.indices {
      elements.append(
        table.attributes(
          at: position, base: table.frames[position], cursor: &cursor, effect: self, in: scene))
    }
    return elements
  }
}
