import Measurement

@testable import LayoutBench

/// Rows to compare, and what a comparison says of them.
enum ComparisonRows {
  /// A row with counts; ratios come with ``ratios(_:speedup:overFloor:error:)``.
  static func row(
    layout: String = "flow", content: String = "photos", items: Int = 1000, sweep: String = "steady",
    path: String = "binary"
  ) -> ResultRow {
    var row = ResultRow(layout: layout, content: content, items: items, sweep: sweep, path: path)
    row.verified = true
    row.frames = 30
    row.rounds = 25
    row.returnedPerQuery = 15.5
    row.examinedPerQuery = 18
    row.probesPerQuery = 12
    row.indexBytesPerItem = 16
    row.build = "release"
    return row
  }

  /// The row with ratios whose intervals have a standard error on the logarithm; none has none.
  static func ratios(
    _ row: ResultRow = row(), speedup: Double? = nil, overFloor: Double? = nil, error: Double? = 0.03
  ) -> ResultRow {
    var row = row
    row.speedup = speedup
    row.overFloor = overFloor
    if let error {
      let reach = exponential(NormalDistribution.quantile(0.975) * error)
      (row.speedupLow, row.speedupHigh) = (speedup.map { $0 / reach }, speedup.map { $0 * reach })
      (row.overFloorLow, row.overFloorHigh) = (overFloor.map { $0 / reach }, overFloor.map { $0 * reach })
    }
    return row
  }

  static func pairing(_ old: [ResultRow], _ new: [ResultRow]) throws -> RowPairing {
    try RowPairing(old: ResultTable(old), oldPath: "old.csv", new: ResultTable(new), newPath: "new.csv")
  }

  /// What the gate says.
  static func findings(
    _ old: [ResultRow], _ new: [ResultRow], _ tolerances: Tolerances = Tolerances(),
    unjudged: Set<ComparedMetric.Kind> = []
  ) throws -> [Finding] {
    RegressionGate(tolerances: tolerances, unjudged: unjudged).findings(for: try pairing(old, new))
  }
}

extension [Finding] {
  /// Those that people want to see one by one.
  var notable: [Finding] { filter { $0.outcome != .unchanged } }

  /// Those about ratios.
  var ofRatios: [Finding] { filter { $0.metric?.kind == .ratio } }
}
