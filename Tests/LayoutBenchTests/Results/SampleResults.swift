import LayoutBench

/// Rows that exercise every column.
enum SampleResults {
  static let naive: ResultRow = {
    var row = ResultRow(layout: "waterfall", content: "photos", items: 1000, sweep: "steady", path: "naive")
    row.verified = true
    row.frames = 240
    row.rounds = 15
    row.prepareNanosecondsPerItem = 4.4
    row.queryNanosecondsP50 = 1_078_000
    row.queryNanosecondsP90 = 1_100_000.26
    row.queryNanosecondsP99 = 1_200_000
    row.queryNanosecondsMax = 2_000_000
    row.stepNanosecondsP50 = 2_100_000
    row.stepNanosecondsP99 = 2_200_000
    row.speedup = 1
    row.returnedPerQuery = 1000
    row.examinedPerQuery = 1000
    return row
  }()

  static let binary: ResultRow = {
    var row = ResultRow(
      layout: "waterfall", content: "photos", items: 1000, sweep: "steady", path: "binary:window=400")
    row.verified = false
    row.frames = 240
    row.rounds = 15
    row.prepareNanosecondsPerItem = 4.412_345
    row.queryNanosecondsP50 = 79.34
    row.queryNanosecondsP99 = 999.97
    row.stepNanosecondsP50 = 1240
    row.speedup = 1693.548_387_1
    row.speedupLow = 0.000_012_345_67
    row.speedupHigh = 12.8
    row.overFloor = 1.1
    row.returnedPerQuery = 15.625_001
    row.examinedPerQuery = 18
    row.bytesPerQuery = 1536
    row.allocationsPerQuery = 1.5
    row.indexBytesPerItem = 16.25
    row.instructionsPerQuery = 320.04
    row.build = "release"
    row.overFloorLow = 1.05
    row.overFloorHigh = 1.15
    row.probesPerQuery = 27.5
    row.instructionsPerPreparedItem = 98.7
    row.prepareOverFloor = 3.2
    row.prepareOverFloorLow = 3.1
    row.prepareOverFloorHigh = 3.3
    return row
  }()

  static let hostile = ResultRow(
    layout: "my \"own\"\r\nlayout", content: "a,b|c", items: 1, sweep: "\u{1B}[2J\u{301}é", path: "<b>&*")

  static let table = ResultTable([naive, binary, hostile])
}
