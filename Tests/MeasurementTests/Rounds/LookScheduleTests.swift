import Testing

@testable import Measurement

@Suite("Look schedule")
struct LookScheduleTests {
  @Test("Looks come after the first figures and whenever their number has doubled")
  func looks() {
    let schedule = LookSchedule(first: 12, doublings: 3, confidence: 0.99)
    #expect((-5...500).filter(schedule.looks) == [12, 24, 48, 96])
    #expect(schedule.most == 96)
    let once = LookSchedule(first: 7, doublings: 0, confidence: 0.99)
    #expect((0...500).filter(once.looks) == [7])
    let fromOne = LookSchedule(first: 1, doublings: 4, confidence: 0.99)
    #expect((0...500).filter(fromOne.looks) == [1, 2, 4, 8, 16])
  }

  @Test(
    "All looks together are wrong no more often than is allowed", arguments: [0.5, 0.95, 0.99, 0.999_999])
  func confidence(confidence: Double) {
    for doublings in 0...8 {
      let schedule = LookSchedule(first: 12, doublings: doublings, confidence: confidence)
      let error = (1 - schedule.lookConfidence) * Double(doublings + 1)
      #expect(isClose(error, 1 - confidence, within: 1e-9))
    }
  }

  @Test("What is out of range is brought into it, also when set afterwards")
  func limits() {
    var schedule = LookSchedule(first: -3, doublings: -1, confidence: 0.99)
    #expect(schedule.first == 1 && schedule.doublings == 0 && schedule.most == 1)
    schedule.first = 0
    schedule.doublings = 99
    #expect(schedule.first == 1 && schedule.doublings == 30)
    #expect(schedule.looks(after: 1) && !schedule.looks(after: 0) && schedule.most == 1 << 30)
    schedule.doublings = -9
    #expect(schedule.doublings == 0)
    let huge = LookSchedule(first: .max, doublings: 30, confidence: 0.99)
    #expect(huge.most == .max && huge.looks(after: .max) && !huge.looks(after: 12))
  }

  @Test("A confidence that is none makes no look clear", arguments: [-1, 0, 1, 2, Double.nan])
  func noConfidence(confidence: Double) {
    let schedule = LookSchedule(first: 12, doublings: 2, confidence: confidence)
    let comparison = PairedComparison(
      logRatios: [Double](repeating: 1, count: 12), confidence: schedule.lookConfidence, margin: 0.01)
    #expect(confidence == 0 || comparison.verdict == .inconclusive)
  }
}
