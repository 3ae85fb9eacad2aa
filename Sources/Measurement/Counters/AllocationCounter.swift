private import CBenchSupport

/// Counts what code allocates, through jemalloc.
///
/// Count in a pass of its own, not while timing: the code meanwhile allocates in a part of the heap set aside for its
/// thread, and the thread's cache of free blocks is emptied before and after.
public enum AllocationCounter {
  /// Whether allocations can be counted in this process.
  public static var availability: Availability {
    if cbench_has_jemalloc() { return .available }
    if cbench_jemalloc_version() != nil {
      return .unavailable(
        reason: "another allocator than jemalloc serves the process, as under valgrind or a sanitizer")
    }
    return .unavailable(
      reason: "built without jemalloc (on Linux: the package trait Jemalloc, which needs libjemalloc-dev)")
  }

  /// Runs code and counts what it allocates on the calling thread.
  ///
  /// Other threads may count at the same time, and the code may count parts of itself.
  ///
  /// - Parameter body: The code; it must stay on the calling thread.
  /// - Returns: The count, or `nil` where nothing can be counted. Code that allocates nothing gives exactly 0.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1) besides `body`, some 30 µs.
  public static func measure(_ body: () throws -> Void) rethrows -> AllocationCount? {
    guard cbench_has_jemalloc() else {
      try body()
      return nil
    }
    let counts = cbench_start_counting_allocations()
    defer { if counts { cbench_stop_counting_allocations() } }
    let allocationsBefore = cbench_counted_allocations()
    let bytesBefore = cbench_allocated_bytes()
    try body()
    let bytes = cbench_allocated_bytes() - bytesBefore
    let allocations = cbench_counted_allocations() - allocationsBefore
    return AllocationCount(bytes: bytes, allocations: counts ? allocations : nil)
  }
}

/// What code allocated.
public struct AllocationCount: Hashable, Sendable {
  /// The memory, in bytes as the allocator rounds them up.
  public var bytes: UInt64
  /// The number of allocations, or `nil` where only bytes could be counted. A block that is resized where it
  /// stands is no further allocation, except one of more than 14 KiB.
  public var allocations: UInt64?
}
