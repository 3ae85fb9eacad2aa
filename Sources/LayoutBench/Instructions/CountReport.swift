/// All that a counting run has found.
public struct CountReport: Equatable, Sendable {
  /// The counts of the scenarios; `nil` when they were not asked for.
  public var counts: [InstructionCount]?
  /// How instructions grow with the number of items; `nil` when that was not asked for.
  public var growth: [GrowthCurve]?

  public init(counts: [InstructionCount]?, growth: [GrowthCurve]?) {
    self.counts = counts
    self.growth = growth
  }

  /// The report, for every format.
  ///
  /// - Complexity: O(*n*) for *n* counts.
  public var report: Report {
    Report(title: "count", tables: [countTable, growthTable].compactMap(\.self))
  }

  /// The CSV of the counts; `nil` when they were not asked for.
  public var countCSV: String? { countTable?.csv }

  /// The CSV of growth; `nil` when it was not asked for.
  public var growthCSV: String? { growthTable?.csv }

  /// Where the growth of a file of counts goes: `results/count.csv` has `results/count.growth.csv`.
  public static func growthPath(beside countPath: String) -> String {
    (countPath.hasSuffix(".csv") ? String(countPath.dropLast(4)) : countPath) + ".growth.csv"
  }

  private var countTable: (any ReportTable)? {
    counts.map { Table(name: "counts", columns: InstructionCount.tableColumns, rows: $0) }
  }

  private var growthTable: (any ReportTable)? { growth.map(GrowthCurve.table) }
}
