import CBenchSupport
import Foundation
import Measurement
import Testing

@Suite("Allocation counting and threads", .serialized)
struct CountingHookTests {
  private struct Failure: Error {}

  /// How many allocations code adds to the thread's running count; 0 unless something counts.
  private func counted(_ body: () -> Void) -> UInt64 {
    let before = cbench_counted_allocations()
    body()
    return cbench_counted_allocations() - before
  }

  @Test("Nothing is counted before, after or beside a count")
  func offOutside() {
    #expect(counted { allocateArrays(10) } == 0)
    let during = counted { _ = AllocationCounter.measure { allocateArrays(10) } }
    #expect(during == (mustCountAllocations ? 10 : 0))
    #expect(counted { allocateArrays(10) } == 0)
  }

  @Test("After an error, also in a nested count, nothing is counted any more")
  func offAfterError() {
    #expect(throws: Failure.self) {
      _ = try AllocationCounter.measure {
        _ = try AllocationCounter.measure { throw Failure() }
      }
    }
    #expect(counted { allocateArrays(10) } == 0)
  }

  @Test("After a nested count the outer one still counts")
  func onAfterNested() {
    var rest: UInt64 = 0
    _ = AllocationCounter.measure {
      _ = AllocationCounter.measure {}
      rest = counted { allocateArrays(10) }
    }
    #expect(rest == (mustCountAllocations ? 10 : 0))
  }

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
    // More threads than jemalloc has room for hooks.
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
