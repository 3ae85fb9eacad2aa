private import CBenchSupport
private import CLibrary

/// Counts the pages of memory that the system had to give to the running code.
///
/// A page is cleared and mapped when it is first touched, which takes longer than writing it. Code that frees memory and
/// asks for it again pays for that at each call, or not at all, as the allocator keeps freed memory or gives it back: a
/// cost of the process and its past, not of the code.
public enum PageFaultCounter {
  /// The page faults of the calling thread so far; of the process where the system does not tell threads apart.
  ///
  /// - Complexity: O(1), about 500 ns.
  public static func now() -> UInt64 { cbench_page_faults() }

  /// What a page fault costs here, in ns of processor time: mapping, touching and unmapping fresh memory, by the page.
  ///
  /// - Returns: The median of a few tries; 0 where memory cannot be mapped.
  /// - Complexity: O(1), some ms.
  public static func nanosecondsPerFault() -> Double {
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    let pages = 512
    var samples: [Double] = []
    for _ in 0..<7 {
      let faults = now()
      let start = ThreadClock.now()
      let memory = mmap(nil, pages * pageSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      guard let memory, memory != MAP_FAILED else { return 0 }
      // Bounds argument: `pages` pages were mapped, and one byte of each is written.
      for page in 0..<pages { memory.storeBytes(of: 1, toByteOffset: page * pageSize, as: UInt8.self) }
      munmap(memory, pages * pageSize)
      let time = Double(ThreadClock.now() - start)
      let taken = now() - faults
      if taken > 0 { samples.append(time / Double(taken)) }
    }
    return SampleDistribution(samples)?.median ?? 0
  }
}
