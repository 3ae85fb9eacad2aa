import Foundation
import Measurement
import Testing

@Suite("Allocation counting and threads", .serialized)
struct CountingThreadsTests {
  @Test("What another thread allocates meanwhile is not counted")
  func otherThread() {
    let start = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for _ in 0..<2 {
        start.wait()
        allocateArrays(1_000)
        done.signal()
      }
    }
    let count = countWhenWarm {
      start.signal()
      done.wait()
    }
    #expect(count == countOfNothing)
  }

  @Test("Threads that count at the same time each count their own, once")
  func countingThreads() {
    let threads = 7
    let counting = Gate(threads: threads)
    let allocated = Gate(threads: threads)
    let counts = Gathered<UInt64?>()
    let ended = DispatchSemaphore(value: 0)
    for thread in 0..<threads {
      Thread.detachNewThread {
        let count = AllocationCounter.measure {
          counting.pass()
          allocateArrays(100 + thread)
          allocated.pass()
        }
        counts.append(count?.allocations)
        ended.signal()
      }
    }
    for _ in 0..<threads { ended.wait() }
    let found = counts.elements
    #expect(found.count == threads)
    guard mustCountAllocations else {
      #expect(found.allSatisfy { $0 == nil })
      return
    }
    #expect(found.compactMap { $0 }.sorted() == (0..<threads).map { UInt64(100 + $0) })
  }
}

/// A gate that opens when all threads stand before it; passing it allocates nothing.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  init(threads: Int) { missing = threads }

  func pass() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    condition.broadcast()
    while missing > 0 { condition.wait() }
  }
}
