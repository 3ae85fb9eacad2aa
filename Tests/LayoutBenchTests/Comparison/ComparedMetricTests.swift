import Testing

@testable import LayoutBench

@Suite struct ComparedMetricTests {
  /// A row in which every figure is another number.
  private static let row: ResultRow = {
    var row = ComparisonRows.row()
    for (number, column) in ResultRow.tableColumns.enumerated() {
      if case .number(let place, _) = column.storage { row[keyPath: place] = Double(number + 1) }
    }
    return row
  }()

  /// What only `ab` measures.
  private static let ofNoRow: Set<ComparedMetric> = [.sweepTime, .lookTime]

  @Test func everyFigureIsReadWhereTheRowKeepsIt() {
    let row = Self.row
    let figures: [ComparedMetric: Double?] = [
      .returned: row.returnedPerQuery, .examined: row.examinedPerQuery, .probes: row.probesPerQuery,
      .allocations: row.allocationsPerQuery, .bytes: row.bytesPerQuery, .indexBytes: row.indexBytesPerItem,
      .instructions: row.instructionsPerQuery, .instructionsPrepare: row.instructionsPerPreparedItem,
      .speedup: row.speedup, .overFloor: row.overFloor, .stepTime: row.stepNanosecondsP50,
      .prepareTime: row.prepareNanosecondsPerItem, .prepareOverFloor: row.prepareOverFloor,
      .lookOverNone: row.lookOverNone,
    ]
    for metric in ComparedMetric.allCases where !Self.ofNoRow.contains(metric) {
      #expect(metric.value(of: row) != nil && metric.value(of: row) == figures[metric], "\(metric)")
    }
    for metric in Self.ofNoRow { #expect(metric.value(of: row) == nil) }
  }

  @Test func onlyRatiosHaveIntervals() {
    var row = Self.row
    (row.speedupLow, row.speedupHigh, row.overFloorLow, row.overFloorHigh) = (2, 3, 4, 5)
    (row.prepareOverFloorLow, row.prepareOverFloorHigh) = (6, 7)
    (row.lookOverNoneLow, row.lookOverNoneHigh) = (8, 9)
    for metric in ComparedMetric.allCases {
      let interval = metric.interval(of: row)
      #expect((interval != nil) == (metric.kind == .ratio), "\(metric)")
    }
    #expect(ComparedMetric.speedup.interval(of: row)?.low == 2)
    #expect(ComparedMetric.overFloor.interval(of: row)?.high == 5)
  }

  @Test func aReferenceHasNoRatioOfItsOwn() {
    for path in [MeasuredPath.naive, .floor] {
      var row = Self.row
      row.path = path.name
      for metric in ComparedMetric.allCases {
        #expect((metric.value(of: row) == nil) == (metric.kind == .ratio || Self.ofNoRow.contains(metric)))
      }
    }
  }
}
