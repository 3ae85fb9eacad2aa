import CollectionLayouts
import Measurement

extension ResultRow {
  /// The row of one path of a measured scenario, without what its prepare costs.
  init(
    stage: StagedScenario, path: MeasuredPath, counts: QueryCounts, resources: QueryResources,
    sweeps: SweepTimes, frames: FrameTimes, contestant: Int,
    contestants: [MeasuredPath]
  ) {
    self = .unmeasured(stage.scenario, path: path, verified: true)
    let queries = Double(max(1, counts.queries))
    rounds = sweeps.rounds

    returnedPerQuery = Double(counts.returned) / queries
    if !path.isOwn {
      examinedPerQuery = Double(counts.examined) / queries
      probesPerQuery = Double(counts.probes) / queries
    }

    let query = frames.queries[contestant]
    queryNanosecondsP50 = query?.median
    queryNanosecondsP90 = query?.quantile(0.9)
    queryNanosecondsP99 = query?.quantile(0.99)
    queryNanosecondsMax = query?.maximum
    let step = frames.steps[contestant]
    stepNanosecondsP50 = step?.median
    stepNanosecondsP99 = step?.quantile(0.99)

    if let naive = contestants.firstIndex(of: .naive),
      let ratio = sweeps.speedup(of: contestant, over: naive)
    {
      speedup = ratio.ratio
      speedupLow = ratio.low
      speedupHigh = ratio.high
    }
    // A prepare in each query would be all that it tells of.
    if let floor = contestants.firstIndex(of: .floor), path.caches.keepsPrepareOverScrolling {
      let ratio = sweeps.queryRatio(of: contestant, to: floor)
      overFloor = ratio?.ratio ?? frames.ratio(of: contestant, to: floor)
      overFloorLow = ratio?.low
      overFloorHigh = ratio?.high
    }
    let look = sweeps.lookOverNone
    lookOverNone = look?.ratio
    lookOverNoneLow = look?.low
    lookOverNoneHigh = look?.high
    bytesPerQuery = resources.bytes
    allocationsPerQuery = resources.allocations
    instructionsPerQuery = resources.instructions
  }

  /// Fills in what a prepare costs.
  ///
  /// - Parameters:
  ///   - preparation: What the row's path prepares.
  ///   - times: The times of the row's content.
  mutating func fill(_ preparation: Preparation, from times: PrepareTimes) {
    let items = Double(max(1, items))
    prepareNanosecondsPerItem = times.nanoseconds(of: preparation).map { $0 / items }
    let ratio = times.overFloor(of: preparation)
    prepareOverFloor = ratio?.ratio
    prepareOverFloorLow = ratio?.low
    prepareOverFloorHigh = ratio?.high
    indexBytesPerItem = times.indexBytes(of: preparation).map { Double($0) / items }
  }

  /// The row of a path without figures.
  static func unmeasured(_ scenario: Scenario, path: MeasuredPath, verified: Bool?) -> ResultRow {
    var row = ResultRow(RowKey(scenario, path: path))
    row.verified = verified
    row.frames = scenario.frameCount
    row.build = MachineEnvironment.isDebugBuild ? "debug" : "release"
    return row
  }
}
