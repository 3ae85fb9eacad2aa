import Measurement
import Testing

#if os(Linux)
  @Suite("Allocation counting and ended threads", .serialized)
  struct EndedThreadsTests {
    @Test("Threads that end while something counts, or after it, do no harm to later counts")
    func endedThreads() {
      for _ in 0..<20 {
        let first = SleepingThread()
        #expect(AllocationCounter.measure {} == countOfNothing)
        first.end()
        #expect(AllocationCounter.measure {} == countOfNothing)
        let second = SleepingThread()
        #expect(AllocationCounter.measure { second.end() } == countOfNothing)
        #expect(AllocationCounter.measure {} == countOfNothing)
      }
      let count = countWhenWarm { allocateArrays(4) }
      #expect(count?.allocations == (mustCountAllocations ? 4 : nil))
    }
  }
#endif
