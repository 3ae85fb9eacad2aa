import Measurement
import Testing

@Suite("Copies of the process") struct ProcessCopyTests {
  @Test("A copy tells whether all went well, and keeps what it does to itself")
  func copies() {
    var value = 1
    let wentWell = ProcessCopy.run {
      value = 2
      return value == 2
    }
    #expect(wentWell)
    #expect(value == 1)
    #expect(!ProcessCopy.run { false })
  }

  @Test("Outside valgrind, code that is to be counted just runs")
  func uncounted() {
    guard !CallgrindCounter.isUnderValgrind else { return }
    var runs = 0
    CallgrindCounter.measure(named: "some code") { runs += 1 }
    #expect(runs == 1)
  }
}
