import Foundation
import Measurement
import Testing

@Suite("Page faults")
struct PageFaultTests {
  /// Maps fresh memory, touches each page, and gives it back.
  private static func touchFreshPages(_ count: Int) {
    let size = count * Int(sysconf(Int32(_SC_PAGESIZE)))
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { return }
    for page in 0..<count { memory.storeBytes(of: 1, toByteOffset: page * size / count, as: UInt8.self) }
    munmap(memory, size)
  }

  @Test("Fresh pages are counted, and what one costs is known")
  func freshPagesAreCounted() {
    let before = PageFaultCounter.now()
    Self.touchFreshPages(1_000)
    #expect(PageFaultCounter.now() - before >= 1_000)
    #expect(PageFaultCounter.nanosecondsPerFault() > 0)
  }

  @Test("Rounds tell the page faults of each contestant")
  func roundsTellPageFaults() {
    let rounds = InterleavedRounds(minimumRounds: 3, maximumRounds: 3, budgetNanoseconds: 0)
    let samples = rounds.run(contestants: 2) { contestant, _ in
      if contestant == 1 { Self.touchFreshPages(500) }
    }
    #expect(samples.pageFaults.map(\.count) == [3, 3])
    #expect(samples.pageFaults[0].allSatisfy { $0 < 100 })
    #expect(samples.pageFaults[1].allSatisfy { $0 >= 500 })
  }

  @Test("Freed memory is kept, whatever has been allocated before that was asked for")
  func freedMemoryIsKept() async {
    await #expect(processExitsWith: .success) {
      // A block as large as this has an arena of its own, which is made with the first of them.
      for size in [9 << 20, 64 << 20, 100_000, 5_000] { keep([UInt8](repeating: 1, count: size)) }
      FreedMemory.keepForReuse()
      // The largest needs memory that none of those has left.
      keep([UInt8](repeating: 1, count: 100 << 20))
      let before = PageFaultCounter.now()
      for _ in 0..<20 {
        for size in [100 << 20, 24 << 20, 9 << 20, 200_000] { keep([UInt8](repeating: 2, count: size)) }
      }
      // Given back to the system, it would be some 34,000 in each of the twenty rounds.
      let faults = PageFaultCounter.now() - before
      guard faults < 34_000 else { fatalError("\(faults) page faults") }
    }
  }
}
