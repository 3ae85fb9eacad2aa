import Measurement
import Testing

@Suite("Allocation counter", .serialized)
struct AllocationCounterTests {
  private struct Failure: Error {}

  @Test("Allocations can be counted exactly where jemalloc is linked and serves the process")
  func availability() {
    switch AllocationCounter.availability {
    case .available:
      #expect(mustCountAllocations)
    case .unavailable(let reason):
      #expect(!mustCountAllocations)
      #expect(isOneLine(reason))
    }
    #expect((AllocationCounter.measure {} != nil) == mustCountAllocations)
  }

  @Test("Code runs once, counted or not")
  func runsOnce() {
    var runs = 0
    _ = AllocationCounter.measure { runs += 1 }
    #expect(runs == 1)
  }

  @Test("Code that allocates nothing counts exactly 0 bytes and 0 allocations")
  func nothing() {
    for _ in 0..<100 {
      let count = AllocationCounter.measure {}
      #expect(count == countOfNothing)
    }
  }

  @Test("One array is one allocation of at least its elements' size")
  func oneArray() {
    let count = countWhenWarm { keep([Int](repeating: 7, count: 1_000)) }
    guard mustCountAllocations else {
      #expect(count == nil)
      return
    }
    #expect(count?.allocations == 1)
    #expect(count?.bytes ?? 0 > 8_000)
    #expect(count?.bytes ?? 0 < 16_000)
  }

  @Test("A thousand arrays are exactly a thousand allocations of one size, each time")
  func thousandArrays() {
    let one = countWhenWarm { allocateArrays(1) }
    let counts = (0..<3).map { _ in countWhenWarm { allocateArrays(1_000) } }
    guard mustCountAllocations else {
      #expect(counts == [nil, nil, nil])
      return
    }
    for count in counts {
      #expect(count?.allocations == 1_000)
      #expect(count?.bytes == one.map { $0.bytes * 1_000 })
    }
  }

  @Test("A large array counts as one allocation too", arguments: [2_000, 1_000_000, 10_000_000])
  func largeArray(elements: Int) {
    let count = countWhenWarm { allocateArrays(1, count: elements) }
    guard mustCountAllocations else {
      #expect(count == nil)
      return
    }
    #expect(count?.allocations == 1)
    #expect(count?.bytes ?? 0 > 8 * elements)
  }

  @Test("Keeping a value allocates nothing")
  func keeping() {
    let array = [Int](repeating: 3, count: 100)
    let text = String(repeating: "long enough to live on the heap ", count: 4)
    let large = (1, 2.0, text, array, Optional(text), UInt8(4))
    let count = countWhenWarm {
      for number in 0..<100 { keep(number) }
      keep(3.5)
      keep(text)
      keep(array)
      keep(large)
      keep(())
    }
    #expect(count == countOfNothing)
  }

  @Test("Reading the clock allocates nothing")
  func clock() {
    let count = countWhenWarm { keep(MonotonicClock.now()) }
    #expect(count == countOfNothing)
  }

  @Test("A count inside another belongs to both")
  func nested() {
    var inner: AllocationCount?
    let outer = countWhenWarm {
      allocateArrays(3)
      inner = AllocationCounter.measure { allocateArrays(5) }
      allocateArrays(2)
    }
    guard mustCountAllocations else {
      #expect(inner == nil && outer == nil)
      return
    }
    #expect(inner?.allocations == 5)
    #expect(outer?.allocations == 10)
    #expect(outer.map { $0.bytes } == inner.map { $0.bytes * 2 })
  }

  @Test("An error is passed on, from nested counts as well, and the next count is right")
  func throwing() {
    for _ in 0..<20 {
      #expect(throws: Failure.self) {
        _ = try AllocationCounter.measure {
          allocateArrays(1)
          _ = try AllocationCounter.measure { throw Failure() }
        }
      }
    }
    let count = countWhenWarm { allocateArrays(4) }
    #expect(count?.allocations == (mustCountAllocations ? 4 : nil))
  }
}
