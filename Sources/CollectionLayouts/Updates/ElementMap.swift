/// Which elements of one content are which of another.
///
/// Items are numbered over all sections and mapped in runs that keep together. A run costs a few words
/// however long it is, so a few changes of a long list cost little.
final class ElementMap: Sendable {
  /// Items that stand one after the other in both contents.
  struct Run: Sendable {
    var source: Int
    var target: Int
    var count: Int
    /// Whether a change moves the items, instead of others around them.
    var isMoved = false

    var inverse: Run { Run(source: target, target: source, count: count, isMoved: isMoved) }
  }

  let source: ElementDirectory
  let target: ElementDirectory
  /// In the order of the source.
  let runs: [Run]
  /// The section of the target for each section of the source.
  let sections: [Int?]
  /// The headers and footers, by their names in the source, that a change moves instead of others around them.
  private let movedViews: Set<ElementID>

  /// - Parameters:
  ///   - runs: No item in two of them.
  ///   - sections: Each section of the target at most once.
  ///   - movedViews: The headers and footers, by their names in the source, that a change moves.
  /// - Complexity: O(*r* log *r* + *s*) for *r* runs and *s* sections.
  init(
    from source: ElementDirectory, to target: ElementDirectory, runs: [Run], sections: [Int?],
    movedViews: Set<ElementID> = []
  ) {
    self.source = source
    self.target = target
    self.runs = runs.sorted { $0.source < $1.source }
    self.sections = sections
    self.movedViews = movedViews
  }

  /// The map from the target to the source.
  var inverse: ElementMap {
    var inverse = [Int?](repeating: nil, count: target.sectionCount)
    for case (let section, let counterpart?) in sections.enumerated() { inverse[counterpart] = section }
    return ElementMap(from: target, to: source, runs: runs.map(\.inverse), sections: inverse)
  }

  /// What an element is in the target, or `nil` when one of the contents does not have it.
  ///
  /// - Complexity: O(log *r* + log *s*) for *r* runs and *s* sections of the target.
  subscript(element: ElementID) -> ElementID? {
    if element.kind == .item {
      guard let number = source.itemNumber(at: element.indexPath), let run = run(of: number) else {
        return nil
      }
      return ElementID(kind: .item, indexPath: target.indexPath(ofItem: run.target + number - run.source))
    }
    guard source.position(of: element) != nil, let section = sections[element.indexPath.section] else {
      return nil
    }
    let counterpart = ElementID(kind: element.kind, section: section)
    return target.position(of: counterpart) == nil ? nil : counterpart
  }

  /// The run that an item of the source is in.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func run(of item: Int) -> Run? {
    let next = runs.indices.partitioningIndex { runs[$0].source > item }
    guard next > 0, item - runs[next - 1].source < runs[next - 1].count else { return nil }
    return runs[next - 1]
  }

  /// Whether a change moves an element that is in the target too, instead of others around it.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func isMoved(_ element: ElementID) -> Bool {
    guard element.kind == .item else { return movedViews.contains(element) }
    return source.itemNumber(at: element.indexPath).flatMap(run(of:))?.isMoved ?? false
  }

  /// The section of the target that a section is, or `nil` when there is none.
  func section(of section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }
}

extension [ElementMap.Run] {
  /// Adds items at the end, to the last run where they continue it on both sides.
  mutating func append(joining run: ElementMap.Run) {
    guard run.count > 0 else { return }
    if let last, last.source + last.count == run.source, last.target + last.count == run.target,
      last.isMoved == run.isMoved
    {
      self[endIndex - 1].count += run.count
    } else {
      append(run)
    }
  }
}
