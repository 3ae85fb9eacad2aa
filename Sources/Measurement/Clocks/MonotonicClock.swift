private import CLibrary

/// A clock that only goes forward, read as a bare number so that reading it costs as little as can be.
public enum MonotonicClock {
  /// The time since an arbitrary moment, in ns.
  ///
  /// - Complexity: O(1), about 20 ns.
  @inline(__always)
  public static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(bitPattern: Int64(time.tv_sec)) &* 1_000_000_000 &+ UInt64(bitPattern: Int64(time.tv_nsec))
  }

  /// A time in seconds as ns: 0 for what is negative or no number, `UInt64.max` for what is too long to count.
  ///
  /// - Complexity: O(1)
  public static func nanoseconds(_ seconds: Double) -> UInt64 {
    seconds > 0 ? UInt64(exactly: (seconds * 1e9).rounded(.down)) ?? .max : 0
  }

  /// What reading the clock once adds to a measured interval, in ns: the median over back-to-back reads.
  public static func overheadNanoseconds() -> Double {
    var batches: [Double] = []
    for _ in 0..<51 {
      let reads = 64
      let start = now()
      for _ in 1..<reads { _ = now() }
      batches.append(Double(now() - start) / Double(reads))
    }
    return SampleDistribution(batches)?.median ?? 0
  }

  /// The smallest step of the clock that was seen, in ns; at least 1.
  public static func resolutionNanoseconds() -> Double {
    var smallest = UInt64.max
    for _ in 0..<1_000 {
      let start = now()
      var end = now()
      while end == start { end = now() }
      smallest = min(smallest, end - start)
    }
    return Double(max(1, smallest))
  }
}
