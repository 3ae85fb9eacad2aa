private import CBenchSupport

/// Counts what code allocates, through jemalloc.
///
/// Count in a pass of its own: counting costs time at every allocation.
public enum AllocationCounter {
  /// Whether allocations can be counted in this process.
  public static var availability: Availability {
    if cbench_has_jemalloc() { return .available }
    if cbench_is_under_valgrind() {
      return .unavailable(reason: "valgrind replaces the allocator whose counters are read")
    }
    return .unavailable(
      reason: "built without jemalloc (the package trait Jemalloc, on by default on Linux, needs libjemalloc-dev)")
  }

  /// Runs code and counts what it allocates on the calling thread.
  ///
  /// - Parameter body: The code; it must stay on the calling thread.
  /// - Returns: The count, or `nil` where nothing can be counted. Code that allocates nothing gives exactly 0.
  /// - Throws: What `body` throws.
  public static func measure(_ body: () throws -> Void) rethrows -> AllocationCount? {
    guard cbench_has_jemalloc() else {
      try body()
      return nil
    }
    let counts = cbench_start_counting_allocations()
    var allocations: UInt64 = 0
    let before = cbench_allocated_bytes()
    do {
      defer { if counts { allocations = cbench_stop_counting_allocations() } }
      try body()
    }
    let bytes = cbench_allocated_bytes() - before
    return AllocationCount(bytes: bytes, allocations: counts ? allocations : nil)
  }
}

/// What code allocated.
public struct AllocationCount: Hashable, Sendable {
  /// The memory, in bytes as the allocator rounds them up.
  public var bytes: UInt64
  /// The number of allocations, or `nil` where only bytes could be counted.
  public var allocations: UInt64?
}
