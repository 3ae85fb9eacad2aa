import CBenchSupport
import Measurement
import Testing

@Suite("End of allocation counting", .serialized)
struct CountingEndsTests {
  private struct Failure: Error {}

  /// Whether the calling thread counts: its own arena has then served something.
  private var isCounting: Bool { cbench_counted_allocations() > 0 }

  @Test("The thread counts while the code runs, and neither before nor after")
  func off() {
    #expect(!isCounting)
    var during = false
    _ = AllocationCounter.measure {
      allocateArrays(1)
      during = isCounting
    }
    #expect(during == mustCountAllocations)
    #expect(!isCounting)
  }

  @Test("After an error, from a nested count as well, the thread no longer counts")
  func offAfterError() {
    #expect(throws: Failure.self) {
      _ = try AllocationCounter.measure {
        allocateArrays(1)
        _ = try AllocationCounter.measure { throw Failure() }
      }
    }
    #expect(!isCounting)
  }

  @Test("After a nested count the outer one goes on")
  func onAfterNested() {
    var afterNested = false
    _ = AllocationCounter.measure {
      allocateArrays(1)
      _ = AllocationCounter.measure {}
      afterNested = isCounting
    }
    #expect(afterNested == mustCountAllocations)
    #expect(!isCounting)
  }
}
