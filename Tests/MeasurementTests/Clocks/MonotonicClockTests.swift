import Measurement
import Testing

@Suite("Monotonic clock")
struct MonotonicClockTests {
  @Test("The clock never goes back and does not stand still")
  func monotone() {
    let first = MonotonicClock.now()
    var last = first
    for _ in 0..<10_000 {
      let now = MonotonicClock.now()
      #expect(now >= last)
      last = now
    }
    #expect(last > first)
  }

  @Test("Reading the clock costs more than nothing and less than a millisecond")
  func overhead() {
    let overhead = MonotonicClock.overheadNanoseconds()
    #expect(overhead > 0)
    #expect(overhead < 1_000_000)
  }

  @Test("The clock's step is a whole number of ns, at least 1 and less than a millisecond")
  func resolution() {
    let resolution = MonotonicClock.resolutionNanoseconds()
    #expect(resolution >= 1)
    #expect(resolution < 1_000_000)
    #expect(resolution == resolution.rounded())
  }

  @Test("Seconds become ns, and what is too long or no time at all the nearest that can be counted")
  func secondsBecomeNanoseconds() {
    #expect(MonotonicClock.nanoseconds(1.5) == 1_500_000_000)
    #expect(MonotonicClock.nanoseconds(2e-9) == 2)
    for seconds in [0, -1, -Double.infinity, .nan] { #expect(MonotonicClock.nanoseconds(seconds) == 0) }
    for seconds in [1e11, Double.greatestFiniteMagnitude, .infinity] {
      #expect(MonotonicClock.nanoseconds(seconds) == .max)
    }
  }
}
