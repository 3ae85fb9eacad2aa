/// All that a counting run has found.
public struct CountReport: Equatable, Sendable {
  /// The counts of the scenarios; `nil` when they were not asked for.
  public var counts: InstructionCountTable?
  /// How instructions grow with the number of items; `nil` when that was not asked for.
  public var growth: GrowthTable?

  public init(counts: InstructionCountTable?, growth: GrowthTable?) {
    self.counts = counts
    self.growth = growth
  }

  /// The report in a format, ending in a line end. CSV has one table only: the counts if there are any.
  public func text(as format: TableFormat) -> String {
    switch format {
    case .csv:
      counts?.csv ?? growth?.csv ?? ""
    case .table:
      [counts?.aligned, growth?.aligned].compactMap { $0 }.joined(separator: "\n")
    case .markdown:
      [counts?.markdown, growth?.markdown].compactMap { $0 }.joined(separator: "\n")
    case .json:
      JSONValue.object(
        [counts.map { .init("counts", $0.json) }, growth.map { .init("growth", $0.json) }].compactMap { $0 }
      ).text + "\n"
    }
  }
}
