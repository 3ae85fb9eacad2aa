/// How many instructions one path of a scenario executes: the same in every run of one executable.
public struct InstructionCount: Hashable, Sendable {
  /// The version of the columns' meaning that this library writes.
  public static let currentSchema = 1

  /// The name of the layout.
  public var layout: String
  /// The name of the content.
  public var content: String
  /// The number of items.
  public var items: Int
  /// The name of the sweep.
  public var sweep: String
  /// The name of the path.
  public var path: String
  /// The number of frames of the sweep.
  public var frames: Int
  /// Instructions of a query: the mean over the frames.
  public var perQuery: Double
  /// Instructions of preparing the layout (all frames and the index), per item; `nil` where that was not counted, and
  /// for `floor`, which has no index of its own.
  public var perPreparedItem: Double?

  public init(
    layout: String, content: String, items: Int, sweep: String, path: String, frames: Int, perQuery: Double,
    perPreparedItem: Double? = nil
  ) {
    self.layout = layout
    self.content = content
    self.items = items
    self.sweep = sweep
    self.path = path
    self.frames = frames
    self.perQuery = perQuery
    self.perPreparedItem = perPreparedItem
  }

  /// The name of the scenario: layout/content/items/sweep.
  public var scenario: String { "\(layout)/\(content)/\(items)/\(sweep)" }

  /// Whether a result row is about the same path of the same scenario.
  public func isAbout(_ row: ResultRow) -> Bool {
    layout == row.layout && content == row.content && items == row.items && sweep == row.sweep
      && path == row.path
  }
}
