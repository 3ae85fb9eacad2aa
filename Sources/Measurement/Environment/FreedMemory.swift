private import CBenchSupport

/// What the allocator does with memory that is freed.
public enum FreedMemory {
  /// Makes the allocator keep freed memory for the rest of the process.
  ///
  /// Allocators give large blocks back to the system at once, and the system clears each page anew when the next one
  /// is asked for. Code that allocates a large array at each call would be charged mostly for that; kept memory
  /// leaves the code's own cost.
  public static func keepForReuse() { cbench_keep_freed_memory() }
}
