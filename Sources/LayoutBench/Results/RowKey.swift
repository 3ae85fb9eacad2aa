import Files

/// What names a row of results: two rows with the same key measure the same thing.
public struct RowKey: Hashable, Sendable, CustomStringConvertible {
  public var layout: String
  public var content: String
  public var items: Int
  public var sweep: String
  public var path: String

  public init(layout: String, content: String, items: Int, sweep: String, path: String) {
    self.layout = layout
    self.content = content
    self.items = items
    self.sweep = sweep
    self.path = path
  }

  /// The key of a path's row in a scenario.
  public init(_ scenario: Scenario, path: MeasuredPath) { self.init(scenario, work: .sweep(path)) }

  /// The key of what is said of a work in a scenario.
  init(_ scenario: Scenario, work: MeasuredWork) {
    self.init(
      layout: scenario.subject.name, content: scenario.contentName, items: scenario.items,
      sweep: scenario.sweep.name, path: work.name)
  }

  /// The key of a row of a scenario that is known by its name alone.
  public init(scenario: String, path: String) {
    let parts = scenario.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 4 {
      self.init(
        layout: parts[0], content: parts[1], items: Int(parts[2]) ?? 0, sweep: parts[3], path: path)
    } else {
      self.init(layout: scenario, content: "", items: 0, sweep: "", path: path)
    }
  }

  /// What it has in common with the rows of the same path in the other sweeps.
  var inAnySweep: RowKey { RowKey(layout: layout, content: content, items: items, sweep: "", path: path) }

  public init(_ row: ResultRow) {
    self.init(
      layout: row.layout, content: row.content, items: row.items, sweep: row.sweep, path: row.path)
  }

  /// The scenario's name: layout/content/items/sweep.
  public var scenario: String { Printable.line("\(layout)/\(content)/\(items)/\(sweep)", limit: 200) }

  /// The scenario's name and the path, on one line whatever a file says.
  public var description: String { "\(scenario) \(Printable.line(path))" }

  /// In how many of the five parts two keys differ.
  func differences(from other: RowKey) -> Int {
    [
      layout == other.layout, content == other.content, items == other.items, sweep == other.sweep,
      path == other.path,
    ].count { !$0 }
  }
}
